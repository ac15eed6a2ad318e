import { expect, test } from "vitest";
import { arranged, HIGH, type Box, type Middle } from "../../src/lib/advised.ts";

const WIDE = 66;
const ROOM: Box = { left: 0, top: 0, right: 600, bottom: 400 };
const at = (x: number, y: number, size = 20): Box => ({ left: x - size / 2, top: y - size / 2, right: x + size / 2, bottom: y + size / 2 });
const boxOf = ([x, y]: Middle): Box => ({ left: x - WIDE / 2, top: y - HIGH / 2, right: x + WIDE / 2, bottom: y + HIGH / 2 });
const marked = (boxes: readonly Box[]) => boxes.map((box) => ({ box, wide: WIDE }));
const meet = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("a mark stands above its thing", () => {
  expect(arranged(marked([at(300, 200)]), ROOM)).toEqual([[300, 190 + 4 - HIGH / 2]]);
});

test("marks of things that lie close together hide one another nowhere, and each touches its own", () => {
  // Two cities and the road between them, as in the north of Gallia.
  const things = [at(300, 200), at(340, 190), at(320, 215)];
  const boxes = arranged(marked(things), ROOM).map(boxOf);
  boxes.forEach((box, n) => {
    expect([n, meet(box, things[n] ?? ROOM)]).toEqual([n, true]);
    for (const other of boxes.slice(n + 1)) expect([n, meet(box, other)]).toEqual([n, false]);
  });
});

test("a mark keeps out of what is covered, and inside of its room", () => {
  const panel: Box = { left: 0, top: 0, right: 600, bottom: 190 };
  const [below] = arranged(marked([at(300, 200)]), ROOM, [panel]);
  expect(below?.[1]).toBeGreaterThan(200);
  const [beside] = arranged(marked([at(590, 200)]), ROOM);
  expect(beside && boxOf(beside).right).toBeLessThanOrEqual(600);
});
