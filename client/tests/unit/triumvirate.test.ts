import { describe, expect, test } from "vitest";
import { coast, march, type Point } from "../../src/games/triumvirate/coast";
import printed from "../../src/games/triumvirate/map.json" with { type: "json" };
import { MAP, SPOTS, waysOf } from "../../src/games/triumvirate/layout";
import { delta, explained, facts, isFresh } from "../../src/games/triumvirate/reading";
import { changes } from "../../src/lib/changes";
import { Texts } from "../../src/lib/fluent";

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
