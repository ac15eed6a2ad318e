/** How a match ended, as it is told: who won, by how much, and where somebody came in. */

import type { Result } from "../protocol";

export interface Victory {
  readonly winners: readonly number[];
  /** The winners' points; none where the game counts none. */
  readonly points: number | null;
  /** So many more than the next has; none where nobody comes next. */
  readonly ahead: number | null;
  readonly next: number | null;
}

const seatsOf = (result: Result): number[] => result.places.map((_, seat) => seat);

export function victory(result: Result, counted: boolean): Victory {
  const winners = seatsOf(result).filter((seat) => result.places[seat] === 1);
  const others = seatsOf(result).filter((seat) => result.places[seat] !== 1);
  const [next] = others.sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  const points = (counted && winners[0] !== undefined ? result.scores[winners[0]] : null) ?? null;
  const ahead = points === null || next === undefined ? null : points - (result.scores[next] ?? 0);
  // Who resigned with more points comes after the winner all the same: points do not tell how it ended then.
  if (ahead !== null && ahead < 0) return { winners, points: null, ahead: null, next: null };
  return { winners, points, ahead, next: next ?? null };
}

export function placeOf(result: Result, seat: number): { readonly place: number; readonly shared: boolean } {
  const place = result.places[seat] ?? 0;
  return { place, shared: result.places.filter((one) => one === place).length > 1 };
}
