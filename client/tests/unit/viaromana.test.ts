import { expect, test } from "vitest";
import { countingOf } from "../../src/games/viaromana/counting.ts";
import { cityAt, frame, lay, LANDS, movedBy, plateBy, postOf, radiusOf, roadLine, roomBeside, spacesOf } from "../../src/games/viaromana/geometry.ts";
import { CITY_LABELS, labelOf, labelPoints, PROVINCE_LABELS } from "../../src/games/viaromana/labels.ts";
import map from "../../src/games/viaromana/map.json" with { type: "json" };
import { isForJoker, partners, payable, waysOf, wayWith } from "../../src/games/viaromana/paying.ts";
import type { Choice, ViaRomanaView } from "../../src/protocol.ts";

const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
/** The points of a line, its control points included, read from either end. */
function pointsOf(path: string): string {
  const found = numbers(path);
  const pairs = Array.from({ length: found.length / 2 }, (_, n) => `${found[2 * n]},${found[2 * n + 1]}`);
  return [pairs.join(" "), pairs.toReversed().join(" ")].sort()[0] ?? "";
}

test("a border is one line, whichever of its two provinces draws it", () => {
  const borders = LANDS.flatMap((land) => land.borders.map(pointsOf));
  expect(new Set(borders).size).toBe(7);
  expect(borders.length).toBe(14);
});

test("a road passes through its spaces, from city to city", () => {
  for (const { road, ends, spaces } of map.roads) {
    const wanted = [ends[0], ends[1]].map((end) => map.cities.find((city) => city.city === end)?.at ?? []);
    const drawn = numbers(roadLine(road));
    expect(drawn.slice(0, 2)).toEqual(wanted[0]);
    expect(drawn.slice(-2)).toEqual(wanted[1]);
    spaces.forEach((at, n) => expect(drawn.slice(6 * n + 6, 6 * n + 8)).toEqual(at));
    expect(spacesOf(road).map((space) => space.id)).toEqual(spaces.map((_, n) => `${road}-${n + 1}`));
  }
});

test("every city and every province has a place for its name", () => {
  expect(Object.keys(CITY_LABELS).sort()).toEqual(map.cities.map((city) => city.city).sort());
  expect(Object.keys(PROVINCE_LABELS).sort()).toEqual(map.provinces.map((province) => province.colour).sort());
});

test("what stands beside a space keeps clear of names", () => {
  const [first] = spacesOf("R03");
  // The name of Bagacum is written to the right of the road.
  expect(first && roomBeside(first, 34, labelPoints)[0]).toBeLessThan(first?.at[0] ?? 0);
});

test("the map of a box is drawn as it has it, and ours after it", () => {
  const road = { road: "R01", ends: ["GES", "TRE"], spaces: [[300, 100], [400, 100], [500, 100]] };
  lay({ cities: map.cities.map((city) => (city.city === "GES" ? { ...city, at: [200, 100] } : city)), roads: [road, ...map.roads.slice(1)] });
  expect(spacesOf("R01").map((space) => space.at)).toEqual(road.spaces);
  expect(cityAt("GES")).toEqual([200, 100]);
  lay(null);
  expect(spacesOf("R01").map((space) => space.at)).toEqual(map.roads[0]?.spaces);
});

test("a road with many spaces has smaller ones, which do not overlap", () => {
  const usual = radiusOf("R01");
  lay({ cities: map.cities, roads: [{ road: "R01", ends: ["GES", "BAG"], spaces: Array.from({ length: 8 }, (_, n) => [357 + (188 * (n + 1)) / 9, 100]) }, ...map.roads.slice(1)] });
  expect(radiusOf("R01")).toBeLessThan(usual);
  expect(2 * radiusOf("R01")).toBeLessThan(188 / 9);
  lay(null);
});

test("the whole of a box's map is shown, and a city's name goes where the city does", () => {
  const ours = frame();
  lay({ cities: map.cities.map((city) => (city.city === "GES" ? { ...city, at: [0, 0] } : city)), roads: map.roads });
  expect(frame().left).toBeLessThan(-20);
  expect(frame().top).toBeLessThan(-20);
  expect(movedBy("GES")).toEqual([-357, -95]);
  expect(movedBy("BAG")).toEqual([0, 0]);
  lay(null);
  expect(frame()).toEqual(ours);
});

test("a name keeps its place, and makes room for the spaces of a road", () => {
  const [x = 0, y = 0] = CITY_LABELS["VES"]?.at ?? [];
  lay({ cities: map.cities, roads: [] });
  expect(labelOf("VES", "Vesontio")).toEqual(CITY_LABELS["VES"]);
  expect(labelOf("AQU", "Aquae Tarbellicae")).toEqual(CITY_LABELS["AQU"]);
  lay({ cities: map.cities, roads: [{ road: "R06", ends: ["DUR", "LUG"], spaces: [[x - 60, y - 8]] }] });
  expect(labelOf("VES", "Vesontio")).not.toEqual(CITY_LABELS["VES"]);
  expect(labelOf("MOG", "Mogontiacum")).toEqual(CITY_LABELS["MOG"]);
  lay(null);
});

test("the count of a road lies beside it, inside the map", () => {
  for (const { road, spaces } of map.roads) {
    const [x, y] = plateBy(road, 270, 48, labelPoints);
    for (const [sx = 0, sy = 0] of spaces) expect([road, Math.abs(sx - x) > 135 + 12 || Math.abs(sy - y) > 24 + 12]).toEqual([road, true]);
    expect(Math.hypot(x - postOf(road, 0)[0], y - postOf(road, 0)[1])).toBeLessThan(260);
    expect([road, x - 135 >= frame().left && x + 135 <= frame().left + frame().width]).toEqual([road, true]);
  }
});

const offer = (code: number, kind: string, place: string, cards: number, ways: string[]): Choice => ({ code, kind, arguments: { [kind.endsWith("road") ? "space" : "city"]: place }, leads: [{ kind: "leads-cost", arguments: { cards, ways } }] });
/** A hand of two blue cards and a grey one. */
const [LUT, CEN, COL] = ["blue-helmet", "blue-laurel", "grey-laurel"];
const MIXED = [COL, LUT, COL, CEN];
const END: Choice = { code: 0, kind: "end", arguments: {}, leads: [] };
const ROAD = offer(1, "road", "R15-1", 1, [LUT, CEN]);
const JOKER = offer(2, "joker_road", "R15-1", 2, MIXED);
const FAR = offer(3, "joker_road", "R01-1", 2, MIXED);
const CASTLE = offer(4, "castle", "LUG", 2, [LUT, CEN]);
const ALL = [END, ROAD, JOKER, FAR, CASTLE];
const kinds = (choices: readonly Choice[]) => choices.map((choice) => choice.code);

test("pressed cards leave what they pay for, and what they could pay for with another one", () => {
  expect(payable(ALL, [])).toEqual(ALL);
  // Alone it pays for the milestone; the joker at the same place would waste another card.
  expect(kinds(payable(ALL, [LUT]))).toEqual([1, 3, 4]);
  expect(kinds(payable(ALL, [COL]))).toEqual([2, 3]);
  expect(kinds(payable(ALL, [LUT, COL]))).toEqual([2, 3]);
  expect(kinds(payable(ALL, [CEN, LUT]))).toEqual([4]);
  expect(kinds(payable(ALL, [LUT, LUT]))).toEqual([]);
  expect(payable(ALL, [LUT]).map((choice) => choice.leads[0]?.arguments?.["ways"])).toEqual([[LUT], [COL, LUT], [LUT, CEN]]);
});

test("the cards that go with those that are pressed are known, and how a build is then paid", () => {
  expect([...partners(ALL, [])].sort()).toEqual([LUT, CEN, COL].sort());
  expect([...partners(ALL, [LUT])].sort()).toEqual([CEN, COL].sort());
  expect([...partners([CASTLE], [LUT])]).toEqual([CEN]);
  expect([...partners(ALL, [LUT, CEN])]).toEqual([]);
  expect(waysOf(JOKER)).toEqual([[COL, LUT], [COL, CEN]]);
  // In the order in which the rules take them, whichever was pressed first.
  expect(wayWith(JOKER, [LUT, COL])).toEqual([COL, LUT]);
  expect(wayWith(CASTLE, [])).toEqual([LUT, CEN]);
  // Which of two ways is meant is not known.
  expect(wayWith(JOKER, [COL])).toBeNull();
  expect(wayWith(ROAD, [])).toBeNull();
  expect(wayWith(END, [])).toBeNull();
});

test("a place where only a joker helps is known from others", () => {
  expect(isForJoker(ALL, "R01-1")).toBe(true);
  expect(isForJoker(ALL, "R15-1")).toBe(false);
  expect(isForJoker(ALL, "LUG")).toBe(false);
  expect(isForJoker(ALL, "MAS")).toBe(false);
});

/** As much of a view as a counting reads: a castle at one end of a road, a milestone at the other. */
function scored(milestones: (number | null)[], status: string, scoring: ViaRomanaView["scoring"], won: readonly string[] = []): ViaRomanaView {
  const ends = { GES: { owner: 1, piece: "castle" }, BAG: { owner: 0, piece: "milestone" } };
  const players = [0, 1, 2].map((seat) => ({ seat, markers: seat === 2 ? won : [] }));
  return { turn: 2, scoring, players, cities: Object.entries(ends).map(([city, piece]) => ({ city, ...piece })), roads: [{ road: "R01", ends: ["GES", "BAG"], milestones, status, missing: milestones.filter((one) => one === null).length }] } as unknown as ViaRomanaView;
}

test("the pieces of each seat are counted along a road that is scored", () => {
  const owners = spacesOf("R01").map((_, n) => (n === 0 ? 1 : 2));
  const view = scored(owners, "complete", { road: "R01", trigger: 2, winner: 2, due: [] });
  const found = countingOf(view, null);
  const [many, last] = [owners.length - 1, owners.length + 1];
  expect(found?.pieces.map(({ seat, n }) => [seat, n])).toEqual([[1, 1], [1, 2], ...Array.from({ length: many }, (_, n) => [2, n + 1]), [0, 1]]);
  expect(found?.pieces[0]?.castle).toBe(true);
  expect(found?.pieces[0]?.at).toEqual(cityAt("GES"));
  expect(found?.pieces[last]?.at).toEqual(cityAt("BAG"));
  expect(found?.totals).toEqual([{ seat: 2, count: many }, { seat: 1, count: 2 }, { seat: 0, count: 1 }]);
  expect([found?.winner, found?.gone]).toEqual([2, false]);
  // It ends with the scoring.
  expect(countingOf(scored(owners.map(() => null), "signposted", null), view)).toBeNull();
});

test("a road that was finished, scored and cleared at once is counted as it was", () => {
  const before = scored(spacesOf("R01").map((_, n) => (n === 0 ? null : 2)), "open", null);
  const found = countingOf(scored(spacesOf("R01").map(() => null), "signposted", null, ["green-3"]), before);
  expect(found?.totals[0]).toEqual({ seat: 2, count: spacesOf("R01").length });
  expect([found?.winner, found?.gone]).toEqual([2, true]);
  // What was not seen to be built is not guessed at.
  expect(countingOf(scored(spacesOf("R01").map(() => null), "signposted", null, ["green-3"]), scored(spacesOf("R01").map((_, n) => (n < 3 ? null : 2)), "open", null))).toBeNull();
  // Nothing is counted where nothing was scored.
  expect(countingOf(before, before)).toBeNull();
  expect(countingOf(before, null)).toBeNull();
});
