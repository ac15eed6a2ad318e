import { expect, test } from "vitest";
import { tellsWho } from "../../src/lib/actions.ts";
import { Texts } from "../../src/lib/fluent.ts";
import { sha256, verify } from "../../src/lib/fairness.ts";
import { foldsOf } from "../../src/lib/folds.ts";
import { logWith } from "../../src/lib/log.ts";
import { blocks, inline } from "../../src/lib/markdown.ts";
import { houseRules, offered } from "../../src/lib/options.ts";
import { isSpent, waitFor } from "../../src/lib/pacing.ts";
import { provenanceIn } from "../../src/lib/provenance.ts";
import { figuresOf, rowsOf, scenesOf, startsOf } from "../../src/lib/scenes.ts";
import { gravest, warns } from "../../src/lib/warnings.ts";
import { breakdowns, counted, tieBreaks } from "../../src/lib/scores.ts";
import { duration } from "../../src/lib/time.ts";
import type { Event, StepInfo } from "../../src/protocol.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("SHA-256 is that of the standard", () => {
  expect(sha256(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256(bytes("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256(bytes("a".repeat(1000)))).toBe("41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
});

test("a move that only tells whose turn comes is named first", () => {
  const ended = { kind: "turn-begins", arguments: { seat: 1, turn: 3 } };
  const moved = { kind: "marched", arguments: { seat: 0, province: "ITA" } };
  expect(tellsWho({ seat: 0, events: [ended, moved] }, 1)).toBe(false);
  expect(tellsWho({ seat: 0, events: [ended, moved] }, 2)).toBe(true);
  expect(tellsWho({ seat: 0, events: [] }, 2)).toBe(false);
});

test("a round of many steps is shown within four seconds, one of few at leisure", () => {
  const shown = (steps: number) => {
    let spent = 0;
    for (let n = 0; n < steps; n++) spent += waitFor(spent);
    return spent;
  };
  expect(shown(1)).toBe(600);
  expect(shown(30)).toBeLessThan(3000);
  expect([isSpent(shown(5)), isSpent(shown(30))]).toEqual([false, true]);
});

test("a secret is checked against what was promised", () => {
  const fair = { salt: "00ff", secret: "0102", shares: ["ab", null], commitment: sha256(new Uint8Array([0, 255, 1, 2])) };
  expect(verify("table", fair)).toEqual({ kept: true, seed: sha256(bytes("ludi-romani seed 1\ntable\n0102\nab\n-\n")) });
  expect(verify("table", { ...fair, secret: "0103" })?.kept).toBe(false);
  expect(verify("table", { ...fair, secret: null })).toBeNull();
});

test("a sentence keeps its seats apart from its words", () => {
  const texts = new Texts("en", ["took = { $seat } takes { $tile } from { $seat_from }.\nname-T1 = the tile"]);
  const event = { kind: "took", arguments: { seat: 1, tile: "T1", seat_from: 0 } };
  expect(texts.event(event, ["Ada", "Bea"])).toBe("Bea takes the tile from Ada.");
  expect(texts.parts(event)).toEqual([{ seat: 1 }, " takes the tile from ", { seat: 0 }, "."]);
});

test("a thing made of two is named by one message", () => {
  const texts = new Texts("en", ["name-R16 = the road\nname-LUT = the city\nname-numbered = { $thing }, space { $part }\nname-paired = { $thing } from { $part }"]);
  expect(texts.name("R16-2")).toBe("the road, space 2");
  expect(texts.name("R16-LUT")).toBe("the road from the city");
  expect([texts.name("R17-2"), texts.name("R16-XXX"), texts.name("R16")]).toEqual(["R17-2", "R16-XXX", "the road"]);
});

test("an action without a message is still readable", () => {
  const texts = new Texts("en", ["name-wheat = Wheat"]);
  expect(texts.action({ kind: "buy_goods", arguments: { good: "wheat", count: 2 } })).toBe("Buy goods Wheat 2");
  expect(texts.label("n_cards_left")).toBe("Cards left");
});

test("an action aimed at a seat names the player there", () => {
  const texts = new Texts("en", ["action-target = Aim at { $seat }"]);
  expect(texts.action({ kind: "target", arguments: { seat: 1 } }, ["Ada", "Bea"])).toBe("Aim at Bea");
});

const held = { dice: 1, tiles: 2, chips: 3 };

test("scores are found with their parts in any view", () => {
  const view = { players: [{ seat: 0, ...held, fame: { total: 5, homes: 3, chips: 2 } }, { seat: 1, ...held, fame: { total: 1, homes: 1, chips: 0 } }] };
  expect(breakdowns(view)[0]).toEqual({ seat: 0, total: 5, parts: [["homes", 3], ["chips", 2]] });
  expect(breakdowns({ players: [{ seat: 1, points: 2, a: 0, b: 0, c: 0 }, { seat: 0, points: 4, a: 0, b: 0, c: 0 }] }).map((one) => one.total)).toEqual([4, 2]);
});

test("where there are no points, what is counted is told by seat", () => {
  const view = { contenders: [{ seat: 1, ...held, won: 6, gold: 1 }, { seat: 0, ...held, won: 3, gold: 2 }] };
  expect(breakdowns(view)).toEqual([]);
  expect(counted(view, ["won", "gold"])).toEqual([["won", [3, 6]], ["gold", [2, 1]]]);
  expect(counted({}, ["won"])).toEqual([]);
});

test("a part that is not in the total only breaks ties", () => {
  const view = { players: [{ seat: 0, ...held, fame: { total: 5, homes: 3, chips: 2, unhoused: 4 } }, { seat: 1, ...held, fame: { total: 1, homes: 1, chips: 0, unhoused: 0 } }] };
  expect(tieBreaks(breakdowns(view))).toEqual(["unhoused"]);
});

test("Markdown becomes a tree and never HTML", () => {
  const found = blocks("A **bold** <b>word</b>.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | `2` |");
  expect(found.map((block) => block.kind)).toEqual(["p", "list", "table"]);
  expect(found[0]).toEqual({ kind: "p", inline: [{ kind: "text", text: "A " }, { kind: "strong", text: "bold" }, { kind: "text", text: " <b>word</b>." }] });
});

test("clocks are readable", () => {
  expect([duration(0), duration(61_000), duration(3_725_000), duration(2 * 86_400_000)]).toEqual(["0:00", "1:01", "1:02:05", "2 d 0 h"]);
});

test("what tells the source of a number is marked, and only that", () => {
  expect(inline("It is public. (number public; places reconstructed)")).toEqual([
    { kind: "text", text: "It is public. " },
    { kind: "text", text: "(number " },
    { kind: "source", text: "public" },
    { kind: "text", text: "; places " },
    { kind: "source", text: "reconstructed" },
    { kind: "text", text: ")" },
  ]);
  expect(inline("`seed` and `code`")).toEqual([{ kind: "source", text: "seed" }, { kind: "text", text: " and " }, { kind: "code", text: "code" }]);
});

test("the source of a thing is found in the row of its id, the least certain word of it", () => {
  const text = "| Id | Value | Provenance |\n|---|---|---|\n| A1 | 3 | name public; value reconstructed |\n| A2 | 4 | seed |";
  expect([...provenanceIn({ chapters: [{ title: "", level: 1, text, clauses: [] }] })]).toEqual([["A1", "reconstructed"], ["A2", "seed"]]);
  expect([...provenanceIn({ chapters: [{ title: "", level: 1, text: text.replace("Provenance", "provenance"), clauses: [] }] })].length).toBe(2);
});

test("only what fits the number of seats is offered", () => {
  const expert = { name: "expert", values: ["off", "on"], fewest_seats: 3, names_seat: false, only_with: [], is_house_rule: false };
  expect([2, 3].map((seats) => offered(expert, seats).length)).toEqual([1, 2]);
  const start = { name: "start", values: ["random", 1, 2, 3, 4, 5], fewest_seats: 0, names_seat: true, only_with: [], is_house_rule: false };
  expect(offered(start, 3)).toEqual(["random", 1, 2, 3]);
  const roles = { name: "roles", values: ["random", "A-B-C", "A-B"], fewest_seats: 0, names_seat: false, only_with: [0, 3, 2], is_house_rule: false };
  expect([2, 3].map((seats) => offered(roles, seats))).toEqual([["random", "A-B"], ["random", "A-B-C"]]);
});

test("a house rule is told only where it is chosen", () => {
  const camp = { name: "camp", values: ["off", "on"], fewest_seats: 0, names_seat: false, only_with: [0, 2], is_house_rule: true };
  const game = { options: [{ ...camp, name: "expert", is_house_rule: false }, camp] };
  const matches: readonly Record<string, string>[] = [{}, { camp: "off", expert: "on" }, { camp: "on" }];
  expect(matches.map((chosen) => houseRules(game, chosen).map((one) => one.name))).toEqual([[], [], ["camp"]]);
  expect(houseRules(undefined, { camp: "on" })).toEqual([]);
});

const step = (number: number, ply: number, kind: "action" | "undo" = "action") => ({ step: number, ply, kind, seat: 0, by: "person" as const, at: 0 });

test("an undo strikes what it took back, and what is done after it stands", () => {
  const log = logWith([], [step(1, 1), step(2, 2), step(3, 1, "undo"), step(4, 2)]);
  expect(log.map((one) => one.undone ?? false)).toEqual([false, true, false, false]);
});

test("an entry of the log that comes twice is kept once", () => {
  const log = logWith(logWith([], [step(1, 1), step(2, 2)]), [step(2, 2), step(3, 3)]);
  expect(log.map((one) => one.step)).toEqual([1, 2, 3]);
});

test("an opening with what follows it is a scene; what led to the first belongs to it", () => {
  const seat = (kind: string, n: number) => ({ kind, arguments: { seat: n } });
  const step = (events: readonly Event[], kind: StepInfo["kind"] = "action") => ({ step: 7, ply: 7, seat: 0, kind, by: "bot", at: 0, events }) satisfies StepInfo;
  const events = [seat("chose-token", 1), seat("token-shown", 0), { kind: "gauls" }, seat("battle-won", 0), seat("battle-lost", 1), { kind: "upkeep" }, seat("upkept", 0), { kind: "round-begins" }];
  const openings = ["gauls", "upkeep", "round-begins", "game-over"];
  expect(scenesOf([step(events)], openings).map((one) => [one.title.kind, one.lines.map((line) => line.kind)])).toEqual([["gauls", ["chose-token", "token-shown", "battle-won", "battle-lost"]]]);
  expect(scenesOf([step([...events.slice(0, 3), { kind: "game-over" }, seat("final-score", 0)])], openings)).toEqual([{ step: 7, place: 0, title: { kind: "gauls" }, lines: events.slice(0, 2) }]);
  expect(scenesOf([step(events, "undo")], openings)).toEqual([]);
  expect(scenesOf([step(events)], [])).toEqual([]);
});

test("a scene counts what has a sign, and puts many lines into a row for each seat", () => {
  expect(figuresOf({ kind: "income", arguments: { seat: 2, amount: 3, good: "wood" } })).toEqual([{ icon: "wood-pile", count: 3, lost: false, pieces: true }]);
  expect(figuresOf({ kind: "lost-favour", arguments: { seat: 0, favour: 2 } })).toEqual([{ icon: "laurels", count: 2, lost: true, pieces: true }]);
  expect(figuresOf({ kind: "upkept", arguments: { seat: 0, morale: 5 } })).toEqual([{ icon: "flying-flag", count: 5, lost: false, pieces: false }]);
  expect(figuresOf({ kind: "round-begins", arguments: { round: 2, seat: 1 } })).toEqual([]);
  const lines = [0, 1, 0].map((n) => ({ kind: "income", arguments: { seat: n } }));
  expect(rowsOf(lines, 3)).toHaveLength(3);
  expect(rowsOf([{ kind: "laid-out" }, ...lines], 2).map((row) => [row.seat, row.events.length])).toEqual([[0, 2], [1, 1], [null, 1]]);
});

test("the log shows one line for a move: choices before it and a visit after it are folded into it", () => {
  let steps = 0;
  const did = (seat: number, ...kinds: string[]): StepInfo => ({ step: (steps += 1), ply: steps, kind: "action", seat, by: "bot", at: 0, events: kinds.map((kind) => ({ kind })) });
  const log = logWith([], [
    did(0, "begins-activate"), did(0, "chose-worker"), did(0, "activated", "paid-fee", "opened-market"), did(0, "sold"), did(0, "sold"), did(0, "left-market"), did(0, "begins-build"), did(0, "built"),
    did(1, "activated"), did(1, "sold"), did(1, "left-market", "update-begins"), did(1, "did-not-recruit"),
    did(0, "begins-build"),
  ]);
  const changeless = ["begins-activate", "begins-build", "chose-worker", "opened-market", "left-market", "did-not-recruit"];
  const told = (found: ReturnType<typeof foldsOf>) => [...found].map(([step, fold]) => [step, fold.before.map((one) => one.step), fold.after.map((one) => one.step)]);
  expect(told(foldsOf(log, changeless, ["sold", "left-market"]))).toEqual([[3, [1, 2], [4, 5, 6]], [8, [7], []], [9, [], [10]], [11, [], [12]]]);
  // What has been taken back is no part of a move that stands.
  const undone = logWith(log.slice(0, 5), [{ ...did(0), step: 90, kind: "undo", ply: 4 }]);
  expect(told(foldsOf(undone, changeless, ["sold"]))).toEqual([[3, [1, 2], [4]]]);
});

test("what is drawn by chance takes its time, and the lines after it wait", () => {
  const figure = (count: number, drawn: boolean) => ({ icon: "crossed-swords", count, lost: false, pieces: true, drawn }) as const;
  expect(startsOf([[figure(4, false)], [figure(2, true), figure(1, true)], []], 240, 450)).toEqual([0, 240, 240 + 240 + 3 * 450, 480 + 240 + 3 * 450]);
});

test("warnings come first among what a choice leads to", () => {
  const [cost, beware] = [{ kind: "leads-cost" }, { kind: "leads-beware-military", arguments: { seat: 1 } }];
  expect(gravest([cost, beware])).toEqual([beware, cost]);
  expect([[cost], [cost, beware]].map((leads) => warns({ code: 1, kind: "end", arguments: {}, leads }))).toEqual([false, true]);
});
