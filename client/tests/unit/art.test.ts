import { expect, test } from "vitest";
import type { Shape } from "../../src/art/architecture.ts";
import { BUILDINGS } from "../../src/art/buildings.ts";
import { PICTURES as CITY } from "../../src/games/alea/city.ts";
import { bestTurn, bounds, matching, PICTURES as TILES, turned } from "../../src/games/praetor/layout.ts";
import { building, costOf, isAsleep, kindOf, latin, PICTURES as CARDS } from "../../src/games/provincia/cards.ts";
import printed from "../../src/games/provincia/cards.json";
import type { praetor } from "../../src/protocol.ts";

test("every building is drawn with whole numbers and lies in its picture", () => {
  for (const [name, plan] of Object.entries(BUILDINGS) as [string, readonly Shape[]][]) {
    expect([name, plan.length > 1]).toEqual([name, true]);
    for (const shape of plan) expect([name, /NaN|undefined|Infinity|e-/.test(shape.d)]).toEqual([name, false]);
  }
});

test("no two buildings look alike, and every one of them stands in a game", () => {
  const drawn = Object.values(BUILDINGS).map((plan) => JSON.stringify(plan));
  expect(new Set(drawn).size).toBe(drawn.length);
  const used = new Set<string>([...Object.values(TILES), ...Object.values(CARDS), ...Object.values(CITY)]);
  expect(Object.keys(BUILDINGS).filter((name) => !used.has(name))).toEqual([]);
});

test("every building card has a picture and its printed cost", () => {
  expect(Object.keys(printed.buildings).filter((id) => !(id in CARDS))).toEqual([]);
  expect(building("turris_inactive")).toEqual(building("turris"));
  expect([kindOf("mola_inactive"), isAsleep("mola_inactive"), isAsleep("mola")]).toEqual(["mola", true, false]);
  expect(costOf("aquaeductus")).toEqual({ stone: 9 });
  expect(latin("Aquaeductus (aqueduct)")).toBe("Aquaeductus");
});

const tile = (x: number, y: number, corners: string) => ({ x, y, corners: [...corners] }) as unknown as praetor.CityTile;

test("a tile is turned clockwise, and its best way round is found", () => {
  expect(turned(["R", "C", "V", "F"], 0)).toEqual(["R", "C", "V", "F"]);
  expect(turned(["R", "C", "V", "F"], 1)).toEqual(["F", "R", "C", "V"]);
  expect(bestTurn([0, 2, 2, 1])).toBe(1);
  expect(bestTurn([])).toBe(0);
});

test("corners glow where they meet a like one, across an edge or a corner", () => {
  const city = [tile(0, 0, "RCVF"), tile(1, 1, "VVVV")];
  // To the right of the first, above the second: C meets C at the top left, V meets V twice below.
  expect(matching(city, 1, 0, ["C", "R", "V", "V"])).toEqual([true, false, true, true]);
  expect(matching(city, 5, 5, ["C", "R", "V", "V"])).toEqual([false, false, false, false]);
});

test("the city fills its room, and makes room for the cells around it while a place is asked for", () => {
  const view = { city: [tile(0, 0, "RCVF")], cells: [{ place: 1, x: -1, y: 0, plaza: [] }, { place: 2, x: 0, y: 1, plaza: [] }] };
  expect(bounds(view, true)).toEqual({ left: -124, top: -14, width: 248, height: 248 });
  expect(bounds(view, false)).toEqual({ left: -41.5, top: -41.5, width: 193, height: 193 });
});
