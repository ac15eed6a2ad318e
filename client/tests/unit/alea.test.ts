import { expect, test } from "vitest";
import { diceOf, diceWithSum, offers, rerollSteps, wanted } from "../../src/games/alea/placing.ts";
import { homeRegions, patrician, province } from "../../src/games/alea/tiles.ts";
import type { AleaView } from "../../src/protocol.ts";

function position(given: Partial<AleaView>): AleaView {
  return { actor: 0, roll: [], senatus: [], choices: [], templum: null, ...given } as unknown as AleaView;
}

test("tiles say what is printed on them", () => {
  expect(province("PR-GER-3")).toMatchObject({ value: 3, region: { code: "GER", name: "Germania" } });
  expect(patrician("PA-HIS-M2")).toMatchObject({ value: 2, sex: "M", region: { code: "HIS" } });
  expect(homeRegions("SQ-XII-e").map((region) => region.code)).toEqual(["HIS", "AEG"]);
  expect(homeRegions("SQ-XIII-a").map((region) => region.code)).toEqual(["LIB"]);
});

test("the lowest dice that make a sum are taken", () => {
  expect(diceWithSum([1, 2, 3, 6], 2, 7)).toEqual([1, 6]);
  expect(diceWithSum([2, 2, 5], 2, 4)).toEqual([2, 2]);
  expect(diceWithSum([1, 2], 2, 9)).toBeNull();
});

test("an extension of a straight takes only its new dice", () => {
  const view = position({ roll: [2, 5], senatus: [{ seat: 0, low: 3, high: 4, wins: true }] });
  expect(diceOf(view, { kind: "senatus", arguments: { straight: "2-5" } })).toEqual([2, 5]);
  expect(wanted(view, "senatus", [5, 2])).toEqual({ kind: "senatus", arguments: { straight: "2-5" } });
});

test("a handful of dice stands for at most one placement in a building", () => {
  const view = position({ roll: [1, 4, 4, 4] });
  expect(wanted(view, "castrum", [4, 4])).toEqual({ kind: "castrum", arguments: { value: 4, count: 2 } });
  expect(wanted(view, "castrum", [1, 4])).toBeNull();
  expect(wanted(view, "forum", [4, 1])).toEqual({ kind: "forum_pair", arguments: { pair: "1+4" } });
  expect(wanted(view, "forum", [4, 4])).toBeNull();
  expect(wanted(view, "templum", [4])).toBeNull();
  expect(wanted(view, "latrina", [1])).toEqual({ kind: "latrina", arguments: {} });
  expect(wanted(view, "latrina", [4])).toBeNull();
});

test("the Castrum offers the largest set of each value", () => {
  const castrum = (value: number, count: number, code: number) => ({ code, kind: "castrum", arguments: { value, count }, leads: [] });
  const view = position({ choices: [castrum(2, 1, 0), castrum(5, 1, 1), castrum(5, 2, 2)] });
  expect(offers(view, "castrum").map((choice) => choice.code)).toEqual([2, 0]);
});

test("dice are marked from the lowest value up, then rolled", () => {
  expect(rerollSteps([5, 2, 5])).toEqual([
    { kind: "mark", arguments: { value: 2, count: 1 } },
    { kind: "mark", arguments: { value: 5, count: 2 } },
    { kind: "reroll", arguments: {} },
  ]);
});
