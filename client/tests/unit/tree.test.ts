import { expect, test } from "vitest";
import { changes, inField, inList, inRow } from "../../src/lib/changes.ts";
import { Texts } from "../../src/lib/fluent.ts";
import { apart, grouped, sharedWords } from "../../src/lib/groups.ts";
import { fieldIcon, token } from "../../src/lib/tokens.ts";
import { counted, isEmpty, isSilent, meaning, rowKeys, sections, totalOf } from "../../src/lib/tree.ts";
import { mentions } from "../../src/parts/tree/tree.ts";

const shell = { seat: 0, actor: 1, ask: {}, choices: [] };

test("a view falls into facts, flags, holdings, records, a map and tables", () => {
  const player = (seat: number) => ({ seat, gold: 1, wood: 2, hand: null, passed: false });
  const view = {
    ...shell,
    round: 3,
    last: true,
    first: false,
    nothing: [],
    players: [player(0), player(1)],
    supply: { gold: 9 },
    city: [{ tile: "A", x: 0, y: -1 }],
    cells: [{ place: 1, x: 1, y: 0 }],
    roads: [{ road: "R1" }, { road: "R2" }],
  };
  const found = sections(view, 2);
  expect(found.facts).toEqual([["round", 3]]);
  expect(found.flags).toEqual(["last"]);
  expect(found.holdings?.[0]).toBe("players");
  expect(found.records.map(([field]) => field)).toEqual(["supply"]);
  expect(found.map.map((one) => [one.field, one.x, one.y])).toEqual([["city", 0, -1], ["cells", 1, 0]]);
  expect(found.tables.map(([field]) => field)).toEqual(["roads"]);
});

test("numbers that stand for seats are known from the types of the views", () => {
  expect(meaning("viaromana", "roads.leaders")).toBe("seat");
  expect(meaning("viaromana", "roads.pieces")).toBe("by-seat");
  expect(meaning("viaromana", "roads.missing")).toBeNull();
  expect(meaning("unknown", "roads.leaders")).toBeNull();
});

test("the first seat is somebody, none of a good is nothing", () => {
  expect(isSilent("praetor", "city.owner", 0)).toBe(false);
  expect(isSilent("praetor", "city.owner", null)).toBe(true);
  expect(isSilent("praetor", "city.fee", 0)).toBe(true);
});

test("a row is known by its seat, by what it names, or by all it says", () => {
  expect(rowKeys([{ seat: 1 }, { seat: 0 }])).toEqual(["1", "0"]);
  expect(rowKeys([{ seat: 1, tile: "a" }, { seat: 1, tile: "b" }])).toEqual(["a", "b"]);
  expect(rowKeys([{ size: 2 }, { size: 2 }])).toEqual(['{"size":2}', '{"size":2} 1']);
});

test("what has changed is found wherever the rows have moved to", () => {
  const before = { ...shell, round: 1, players: [{ seat: 0, gold: 3, hand: ["a"] }, { seat: 1, gold: 2, hand: null }], display: ["x", "y"] };
  const after = { ...shell, actor: 0, round: 2, players: [{ seat: 1, gold: 2, hand: null }, { seat: 0, gold: 1, hand: ["a", "a"] }], display: ["y", "z"] };
  expect([...changes(before, after)]).toEqual([
    ["round", 1],
    [inField(inRow("players", "0"), "gold"), -2],
    [inList(inField(inRow("players", "0"), "hand"), "a"), "new"],
    [inList("display", "z"), "new"],
  ]);
  // Of two equal tokens one is played: the others are what they were.
  const tokens = (...values: number[]) => ({ tokens: values.map((value) => ({ colour_of: 0, value })) });
  expect([...changes(tokens(2, 2, -1, 3), tokens(2, -1, 3))]).toEqual([]);
  expect([...changes(tokens(2), tokens(2, 2)).values()]).toEqual(["new"]);
  expect(changes(null, after).size).toBe(0);
  expect([...changes({ rows: [{ id: "a" }] }, { rows: [{ id: "a" }, { id: "b" }] })]).toEqual([[inRow("rows", "b"), "new"]]);
  expect([...changes({ spaces: [0, null, 2] }, { spaces: [null, 1, 2] })]).toEqual([
    ["spaces", "other"],
    [inRow("spaces", "1"), "new"],
  ]);
});

test("small helpers of the tree", () => {
  expect(counted(["a", "a", "b", "a"])).toEqual([["a", 2], ["b", 1], ["a", 1]]);
  expect(isEmpty([null, []])).toBe(true);
  expect(isEmpty([0])).toBe(false);
  expect(totalOf({ total: 4, homes: 4 })).toBe(4);
  expect(totalOf({ homes: 4 })).toBeNull();
});

test("words in ids and fields find their marks", () => {
  expect(token("green-helmet")).toEqual({ icons: ["centurion-helmet"], colour: "--ger" });
  expect(token("clay-clay-wood").icons).toEqual(["clay-brick", "clay-brick", "wood-pile"]);
  expect(token("C", "blau").colour).toBe("--bri");
  expect(token("GES")).toEqual({ icons: [], colour: null });
  expect(fieldIcon("gold")).toBe("two-coins");
  expect(fieldIcon("turns_to_election")).toBeNull();
});

test("a thing on the board is found in choices: names anywhere, numbers in their own field", () => {
  const choice = { code: 7, kind: "build", arguments: { tile: "A", place: 3 } };
  expect(mentions(choice, { field: "city", value: "A" })).toBe(true);
  expect(mentions(choice, { field: "place", value: 3 })).toBe(true);
  expect(mentions(choice, { field: "gold", value: 3 })).toBe(false);
  expect(mentions(choice, { field: "tile", value: "A", kind: "activate" })).toBe(false);
  expect(mentions(choice, { field: "code", value: 7 })).toBe(true);
});

test("choices of a kind stand under the words they share", () => {
  expect(sharedWords(["Castle in Roma", "Castle in Ostia"])).toBe("Castle in …");
  expect(sharedWords(["Milestone: A", "Milestone: B"])).toBe("Milestone …");
  expect(sharedWords(["Forum bauen", "Villa bauen"])).toBe("… bauen");
  expect(sharedWords(["Eins", "Zwei"])).toBe("");
  expect(apart(["Take along one legion", "Take along 2 legions"])).toEqual(["one legion", "2 legions"]);
  expect(apart(["Eine Legion mitnehmen", "2 Legionen mitnehmen"])).toEqual(["Eine Legion", "2 Legionen"]);
  expect(apart(["Eins", "Zwei"])).toEqual(["Eins", "Zwei"]);
  const texts = new Texts("en", ["action-build = Build { $tile }\naction-pass = Pass"]);
  const choice = (code: number, kind: string, args: Record<string, string>) => ({ code, kind, arguments: args, leads: [] });
  const groups = grouped([choice(0, "build", { tile: "A" }), choice(1, "pass", {}), choice(2, "build", { tile: "B" })], texts);
  expect(groups.map((group) => [group.title, group.choices.map((one) => one.code)])).toEqual([["Build …", [0, 2]], ["", [1]]]);
});
