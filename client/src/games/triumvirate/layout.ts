/** Where things stand on the map: its printed geometry (map.json), and what we chose to draw well. */

import { march, type Point } from "./coast";
import printed from "./map.json";

interface Shape {
  readonly anchor: Point;
  readonly polygon: readonly Point[];
}
interface Printed {
  readonly width: number;
  readonly height: number;
  readonly provinces: Readonly<Record<string, Shape>>;
  readonly seas: Readonly<Record<string, Shape>>;
  readonly arrows: readonly { readonly ends: readonly string[]; readonly from: Point; readonly to: Point }[];
}
/** JSON has no pairs: the shapes are those that the test of the file checks. */
export const MAP = printed as unknown as Printed;

type Pair = readonly [string, string];
/** What is drawn between provinces: passages, and a bar where neighbours are no neighbours in this box. */
export interface Ways {
  readonly passages: readonly { readonly from: Point; readonly to: Point }[];
  readonly bars: readonly { readonly at: Point; readonly turn: number }[];
}
const same = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join();
const NOWHERE: Point = [0, 0];
const anchor = (id: string): Point => MAP.provinces[id]?.anchor ?? NOWHERE;
/** The points that two provinces share: where their border runs. */
const border = ([a, b]: Pair): Point[] =>
  (MAP.provinces[a]?.polygon ?? []).filter(([x, y]) => MAP.provinces[b]?.polygon.some((other) => other[0] === x && other[1] === y));

/** A passage where none is printed in ours: the middle part of the way from province to province. */
function between([a, b]: Pair): { from: Point; to: Point } {
  const [[ax, ay], [bx, by]] = [anchor(a), anchor(b)];
  const along = (share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];
  return { from: along(0.3), to: along(0.7) };
}

/** The ways of our map, or those of a box. */
export function waysOf(drawing: Readonly<Record<string, unknown>> | null): Ways {
  if (!drawing) return { passages: MAP.arrows, bars: [] };
  const { land, arrows } = drawing as { readonly land: readonly Pair[]; readonly arrows: readonly Pair[] };
  const far = land.filter((pair) => border(pair).length < 2);
  const codes = Object.keys(MAP.provinces);
  const parted = codes.flatMap((a, n) => codes.slice(n + 1).map((b): Pair => [a, b])).filter((pair) => border(pair).length > 1 && !land.some((joined) => same(joined, pair)));
  return {
    passages: [...arrows, ...far].map((pair) => MAP.arrows.find((arrow) => same(arrow.ends, pair)) ?? between(pair)),
    bars: parted.map((pair) => {
      const points = border(pair);
      const [first = NOWHERE, last = NOWHERE, middle = NOWHERE] = [points[0], points.at(-1), points[Math.floor(points.length / 2)]];
      const at: Point = points.length > 2 ? middle : [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
      return { at, turn: (Math.atan2(last[1] - first[1], last[0] - first[0]) * 180) / Math.PI };
    }),
  };
}

export interface Spot {
  /** Middle of the name's first line, and its lines: words to a line. */
  readonly name: Point;
  readonly lines: readonly number[];
  /** Middle of the supply field, and of the pieces below it. */
  readonly pieces: Point;
  /** Where a character stands. */
  readonly figure: Point;
  /** The chance of an attack. */
  readonly odds: Point;
}

const spot = (name: Point, lines: readonly number[], pieces: Point, figure: Point, odds: Point): Spot => ({ name, lines, pieces, figure, odds });

/** In the order of the keyboard, the small ones above the large. */
export const SPOTS: Readonly<Record<string, Spot>> = {
  //         name        lines   pieces      figure      odds
  HUL: spot([62, 304],  [1, 1], [78, 348],  [138, 362], [54, 394]),
  HCI: spot([128, 240], [2],    [145, 272], [224, 264], [145, 318]),
  GTR: spot([250, 66],  [2],    [258, 105], [196, 124], [258, 148]),
  GNA: spot([216, 210], [1, 1], [294, 196], [284, 252], [214, 180]),
  GCI: spot([402, 127], [2],    [402, 168], [453, 184], [390, 209]),
  ILL: spot([548, 157], [1],    [533, 192], [568, 232], [592, 192]),
  AFR: spot([215, 437], [1],    [300, 422], [368, 424], [300, 466]),
  MAC: spot([650, 222], [1],    [640, 254], [724, 250], [610, 304]),
  ASI: spot([832, 298], [1],    [832, 332], [906, 326], [832, 378]),
  SYR: spot([932, 400], [1],    [924, 436], [858, 446], [930, 480]),
  AEG: spot([630, 562], [1],    [715, 555], [794, 556], [715, 510]),
  ITA: spot([502, 290], [1],    [464, 244], [454, 318], [506, 232]),
  SAR: spot([295, 304], [1, 2], [368, 292], [320, 340], [406, 328]),
  SIC: spot([472, 444], [1],    [470, 384], [536, 402], [420, 414]),
  ACH: spot([624, 426], [1],    [620, 350], [554, 346], [620, 396]),
};

/** The arrow of a march: from the character to the pieces of the province. */
export const marchOf = (from: string, to: string) => march(SPOTS[from]?.figure ?? NOWHERE, SPOTS[to]?.pieces ?? NOWHERE);

type Box = readonly [left: number, top: number, right: number, bottom: number];
const around = ([x, y]: Point, [across, up, down]: readonly [number, number, number]): Box => [x - across, y - up, x + across, y + down];
const overlap = (a: Box, b: Box) => Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** The corner of a sheet at the arrow of a march, where it hides least of the pieces at both ends. */
export function besideMarch(from: string, to: string, [width, height]: readonly [number, number]): Point {
  const { middle } = marchOf(from, to);
  const ends = [SPOTS[from], SPOTS[to]].flatMap((spot) => (spot ? [around(spot.pieces, [46, 28, 34]), around(spot.figure, [34, 26, 34])] : []));
  const within = (value: number, size: number, most: number) => Math.min(most - size - 4, Math.max(4, value));
  const tries = [0, 1, 2, 3, 4, 5, 6].flatMap((far) =>
    [[0, -1], [0, 1], [-1, 0], [1, 0], [-1, -1], [1, -1], [-1, 1], [1, 1]].map(([x = 0, y = 0]): Point => [
      within(middle[0] - width / 2 + x * far * 26, width, MAP.width),
      within(middle[1] - height / 2 + y * far * 26, height, MAP.height),
    ]),
  );
  const hides = ([x, y]: Point) => ends.reduce((sum, end) => sum + overlap([x, y, x + width, y + height], end), 0);
  return tries.reduce((best, one) => (hides(one) < hides(best) ? one : best));
}

/** Names of the seas, clear of islands. */
export const SEA_NAMES: Readonly<Record<string, Point>> = { TYR: [272, 362], ION: [560, 466] };

/** The city: claims of supply and legions on their way stand here. */
export const ROMA: { readonly at: Point; readonly name: Point } = { at: [434, 261], name: [427, 269] };

/** What is printed on the land that is nobody's: the calendar's first field, and the middle of the battle bag. */
export const CALENDAR: Point = [546, 34];
export const BAG: Point = [166, 570];
/** The same on a phone, where both are larger: the calendar's first field, and the corner of the bag. */
export const CALENDAR_NARROW: Point = [380, 10];
export const BAG_NARROW: Point = [136, 508];

/** Names of what lies around, no part of the game. */
export const AROUND: readonly { readonly id: string; readonly at: Point; readonly water: boolean }[] = [
  { id: "oceanus", at: [70, 160], water: true },
  { id: "pontus", at: [858, 222], water: true },
  { id: "britannia", at: [150, 18], water: false },
  { id: "germania", at: [470, 62], water: false },
  { id: "dacia", at: [668, 150], water: false },
  { id: "libya", at: [76, 548], water: false },
  { id: "arabia", at: [940, 566], water: false },
];

/** All land that is nobody's, one polygon from Germania round by the east to Mauretania, below the provinces. */
export const LANDS: readonly (readonly Point[])[] = [
  [
    [262, -20], [262, 24], [300, 60], [360, 150], [450, 158], [480, 165], [560, 200], [640, 230], [732, 236], [721, 232], [729, 220], [745, 200], [763, 169], [770, 152], [782, 136],
    [800, 150], [815, 146], [837, 150], [826, 172], [816, 178], [835, 196], [852, 188], [870, 176], [892, 170], [917, 182], [953, 210], [975, 238], [989, 261], [982, 274], [953, 279],
    [930, 310], [925, 375], [950, 400], [950, 440], [900, 520], [866, 556], [830, 588], [600, 585], [480, 575], [400, 545], [350, 490], [300, 450], [200, 445], [120, 462], [60, 490],
    [40, 473], [22, 490], [-20, 522], [-80, 548], [-170, 560], [-340, 600], [-340, 760], [1340, 760], [1340, -140], [262, -140],
  ],
  [[10, -140], [52, -20], [75, 20], [91, 44], [105, 38], [125, 33], [150, 32], [178, 27], [205, 25], [224, 19], [236, -20], [246, -140]],
  [[645, 444], [662, 441], [680, 445], [699, 448], [698, 454], [672, 455], [648, 451]],
  [[803, 432], [820, 423], [847, 413], [836, 429], [828, 441], [812, 442]],
  [[243, 312], [254, 304], [266, 310], [258, 320], [248, 318]],
  [[222, 325], [228, 322], [230, 329], [224, 331]],
  [[272, 303], [280, 301], [283, 306], [276, 308]],
];

/** Water within those lands. */
export const LAKES: readonly (readonly Point[])[] = [[[850, 146], [880, 128], [905, 120], [925, 115], [914, 140], [900, 152], [890, 166], [874, 160]]];

export const RIVERS: readonly (readonly Point[])[] = [
  [[372, 100], [429, 72], [511, 93], [560, 111], [588, 180], [634, 196], [718, 192], [731, 164], [763, 169]],
  [[343, 108], [346, 83], [357, 47], [332, 21], [284, -8]],
  [[790, 625], [788, 590], [792, 557], [777, 523]],
  [[792, 557], [803, 523]],
];
