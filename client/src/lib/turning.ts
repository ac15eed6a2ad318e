/** The turns that decided a match. */

import type { Analysis, TurningPoint } from "../protocol";

const MOST = 6;
/** Of anybody's chance; of one's own, half as much is worth a look. */
const LEAST = 0.1;

/** How much a turn changed the chance of a seat, or of whomever it changed most. */
function size(one: TurningPoint, seat: number | null): number {
  return seat === null ? Math.max(...one.changes.map(Math.abs)) : Math.abs(one.changes[seat] ?? 0);
}

/** Those that changed most for a seat, or for anybody, as they came. */
export function turningFor(analysis: Analysis, seat: number | null): TurningPoint[] {
  return analysis.turning
    .filter((one) => size(one, seat) >= (seat === null ? LEAST : LEAST / 2))
    .toSorted((a, b) => size(b, seat) - size(a, seat))
    .slice(0, MOST)
    .toSorted((a, b) => a.ply - b.ply);
}
