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
  TRE: { at: [800, 236], broken: true },
  COL: { at: [804, 50], broken: true },
  MOG: { at: [898, 128] },
  ARG: { at: [902, 396] },
  VES: { at: [692, 446], leftward: true },
  CON: { at: [62, 352] },
  LUT: { at: [396, 300], leftward: true },
  CEN: { at: [350, 485] },
  LUG: { at: [674, 688] },
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

/** The middle of a province's name, by colour, and the size of its letters. */
export const PROVINCE_LABELS: Readonly<Record<string, { readonly at: Point; readonly size: number }>> = {
  green: { at: [652, 180], size: 25 },
  grey: { at: [762, 375], size: 19 },
  blue: { at: [192, 310], size: 21 },
  orange: { at: [362, 756], size: 25 },
  violet: { at: [577, 836], size: 15.5 },
};
