import { expect, test } from "vitest";
import { APART, GAP, NARROW, NARROW_CLOSED, partFor, sizeFor, WIDE } from "../../src/games/alea/city.ts";
import { enact, evaluated, harvest, isEvaluating } from "../../src/games/alea/evaluation.ts";
import { placementsOf, warningOf } from "../../src/games/alea/placing.ts";
import type { AleaView, Choice, Event } from "../../src/protocol.ts";

// The settings ask the browser how much it should move.
globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
const { likeOf } = await import("../../src/lib/fly.ts");

const beatsOf = (...given: Parameters<typeof enact>) => enact(...given).beats;
const event = (kind: string, given: NonNullable<Event["arguments"]> = {}): Event => ({ kind, arguments: given });
const player = (seat: number, given: object = {}) => ({ seat, dice_in_hand: 0, latrina: 0, chips: 0, provinces: [], patricians: [], ...given });

function position(given: object): AleaView {
  return {
    actor: 0, stage: 2, ask: event("ask-place"), choices: [{ code: 1 }], roll: [3], marked: [], last_round: true, offered_tiles: [], open_provinces: ["PR-GER-3", "PR-GAL-1"], open_patricians: ["PA-GER-F2"],
    templum: { dice: [[2, 5], [4]], leader: 0, best: 7, next_dice: 3, due: [1, 2] },
    senatus: [{ seat: 1, low: 2, high: 4, wins: true }], castrum: [], forum: [{ seat: 0, value: 1 }, { seat: null, value: 0 }], players: [player(0, { dice_in_hand: 1 }), player(1, { dice_in_hand: 2 })], ...given,
  } as unknown as AleaView;
}

test("one action that evaluates two buildings is shown in a beat for each, with what still lies there", () => {
  const before = position({});
  const after = position({ ask: event("ask-senate", { seat: 1 }), templum: { dice: [[], []], leader: null }, senatus: [], players: [player(0, { dice_in_hand: 2 }), player(1, { dice_in_hand: 4, latrina: 2 })] });
  const events = [
    event("placed-senatus", { seat: 0, straight: "3-3", rank: 2, rewarded: 1 }), event("last-round", { seat: 0 }), event("evaluation", { stage: 2 }), event("dice-left", { seat: 1, dice: 2 }),
    event("kept-fortuna", { seat: 0, count: 1, tokens: [3] }), event("took-back-templum", { seat: 0, dice: 2 }), event("took-back-templum", { seat: 1, dice: 1 }),
    event("ranked-senatus", { seat: 1, rank: 1, dice: 3 }), event("lost-senatus", { seat: 0, dice: 1 }), event("looked-at-some-tiles", { seat: 1 }),
  ];
  const beats = beatsOf(before, after, events);
  expect(beats.map((beat) => [beat.ask.kind, evaluated(beat)])).toEqual([["dice-left", null], ["kept-fortuna", "templum"], ["ranked-senatus", "senatus"]]);
  expect(beats.every((beat) => beat.choices.length === 0 && isEvaluating(beat))).toBe(true);
  const [hands, templum, senatus] = beats;
  // The straight that was just laid lies there with its rank, until its building is evaluated.
  expect(hands?.senatus.map((one) => [one.seat, one.low, one.high, one.wins])).toEqual([[1, 2, 4, true], [0, 3, 3, false]]);
  expect(templum?.templum?.dice).toEqual([[2, 5], [4]]);
  expect(templum?.players.map((row) => [row.dice_in_hand, row.latrina])).toEqual([[0, 0], [0, 2]]);
  expect(senatus?.templum?.dice).toEqual([[], []]);
  expect(senatus?.senatus).toHaveLength(2);
  expect(senatus?.players.map((row) => [row.dice_in_hand, row.latrina])).toEqual([[2, 0], [1, 2]]);
});

test("dice placed in the Templum at last lie among the others of their seat, ascending", () => {
  const events = [event("placed-templum", { seat: 0, count: 1, dice: [4] }), event("evaluation", { stage: 2 }), event("took-back-templum", { seat: 1, dice: 1 })];
  const { beats, left } = enact(position({}), position({}), events);
  expect(beats[0]?.templum?.dice).toEqual([[2, 4, 5], [4]]);
  expect(left.templum?.dice).toEqual([[2, 4, 5], []]);
  // The evaluation may stop there at once, with a question: then the view has them already.
  const asked = position({ templum: { dice: [[2, 4, 5], [4]], leader: 0 }, ask: event("ask-fortuna", { seat: 0 }) });
  expect(enact(position({}), asked, [...events.slice(0, 2), event("dice-left", { seat: 1, dice: 2 })]).left.templum?.dice).toEqual([[2, 4, 5], [4]]);
});

test("what goes on in the building that is lit needs no beat, and an ordinary turn has none", () => {
  const before = position({ ask: event("ask-patrician", { seat: 0, value: 1 }) });
  const after = position({ stage: 3 });
  const last = [event("took-patrician", { seat: 0, value: 1, patrician: "PA-GER-F2" }), event("won-chips", { seat: 1, dice: 2, chips: 2 }), event("stage-begins", { stage: 3, seat: 1 })];
  const beats = beatsOf({ ...before, players: [player(0), player(1, { latrina: 2 })] as unknown as AleaView["players"] }, after, last);
  expect(beats.map((beat) => [evaluated(beat), beat.stage, beat.open_patricians, beat.forum[0]?.seat, beat.players[0]?.dice_in_hand, beat.players[1]?.latrina])).toEqual([["latrina", 2, [], null, 1, 2]]);
  expect(beatsOf(before, after, last.slice(0, 1))).toEqual([]);
  expect(beatsOf(position({}), position({}), [event("placed-castrum", { seat: 0 }), event("rolled", { seat: 1 })])).toEqual([]);
});

test("a stage is summed up from what was told of it; of others' tiles only that they were won", () => {
  const events = [
    event("kept-fortuna", { seat: 0, tokens: [3, 1] }), event("kept-tile", { seat: 0, tile: "SQ-I" }), event("passed-some-tiles", { seat_from: 0, seat: 1 }), event("kept-a-tile", { seat: 1 }), event("passed-some-tiles", { seat_from: 1, seat: 2 }),
    event("took-province", { seat: 1, province: "PR-GER-3", value: 4, size: 2 }), event("took-patrician", { seat: 1, patrician: "PA-GER-F2", value: 1 }), event("won-chips", { seat: 2, dice: 3, chips: 2 }),
  ];
  expect(harvest(events, 3)).toEqual([
    { seat: 0, provinces: [], patricians: [], tiles: ["SQ-I"], fortuna: [3, 1], chips: 0 },
    { seat: 1, provinces: ["PR-GER-3"], patricians: ["PA-GER-F2"], tiles: [null], fortuna: [], chips: 0 },
    { seat: 2, provinces: [], patricians: [], tiles: [null], fortuna: [], chips: 2 },
  ]);
  expect(harvest([event("passed-tiles", { seat_from: 1, seat: 0, tiles: ["SQ-V"] })], 1)[0]?.tiles).toEqual(["SQ-V"]);
});

test("dice are as large as there is room for all of them", () => {
  expect(sizeFor([], [300, 60], 34)).toBe(36);
  const many = [8, 8, 8, 8, 8];
  const size = sizeFor(many, [456, 60], 34);
  expect(size).toBeLessThan(sizeFor([3, 2], [456, 60], 34));
  // Two groups in a row, three rows: no fewer, no larger.
  expect(34 + 8 * (size + 3) + 14 + 34 + 8 * (size + 3)).toBeLessThanOrEqual(456);
  expect(3 * (size + 3)).toBeLessThanOrEqual(63);
  // A group is not broken, however much room there is below it.
  expect(sizeFor([8], [162, 200], 0)).toBe(16);
});

test("where even the smallest dice find no room, all is drawn smaller until they do", () => {
  const [across, down] = NARROW.squares.senatus.dice;
  expect(partFor([3, 2], [across, down], 34)).toBe(1);
  const straights = [3, 3, 3, 3, 3];
  const part = partFor(straights, [across, down], 34);
  expect(part).toBeLessThan(1);
  const wide = 34 + 3 * (14 + GAP);
  const inRow = Math.floor((across / part + APART) / (wide + APART));
  expect(Math.ceil(straights.length / inRow) * (17 + GAP) - GAP).toBeLessThanOrEqual(down / part);
  // A row is no lower than the sign before its dice.
  expect(partFor([1, 1, 1], [60, 50], 34)).toBeLessThan(1);
});

test("dice lie between what a building says and what it offers", () => {
  // As Square.svelte lays it out: two lines of words on a wide screen, none on a phone; offers as high as a finger needs there.
  const layouts = [[WIDE, 17 + 35 + 5, 42 + 6], [NARROW, 17 - 7, 62 + 6], [NARROW_CLOSED, 17 - 7, 62 + 6]] as const;
  for (const [city, words, offered] of layouts)
    for (const [building, { court, height, dice }] of Object.entries(city.squares)) expect([building, court + words + dice[1] <= height - offered]).toEqual([building, true]);
});

test("who chooses the last dice is warned, and so is everybody in the last round", () => {
  const castrum = (value: number, count: number, last: boolean): Choice => ({ code: value * 10 + count, kind: "castrum", arguments: { value, count }, leads: last ? [event("leads-last-round")] : [] });
  const view = position({ roll: [4, 4], templum: null, last_round: false, choices: [castrum(4, 1, false), castrum(4, 2, true)] });
  expect(warningOf(view, [], null)).toBeNull();
  expect(warningOf(view, [4], null)).toBeNull();
  expect(warningOf(view, [4, 4], null)).toBe("board-ends-stage");
  expect(warningOf(view, [], view.choices[1] ?? null)).toBe("board-ends-stage");
  expect(warningOf({ ...view, choices: [castrum(4, 1, true)] }, [], null)).toBe("board-ends-stage");
  expect(warningOf({ ...view, last_round: true }, [], null)).toBe("board-last-chance");
  expect(warningOf({ ...view, choices: [] }, [], null)).toBeNull();
});

test("a handful of dice is known by what it makes: in the Templum any with that sum", () => {
  const choices = [{ code: 1, kind: "templum", arguments: { sum: 7 }, leads: [] }, { code: 2, kind: "castrum", arguments: { value: 4, count: 1 }, leads: [] }];
  const view = position({ roll: [1, 3, 4, 6], senatus: [], templum: { dice: [[], []], leader: null, best: 3, next_dice: 2, due: [2, 2] }, choices });
  expect(placementsOf(view, [3, 4]).map((choice) => choice.code)).toEqual([1]);
  expect(placementsOf(view, [6, 1]).map((choice) => choice.code)).toEqual([1]);
  expect(placementsOf(view, [4]).map((choice) => choice.code)).toEqual([2]);
  expect(placementsOf(view, [])).toEqual([]);
});

test("a die without a face comes from any of its seat's, one with a face from its like or from a hand", () => {
  const left = () => new Map([["die:0:4", ["castrum"]], ["die:1:4", ["other"]], ["die:1:*", ["hand"]], ["id:PR-GER-3", []]]);
  expect(likeOf("die:0:*", left())).toBe("castrum");
  expect(likeOf("die:1:4", left())).toBe("other");
  expect(likeOf("die:1:6", left())).toBe("hand");
  expect(likeOf("die:0:6", left())).toBeUndefined();
  expect(likeOf("id:PR-GER-3", left())).toBeUndefined();
});
