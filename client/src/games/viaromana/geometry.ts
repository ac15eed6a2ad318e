/** The map as lines: smooth outlines and roads through the points of map.json. */

import map from "./map.json";

/** The part of the plane that the drawing shows. */
export const LEFT = -16;
export const TOP = -44;
export const WIDTH = 1062;
export const HEIGHT = 1088;

export type Point = readonly [number, number];

interface Province {
  readonly name: string;
  readonly colour: string;
  readonly outline: readonly Point[];
}
interface City {
  readonly city: string;
  readonly at: Point;
  readonly markers: Point;
}
interface Road {
  readonly road: string;
  readonly ends: readonly [string, string];
  /** The first is next to the first end. */
  readonly spaces: readonly Point[];
}
interface Drawing {
  readonly cities: readonly City[];
  readonly roads: readonly Road[];
}
const ours = map as unknown as Drawing & { readonly provinces: readonly Province[] };

let drawing: Drawing = ours;
let CITIES: ReadonlyMap<string, City>;
let ROADS: ReadonlyMap<string, Road>;

/** Lay the map of a match: ours, or as its box has it. One map is shown at a time. */
export function lay(other: Readonly<Record<string, unknown>> | null): void {
  drawing = (other as unknown as Drawing | null) ?? ours;
  CITIES = new Map(drawing.cities.map((city) => [city.city, city]));
  ROADS = new Map(drawing.roads.map((road) => [road.road, road]));
}
lay(null);
const NOWHERE: Point = [0, 0];

const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);
const round = (n: number) => Math.round(n * 10) / 10;

/** The direction in which a line passes its point k, as a unit vector; at an end that of its only segment. */
function heading(points: readonly Point[], k: number): Point {
  const [ax, ay] = points[Math.max(0, k - 1)] ?? NOWHERE;
  const [bx, by] = points[Math.min(points.length - 1, k + 1)] ?? NOWHERE;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}

/** A smooth line through all points; the same line whichever end it starts from. */
function smooth(points: readonly Point[]): string {
  const parts = points.slice(1).map((to, n) => {
    const from = points[n] ?? to;
    const reach = 0.34 * far(from, to);
    const [fx, fy] = heading(points, n);
    const [tx, ty] = heading(points, n + 1);
    return `C${[from[0] + fx * reach, from[1] + fy * reach, to[0] - tx * reach, to[1] - ty * reach, ...to].map(round).join(" ")}`;
  });
  return parts.join("");
}
const moveTo = (points: readonly Point[]) => `M${(points[0] ?? NOWHERE).join(" ")}`;

/** A line beside another one, to its left (less than 0) or right. */
function beside(points: readonly Point[], away: number): Point[] {
  return points.map(([x, y], k) => {
    const [dx, dy] = heading(points, k);
    return [x - dy * away, y + dx * away];
  });
}

const edge = (a: Point, b: Point) => [a.join(), b.join()].sort().join(" ");

/** A province's outline cut where another neighbour, or none, begins: both sides of a border are the same line. */
function runs(province: Province): { readonly points: readonly Point[]; readonly inland: boolean }[] {
  const { outline } = province;
  const at = (k: number) => outline[(k + outline.length) % outline.length] ?? NOWHERE;
  const across = (k: number) => ours.provinces.find((other) => other !== province && edgesOf(other).has(edge(at(k), at(k + 1))));
  const cuts = outline.flatMap((_, k) => (across(k - 1) === across(k) ? [] : k));
  return cuts.map((start, n) => {
    const end = cuts[n + 1] ?? (cuts[0] ?? 0) + outline.length;
    return { points: Array.from({ length: end - start + 1 }, (_, k) => at(start + k)), inland: across(start) !== undefined };
  });
}
function edgesOf(province: Province): Set<string> {
  return new Set(province.outline.map((point, k) => edge(point, province.outline[(k + 1) % province.outline.length] ?? point)));
}

export interface Land {
  readonly name: string;
  readonly colour: string;
  readonly shape: string;
  /** Its borders with other provinces. */
  readonly borders: readonly string[];
}
export const LANDS: readonly Land[] = ours.provinces.map((province) => {
  const found = runs(province);
  return {
    name: province.name,
    colour: province.colour,
    shape: `${moveTo(found[0]?.points ?? [])}${found.map((run) => smooth(run.points)).join("")}Z`,
    borders: found.filter((run) => run.inland).map((run) => `${moveTo(run.points)}${smooth(run.points)}`),
  };
});

/** An outline of our own, not of the rules: the coasts of lands that nobody builds in. */
export const shore = (points: readonly Point[]): string => `${moveTo(points)}${smooth(points)}Z`;

export const cityAt = (city: string): Point => CITIES.get(city)?.at ?? NOWHERE;
export const markersAt = (city: string): Point => CITIES.get(city)?.markers ?? NOWHERE;

function course(road: string): readonly Point[] {
  const found = ROADS.get(road);
  return found ? [cityAt(found.ends[0]), ...found.spaces, cityAt(found.ends[1])] : [];
}

/** A road's line, or one beside it. */
export function roadLine(road: string, away = 0): string {
  const points = beside(course(road), away);
  return `${moveTo(points)}${smooth(points)}`;
}

export interface Space {
  readonly id: string;
  readonly at: Point;
  /** The way the road runs there, in degrees. */
  readonly turn: number;
}
export function spacesOf(road: string): Space[] {
  const points = course(road);
  return points.slice(1, -1).map((at, n) => {
    const [dx, dy] = heading(points, n + 1);
    return { id: `${road}-${n + 1}`, at, turn: round((Math.atan2(dy, dx) * 180) / Math.PI) };
  });
}

/** A point beside a space of a road. */
export function asideOf(space: Space, away: number): Point {
  const angle = ((space.turn + 90) * Math.PI) / 180;
  return [round(space.at[0] + Math.cos(angle) * away), round(space.at[1] + Math.sin(angle) * away)];
}

/** That side of a space on which more room is left by cities, spaces and other things. */
export function roomBeside(space: Space, away: number, others: readonly Point[]): Point {
  const taken = [...others, ...drawing.cities.flatMap((city) => [city.at, city.markers]), ...drawing.roads.flatMap((road) => road.spaces)];
  const room = (at: Point) => Math.min(...taken.map((one) => far(at, one)));
  const [left, right] = [asideOf(space, -away), asideOf(space, away)];
  return room(left) > room(right) ? left : right;
}

/** Where a signpost stands: in the middle of the road, or beside it. */
export function postOf(road: string, away: number): Point {
  const spaces = spacesOf(road);
  const near = spaces[Math.floor((spaces.length - 1) / 2)];
  const next = spaces[Math.ceil((spaces.length - 1) / 2)];
  if (!near || !next) return NOWHERE;
  const [[ax, ay], [bx, by]] = [asideOf(near, away), asideOf(next, away)];
  return [(ax + bx) / 2, (ay + by) / 2];
}
