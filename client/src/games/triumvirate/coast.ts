/** Lines of a map from the corners of its polygons: each edge wanders a little, the same from both sides. */

export type Point = readonly [number, number];

/** Edges are split until their parts are this short. */
const GRAIN = 9;
/** How far a middle leaves its edge at most, as a part of its length. */
const SWAY = 0.22;

/** A number from -1 to 1 that belongs to a place. */
function chance([x, y]: Point): number {
  const wild = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (wild - Math.floor(wild)) * 2 - 1;
}

/** The points of an edge after its first. */
function wander(from: Point, to: Point): Point[] {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(x, y) < GRAIN) return [to];
  const flat: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const sway = (chance(flat) * SWAY) / 2;
  const middle: Point = [flat[0] - y * sway, flat[1] + x * sway];
  return [...wander(from, middle), ...wander(middle, to)];
}

/** Neighbours share their edges, so that both must find the same points. */
function edge(from: Point, to: Point): Point[] {
  if (from[0] < to[0] || (from[0] === to[0] && from[1] < to[1])) return wander(from, to);
  return [...wander(to, from).slice(0, -1).reverse(), to];
}

const written = (points: readonly Point[]) => points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join("L");

/** The path around a polygon. */
export function coast(corners: readonly Point[]): string {
  return `M${written(corners.flatMap((corner, n) => edge(corner, corners[(n + 1) % corners.length] ?? corner)))}Z`;
}

/** The path along a line. */
export function river(points: readonly Point[]): string {
  return `M${written(points.flatMap((point, n) => (n === 0 ? [point] : edge(points[n - 1] ?? point, point))))}`;
}

/** A curve from place to place, bent to the left of its way, short of both ends. */
export function march(from: Point, to: Point, gap = 26): { readonly path: string; readonly middle: Point } {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.max(1, Math.hypot(x, y));
  const bend: Point = [(from[0] + to[0]) / 2 + y * 0.16, (from[1] + to[1]) / 2 - x * 0.16];
  const short = Math.min(gap, length / 4) / length;
  const start: Point = [from[0] + x * short, from[1] + y * short];
  const end: Point = [to[0] - x * short, to[1] - y * short];
  return { path: `M${written([start])}Q${written([bend])} ${written([end])}`, middle: [(start[0] + end[0]) / 4 + bend[0] / 2, (start[1] + end[1]) / 4 + bend[1] / 2] };
}
