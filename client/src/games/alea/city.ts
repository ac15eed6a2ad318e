/** The city as it is drawn: where each building and its square lie, and how large dice are there. */

import type { BuildingName } from "../../art/buildings";
import type { Building } from "./placing";

export const PICTURES: Readonly<Record<Building, BuildingName>> = { templum: "fortunaTemple", senatus: "senateHouse", castrum: "fort", forum: "basilica", latrina: "latrine" };

/** In this order they are evaluated (AIE-1101), and so they are numbered. */
export const NUMBERS: Readonly<Record<Building, string>> = { templum: "I", senatus: "II", castrum: "III", forum: "IV", latrina: "V" };

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the pavement begins, from the top of the square; the building stands there. */
  readonly court: number;
  /** The building, from the left of the square. */
  readonly art: { readonly x: number; readonly width: number };
  /** The room for dice: across and down. */
  readonly dice: readonly [number, number];
}

export interface City {
  readonly width: number;
  readonly height: number;
  readonly squares: Readonly<Record<Building, Square>>;
}

/** On a wide screen; the Tiber runs along its right edge, below the buttons of the stage. */
export const WIDE: City = {
  width: 1044,
  height: 620,
  squares: {
    templum: { x: 12, y: 6, width: 292, height: 272, court: 104, art: { x: 66, width: 160 }, dice: [268, 40] },
    senatus: { x: 318, y: 6, width: 352, height: 272, court: 104, art: { x: 96, width: 160 }, dice: [328, 60] },
    latrina: { x: 684, y: 6, width: 304, height: 272, court: 104, art: { x: 84, width: 136 }, dice: [280, 62] },
    castrum: { x: 12, y: 284, width: 480, height: 332, court: 100, art: { x: 161, width: 158 }, dice: [456, 60] },
    forum: { x: 508, y: 284, width: 480, height: 332, court: 100, art: { x: 154, width: 172 }, dice: [456, 58] },
  },
};

/** On a phone held upright: tall rather than wide, and squares without words. */
export const NARROW: City = {
  width: 660,
  height: 590,
  squares: {
    templum: { x: 6, y: 4, width: 222, height: 186, court: 60, art: { x: 8, width: 100 }, dice: [206, 40] },
    senatus: { x: 236, y: 4, width: 232, height: 186, court: 60, art: { x: 8, width: 100 }, dice: [216, 40] },
    latrina: { x: 476, y: 4, width: 178, height: 186, court: 60, art: { x: 4, width: 92 }, dice: [162, 46] },
    castrum: { x: 6, y: 192, width: 648, height: 196, court: 60, art: { x: 20, width: 100 }, dice: [296, 56] },
    forum: { x: 6, y: 390, width: 648, height: 196, court: 60, art: { x: 20, width: 112 }, dice: [270, 56] },
  },
};

/** Without the Templum its place is only looked at, and the Senatus has more room. */
export const NARROW_CLOSED: City = {
  ...NARROW,
  squares: {
    ...NARROW.squares,
    templum: { x: 6, y: 4, width: 150, height: 186, court: 60, art: { x: 4, width: 100 }, dice: [0, 0] },
    senatus: { ...NARROW.squares.senatus, x: 164, width: 304, dice: [288, 40] },
  },
};

const SIZES = [36, 33, 30, 27, 24, 21, 18, 16, 14];
/** Between two dice of a group, and between two groups. */
export const GAP = 3;
export const APART = 14;

/** How high the sign before a group is: lower dice do not make a row lower. */
const SIGN_HEIGHT = 17;
const SMALLEST = 14;
/** How far everything is drawn smaller where even the smallest dice find no room. */
const PARTS = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

type Room = readonly [number, number];

/** Whether groups of so many dice, each behind a sign of that width, lie in the room: they are not broken, and wrap. */
function fits(groups: readonly number[], [across, down]: Room, sign: number, size: number): boolean {
  let [rows, at] = [1, 0];
  for (const dice of groups) {
    const wide = sign + dice * (size + GAP);
    if (at > 0 && at + APART + wide > across) [rows, at] = [rows + 1, 0];
    at += (at > 0 ? APART : 0) + wide;
    if (wide > across) return false;
  }
  return rows * (Math.max(size, sign > 0 ? SIGN_HEIGHT : 0) + GAP) <= down + GAP;
}

/** The largest size of dice at which all groups lie in the room. */
export function sizeFor(groups: readonly number[], room: Room, sign: number): number {
  return SIZES.find((size) => fits(groups, room, sign, size)) ?? SMALLEST;
}

/** The part of their size at which dice and signs are drawn: all of it, unless the smallest dice find no room. */
export function partFor(groups: readonly number[], [across, down]: Room, sign: number): number {
  return PARTS.find((part) => fits(groups, [across / part, down / part], sign, SMALLEST)) ?? 0.5;
}
