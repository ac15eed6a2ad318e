/** The map as lines: smooth outlines and roads through the points of map.json. */

import map from "./map.json";

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

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** What our map takes with its names, and the room around a place. */
const OURS = { left: 4, top: 2, right: 1054, bottom: 992 };
const AROUND = 34;

/** The part of the plane that is shown: our map, and whatever a box has beyond it. */
export function frame(): Frame {
  const points = [...drawing.cities.flatMap((city) => [city.at, city.markers]), ...drawing.roads.flatMap((road) => road.spaces)];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const left = Math.min(OURS.left, Math.min(...xs) - AROUND);
  const top = Math.min(OURS.top, Math.min(...ys) - AROUND);
  return { left, top, width: Math.max(OURS.right, Math.max(...xs) + AROUND) - left, height: Math.max(OURS.bottom, Math.max(...ys) + AROUND) - top };
}

/** How far a box has moved a city from where ours lies: its name goes with it. */
export function movedBy(city: string): Point {
  const [x, y] = cityAt(city);
  const [ox, oy] = ours.cities.find((one) => one.city === city)?.at ?? [x, y];
  return [x - ox, y - oy];
}

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

/** How large a space is drawn: smaller where many lie close together. */
const RADIUS = 12.5;
export function radiusOf(road: string): number {
  const points = course(road);
  const gaps = points.slice(1, -2).map((at, n) => far(at, points[n + 2] ?? at));
  return round(Math.min(RADIUS, ...gaps.map((gap) => gap / 2 - 0.8)));
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

/** How many spaces, cities and stacks of markers lie under a rectangle. */
export function covered(left: number, top: number, width: number, height: number): number {
  const lies = ([x, y]: Point, room: number) => x > left - room && x < left + width + room && y > top - room && y < top + height + room;
  return drawing.cities.filter((city) => lies(city.at, 14) || lies(city.markers, 8)).length + drawing.roads.flatMap((road) => road.spaces).filter((at) => lies(at, 5)).length;
}

/** Where a plate of this size lies near a road and covers least: of names, cities, spaces, and above all of the road itself. */
export function plateBy(road: string, width: number, height: number, others: readonly Point[]): Point {
  const [x, y] = postOf(road, 0);
  const own = course(road);
  const rest = [...drawing.cities.flatMap((city) => [city.at, city.markers]), ...drawing.roads.flatMap((one) => one.spaces)];
  const { left, top, width: across, height: down } = frame();
  const found: { at: Point; worth: number }[] = [];
  for (let dx = -5; dx <= 5; dx++)
    for (let dy = -5; dy <= 5; dy++) {
      const at: Point = [x + dx * 40, y + dy * 30];
      const covers = ([px, py]: Point, room: number) => Math.abs(px - at[0]) < width / 2 + room && Math.abs(py - at[1]) < height / 2 + room;
      const isOut = at[0] - width / 2 < left || at[0] + width / 2 > left + across || at[1] - height / 2 < top || at[1] + height / 2 > top + down;
      found.push({ at, worth: (isOut ? 1e6 : 0) + 1000 * own.filter((one) => covers(one, 30)).length + 120 * others.filter((one) => covers(one, 12)).length + 80 * rest.filter((one) => covers(one, 14)).length + far(at, [x, y]) });
    }
  return found.reduce((best, one) => (one.worth < best.worth ? one : best)).at;
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
