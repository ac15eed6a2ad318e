/** The pieces on a road that is scored, counted along it from city to city. */

import { asideOf, cityAt, markersAt, spacesOf, type Point } from "./geometry";
import type { ViaRomanaView } from "../../protocol";

export interface Counted {
  readonly seat: number;
  /** How many of the seat's pieces have been passed, this one included. */
  readonly n: number;
  /** Where the piece stands, and where its number is written. */
  readonly at: Point;
  readonly beside: Point;
  readonly castle: boolean;
}
export interface Counting {
  readonly road: string;
  readonly pieces: readonly Counted[];
  /** The seats on the road with their pieces: most first. */
  readonly totals: readonly { readonly seat: number; readonly count: number }[];
  readonly winner: number | null;
  /** Its milestones have left the board already: they are shown once more. */
  readonly gone: boolean;
}

/** So many pieces a build places at most. */
const MOST_PLACED = 2;

/** The scoring that is going on, or one that began and ended since the view before. */
export function countingOf(view: ViaRomanaView, before: ViaRomanaView | null): Counting | null {
  if (view.scoring !== null) {
    const { road, winner } = view.scoring;
    const there = view.roads.find((one) => one.road === road);
    return there ? count(view, road, there.milestones, winner < 0 ? null : winner, false) : null;
  }
  if (before === null || before.turn === null) return null;
  const [done, ...others] = view.roads.filter((one, n) => one.status === "signposted" && before.roads[n]?.status !== "signposted" && before.scoring?.road !== one.road);
  const was = before.roads.find((one) => one.road === done?.road);
  // More than a build can place was not seen happening.
  if (!done || !was || others.length > 0 || was.missing > MOST_PLACED) return null;
  // Whoever finished it placed what was missing.
  const owners = was.milestones.map((seat) => seat ?? before.turn);
  const winner = view.players.find((player, n) => player.markers.length > (before.players[n]?.markers.length ?? 0));
  return count(view, done.road, owners, winner?.seat ?? null, true);
}

function count(view: ViaRomanaView, road: string, owners: readonly (number | null)[], winner: number | null, gone: boolean): Counting {
  const spaces = spacesOf(road);
  const ends = view.roads.find((one) => one.road === road)?.ends ?? [];
  const [first, last] = ends.map((id) => {
    const city = view.cities.find((one) => one.city === id);
    const [x, y] = cityAt(id);
    const [mx, my] = markersAt(id);
    // Across the city from its markers.
    const away = 33 / (Math.hypot(x - mx, y - my) || 1);
    return { seat: city?.owner ?? null, at: [x, y] as Point, beside: [x + (x - mx) * away, y + (y - my) * away] as Point, castle: city?.piece === "castle" };
  });
  const along = spaces.map((space, n) => ({ seat: owners[n] ?? null, at: space.at, beside: asideOf(space, 23), castle: false }));
  const so = new Map<number, number>();
  const pieces = [first, ...along, last].flatMap((one): Counted[] => {
    if (!one || one.seat === null) return [];
    const n = (so.get(one.seat) ?? 0) + 1;
    so.set(one.seat, n);
    return [{ ...one, seat: one.seat, n }];
  });
  const totals = [...so].map(([seat, n]) => ({ seat, count: n })).sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.count - a.count || a.seat - b.seat);
  return { road, pieces, totals, winner, gone };
}

/** How long the counting takes at normal speed: piece by piece, then who has won. */
const PIECE_MS = 120;
const LONGEST_MS = 900;
const WINNER_MS = 300;
export const stepMs = (counting: Counting): number => Math.min(PIECE_MS, LONGEST_MS / Math.max(1, counting.pieces.length));
export const totalMs = (counting: Counting): number => stepMs(counting) * counting.pieces.length + WINNER_MS;
