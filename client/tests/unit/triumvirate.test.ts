import { describe, expect, test } from "vitest";
import { coast, march, type Point } from "../../src/games/triumvirate/coast";
import printed from "../../src/games/triumvirate/map.json" with { type: "json" };
import { chanceOf, figuresIn, inRows, metersOf, nextField, onlyOf, theOne } from "../../src/games/triumvirate/deeds";
import { besideMarch, MAP, SPOTS, waysOf } from "../../src/games/triumvirate/layout";
import { delta, explained, facts, isFresh } from "../../src/games/triumvirate/reading";
import { changes } from "../../src/lib/changes";
import { Texts } from "../../src/lib/fluent";
import type { Choice, triumvirate } from "../../src/protocol";

const points = (path: string) => path.slice(1, -1).split("L");

describe("the coasts of the map", () => {
  test("an edge has the same points from both sides", () => {
    const edge: readonly [Point, Point] = [[343, 210], [331, 158]];
    const one = points(coast([...edge, [400, 100]]));
    const other = points(coast([edge[1], edge[0], [200, 300]]));
    const between = (path: readonly string[], from: string, to: string) => {
      const all = [...path, ...path];
      const start = all.indexOf(from);
      return all.slice(start, all.indexOf(to, start) + 1);
    };
    const found = between(one, "343 210", "331 158");
    expect(found.length).toBeGreaterThan(4);
    expect(between(other, "331 158", "343 210").reverse()).toEqual(found);
  });

  test("every corner stays where it is printed", () => {
    for (const [id, { polygon }] of Object.entries(MAP.provinces)) {
      const drawn = new Set(points(coast(polygon)));
      expect([id, polygon.filter(([x, y]) => !drawn.has(`${x} ${y}`))]).toEqual([id, []]);
    }
  });

  test("every province has its places, within the map", () => {
    expect(Object.keys(SPOTS).sort()).toEqual(Object.keys(MAP.provinces).sort());
    for (const { name, pieces, figure, odds } of Object.values(SPOTS))
      for (const [x, y] of [name, pieces, figure, odds]) expect(x > 0 && x < MAP.width && y > 0 && y < MAP.height).toBe(true);
  });

  test("the way of a march ends short of both places", () => {
    expect(march([0, 0], [200, 0])).toEqual({ path: "M26 0Q100 -32 174 0", middle: [100, -16] });
  });
});

describe("what is said of a province", () => {
  const texts = new Texts("en", ["label-owner = Owner\nlabel-legions = Legions\nlabel-gold = Gold\nlabel-governor_on = Governor on the field\nlabel-characters = Here\nname-CAE = Caesar\n"]);
  const before = { map: [{ province: "ITA", owner: "CAE", seat: 0, legions: 2, gold: 1, governor_on: false, characters: [] as string[] }, { province: "ILL", owner: "CAE", seat: 0 }] };
  const now = { province: "ITA", owner: "CAE", seat: 0, legions: 4, gold: 0, governor_on: true, characters: ["CAE"] };

  test("what is empty or false is left out, the owner has a player, numbers their difference", () => {
    const said = { texts, names: ["Anna"], changes: changes(before, { map: [now, before.map[1]] }) };
    expect(facts(said, now, "map[ITA]", ["province"])).toEqual(["Owner: Caesar (Anna)", "Legions: 4 (+2)", "Gold: 0 (−1)", "Governor on the field", "Here: Caesar"]);
    const calm = { texts, names: ["Anna"], changes: changes(null, null) };
    expect(facts(calm, { ...now, governor_on: false, characters: [], seat: null }, "map[ITA]", ["province"])).toEqual(["Owner: Caesar", "Legions: 4"]);
  });

  test("changes are found by field", () => {
    const found = changes(before, { map: [now, before.map[1]] });
    expect([delta(found, "map[ITA]", "legions"), delta(found, "map[ITA]", "gold"), delta(found, "map[ITA]", "servants")]).toEqual(["+2", "−1", ""]);
    expect([isFresh(found, "map[ITA]", "characters"), isFresh(found, "map[ITA]", "owner")]).toEqual([true, false]);
  });

  test("an explanation has a line for each of its parts", () => {
    expect(explained("Italia", "", ["Legions: 4", "Gold: 1"])).toBe("Italia\nLegions: 4 · Gold: 1");
  });
});

describe("the ways of a box", () => {
  const land = [
    ["GTR", "GCI"], ["GTR", "GNA"], ["GNA", "GCI"], ["GNA", "HCI"], ["GCI", "ILL"], ["GCI", "ITA"],
    ["ILL", "MAC"], ["HUL", "HCI"], ["AFR", "AEG"], ["MAC", "ACH"], ["ASI", "SYR"], ["SYR", "AEG"],
  ];
  const arrows = printed.arrows.map((arrow) => arrow.ends);

  test("of our own map nothing is added and nothing barred", () => {
    expect(waysOf({ land, arrows })).toEqual(waysOf(null));
  });
  test("a border that is closed has a bar, a way over land that is new a passage", () => {
    const other = waysOf({ land: [...land.slice(1), ["HUL", "ITA"]], arrows: [["GTR", "AEG"]] });
    expect(other.bars).toHaveLength(1);
    expect(other.passages).toHaveLength(2);
  });
});

describe("what actions are pressed on", () => {
  const choice = (code: number, kind: string, given: Choice["arguments"] = {}, leads: Choice["leads"] = []): Choice => ({ code, kind, arguments: given, leads });
  const choices = [choice(1, "raise", { track: "political" }), choice(2, "win_citizen"), choice(3, "drop_citizen", { rival: "POM" }), choice(4, "end")];

  test("a field of a track, for raising it or as compensation", () => {
    expect(nextField(choices, "political")).toEqual({ field: "track", value: "political", kind: "raise" });
    expect(nextField(choices, "military")).toBeNull();
    expect(nextField([choice(9, "advance", { track: "military" })], "military")).toEqual({ field: "track", value: "military", kind: "advance" });
  });

  test("one thing stands for one choice", () => {
    expect(onlyOf(choices, "arm", "weapon")).toBeNull();
    expect(theOne(choices, onlyOf(choices, "win_citizen"))?.code).toBe(2);
    expect(theOne(choices, { field: "rival", value: "POM", kind: "drop_citizen" })?.code).toBe(3);
    expect(theOne(choices, { field: "rival", value: "CRA", kind: "drop_citizen" })).toBeNull();
  });

  test("the chance stands where there is a battle", () => {
    expect(chanceOf(choice(5, "take", { legions: 3 }, [{ kind: "leads-attack", arguments: { chance: 0 } }]))).toBe(0);
    expect(chanceOf(choice(5, "take", { legions: 3 }, [{ kind: "leads-step" }]))).toBeNull();
  });

  test("many numbers stand in rows", () => {
    expect(inRows([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inRows([], 2)).toEqual([]);
  });

  test("the sheet of numbers lies on the map and hides no piece at either end of the march", () => {
    const size = [152, 54] as const;
    for (const [from, one] of Object.entries(SPOTS))
      for (const [to, other] of Object.entries(SPOTS)) {
        if (from === to) continue;
        const [x, y] = besideMarch(from, to, size);
        expect([from, to, x >= 0 && y >= 0 && x + size[0] <= MAP.width && y + size[1] <= MAP.height]).toEqual([from, to, true]);
        const covers = ([left, top]: Point) => left > x && left < x + size[0] && top > y && top < y + size[1];
        expect([from, to, [one.figure, one.pieces, other.pieces].some(covers)]).toEqual([from, to, false]);
      }
  });
});

describe("how near a character is to each victory", () => {
  const one = { n_provinces: 8, citizens: 7, political: 6, military: 3, could_win: ["military"] } as unknown as triumvirate.Contender;

  test("three meters, and an alarm on what is within reach", () => {
    expect(metersOf(one)).toEqual([
      { victory: "military", value: 8, of: 9, near: true },
      { victory: "political", value: 7, of: 6, near: false },
      { victory: "competence", value: 9, of: 14, near: false },
    ]);
  });
});

describe("what a scene shows", () => {
  const three = [{ character: "CAE", seat: 2 }, { character: "POM", seat: 0 }, { character: "CRA", seat: 1 }];
  const drew = (holder: string, hits: number, losses: number, neutral: number) => ({ kind: "drew-weapons", arguments: { seat: 2, holder, hits, losses, neutral } });
  const owners = (event: Parameters<typeof figuresIn>[0], contenders: Parameters<typeof figuresIn>[1]) => figuresIn(event, contenders)?.map((figure) => [figure.count, figure.seat]);

  test("weapons have the colours of their owners, whatever the seats", () => {
    expect(owners(drew("POM", 1, 2, 0), three)).toEqual([[1, 2], [2, 0]]);
    expect(owners(drew("POM", 0, 0, 3), three)).toEqual([[3, 1]]);
  });

  test("with two players the third colour is nobody's, and so is the defender's in a leaderless province", () => {
    const two = [{ character: "CAE", seat: 2 }, { character: "POM", seat: 0 }];
    expect(owners(drew("POM", 0, 1, 1), two)).toEqual([[1, 0], [1, null]]);
    expect(owners(drew("CRA", 0, 1, 1), two)).toEqual([[1, null], [1, 0]]);
  });

  test("citizens are counted by whom they support; all else is told as in other games", () => {
    expect(owners({ kind: "voted", arguments: { seat: 1, citizens: 4 } }, three)).toEqual([[4, 1]]);
    expect(owners({ kind: "voted", arguments: { seat: 1, citizens: 0 } }, three)).toEqual([]);
    expect(figuresIn({ kind: "clashed", arguments: { legions: 2 } }, three)).toBeNull();
  });
});
