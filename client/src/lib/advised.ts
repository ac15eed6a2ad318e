/** Where the marks of a hint stand: each at its thing, none over another. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export type Middle = readonly [number, number];

/** So high is a mark, and by so little it lies over its thing that both are read. */
export const HIGH = 26;
const OVER = 4;

const boxOf = ([x, y]: Middle, wide: number): Box => ({ left: x - wide / 2, top: y - HIGH / 2, right: x + wide / 2, bottom: y + HIGH / 2 });
const meet = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const isWithin = (one: Box, room: Box): boolean => one.left >= room.left && one.top >= room.top && one.right <= room.right && one.bottom <= room.bottom;

/** The middles of marks so wide: above its thing, below or beside it, wherever nothing is hidden; in the order of the things. */
export function arranged(things: readonly { readonly box: Box; readonly wide: number }[], room: Box, taken: readonly Box[] = []): Middle[] {
  const full = [...taken];
  return things.map(({ box: thing, wide }) => {
    const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
    const [above, below] = [thing.top + OVER - HIGH / 2, thing.bottom - OVER + HIGH / 2];
    const [before, after] = [thing.left + OVER - wide / 2, thing.right - OVER + wide / 2];
    const sides: readonly Middle[] = [[x, above], [x, below], [after, y], [before, y], [after, above], [before, above], [after, below], [before, below]];
    const isFree = (at: Middle) => isWithin(boxOf(at, wide), room) && !full.some((other) => meet(boxOf(at, wide), other));
    const isClear = (at: Middle) => !things.some(({ box: other }) => other !== thing && meet(boxOf(at, wide), other));
    const free = sides.filter(isFree);
    const found = free.find(isClear) ?? free[0] ?? [x, above];
    full.push(boxOf(found, wide));
    return found;
  });
}
