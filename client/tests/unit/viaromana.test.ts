import { expect, test } from "vitest";
import { cityAt, lay, LANDS, roadLine, roomBeside, spacesOf } from "../../src/games/viaromana/geometry.ts";
import { CITY_LABELS, labelPoints, PROVINCE_LABELS } from "../../src/games/viaromana/labels.ts";
import map from "../../src/games/viaromana/map.json" with { type: "json" };

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
