/** Where names are written, so that they cover no road: chosen by eye. */

import { cityAt, covered, movedBy, type Point } from "./geometry";

export interface Label {
  /** The end of the first line that stands at the city's symbol. */
  readonly at: Point;
  /** Written to the left of that point instead of to its right. */
  readonly leftward?: boolean;
  /** A long name takes two lines. */
  readonly broken?: boolean;
}

export const CITY_LABELS: Readonly<Record<string, Label>> = {
  GES: { at: [318, 64] },
  BAG: { at: [574, 140] },
  DUR: { at: [614, 318] },
  TRE: { at: [726, 172], broken: true, leftward: true },
  COL: { at: [804, 50], broken: true },
  MOG: { at: [872, 116] },
  ARG: { at: [893, 396] },
  VES: { at: [692, 446], leftward: true },
  CON: { at: [62, 352] },
  LUT: { at: [396, 300], leftward: true },
  CEN: { at: [350, 485] },
  LUG: { at: [633, 687], leftward: true },
  BUR: { at: [194, 724] },
  LIM: { at: [274, 554] },
  AUG: { at: [450, 676], leftward: true },
  AQU: { at: [134, 884], broken: true },
  TOL: { at: [336, 820] },
  NAR: { at: [526, 931], broken: true },
  MAS: { at: [716, 984], leftward: true },
  GEN: { at: [793, 612] },
};

/** So wide is a letter of a city's name, and so much stands before it. */
const LETTER = 12.9;
const BEFORE = 25;

/** Where a name is written: in its own place, unless a box has spaces of a road there; then where it covers least. */
export function labelOf(city: string, name: string): Label {
  const own = CITY_LABELS[city];
  const [[x, y], [dx, dy]] = [cityAt(city), movedBy(city)];
  const sides: readonly Label[] = [
    ...(own ? [{ ...own, at: [own.at[0] + dx, own.at[1] + dy] as Point }] : []),
    { at: [x + 26, y + 7] },
    { at: [x - 26, y + 7], leftward: true },
    { at: [x + 12, y - 26] },
    { at: [x + 12, y + 40] },
    { at: [x - 12, y - 26], leftward: true },
    { at: [x - 12, y + 40], leftward: true },
  ];
  const covers = ({ at: [left, base], leftward, broken }: Label) => {
    const lines = broken ? name.split(" ") : [name];
    const width = Math.max(...lines.map((line, n) => line.length * LETTER + (n === 0 ? BEFORE : 0)));
    return covered(leftward ? left - width : left, base - 17, width, 20 + 21 * (lines.length - 1));
  };
  return sides.reduce((best, one) => (covers(one) < covers(best) ? one : best));
}

/** Points that names of cities cover. */
export const labelPoints: readonly Point[] = Object.values(CITY_LABELS).flatMap(({ at: [x, y], leftward }) => [0, 30, 60, 90].map((along): Point => [leftward ? x - along : x + along, y - 6]));

/** The middle of a province's name, by colour, the size of its letters, and whether they stand close together for want of room. */
export const PROVINCE_LABELS: Readonly<Record<string, { readonly at: Point; readonly size: number; readonly tight?: boolean }>> = {
  green: { at: [456, 162], size: 25 },
  grey: { at: [762, 375], size: 19 },
  blue: { at: [192, 310], size: 21 },
  orange: { at: [362, 756], size: 25 },
  violet: { at: [580, 836], size: 18.6, tight: true },
};
