/** A small grammar of Roman architecture: every building on a tile or card is composed from these parts.
 *
 * A picture is 100 wide and 70 high; the ground is at 62. Light falls from the left, so that every solid
 * has a shade on its right. See docs/art.md.
 */

export interface Shape {
  readonly d: string;
  readonly fill: string;
  /** Drawn with the one dark line that all outlines share. */
  readonly line?: boolean;
}
export type Plan = readonly Shape[];

/** The materials. */
export const PLASTER = "#f2e3c3";
export const MARBLE = "#f6f1e7";
export const STONE = "#cfc4ae";
export const ROCK = "#a99c86";
export const BRICK = "#c06a45";
export const TILES = "#b5472d";
export const WOOD = "#9a683a";
export const EARTH = "#b98d58";
export const LEAF = "#6f8f4a";
export const WATER = "#7fb2c4";
export const GOLD = "#e3b04b";
export const IRON = "#5d6873";
export const PURPLE = "#7d4f8f";
export const DARK = "#4a3222";
const SHADE = "rgb(60 30 10 / 20%)";
const LIGHT = "rgb(255 255 255 / 35%)";

export const GROUND = 62;

const round = (value: number): number => Math.round(value * 10) / 10;
const box = (x: number, y: number, w: number, h: number): string => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;
const solid = (d: string, fill: string): Shape => ({ d, fill, line: true });
const flat = (d: string, fill: string): Shape => ({ d, fill });

/** Walls that stand on the ground, or on what stands there. */
export function walls(x: number, w: number, h: number, fill: string, base = GROUND): Plan {
  return [solid(box(x, base - h, w, h), fill), flat(box(x + w * 0.72, base - h, w * 0.28, h), SHADE)];
}

/** A gable seen from its side, with the end of its tympanum in the colour of the walls. */
export function gable(x: number, w: number, top: number, h: number, face = TILES): Plan {
  const middle = x + w / 2;
  return [
    solid(`M${x - 3} ${top}L${middle} ${top - h}L${x + w + 3} ${top}z`, face),
    flat(`M${x + 5} ${top - 1.4}L${middle} ${top - h + 3.6}L${x + w - 5} ${top - 1.4}z`, LIGHT),
  ];
}

/** A long tiled roof. */
export function hip(x: number, w: number, top: number, h: number, fill = TILES): Plan {
  const rows = Array.from({ length: Math.floor(w / 7) }, (_, n) => `M${round(x + 3 + n * 7)} ${top}l${round(2.5 - n * 0.2)} ${-h + 1}`).join("");
  return [solid(`M${x - 3} ${top}l${round(w * 0.12)} ${-h}h${round(w * 0.76 + 6)}l${round(w * 0.12)} ${h}z`, fill), { d: rows, fill: "none", line: true }];
}

export function cornice(x: number, w: number, top: number, fill = MARBLE): Plan {
  return [solid(box(x - 2.5, top - 4, w + 5, 4), fill)];
}

export function battlements(x: number, w: number, top: number, fill: string): Plan {
  const n = Math.max(2, Math.floor(w / 8));
  const step = w / (2 * n - 1);
  return [solid(Array.from({ length: n }, (_, place) => box(x + place * 2 * step, top - 5, step, 5.5)).join(""), fill)];
}

export function dome(x: number, w: number, top: number, fill: string): Plan {
  return [solid(`M${x} ${top}a${w / 2} ${w / 2.3} 0 0 1 ${w} 0z`, fill), flat(`M${x + w * 0.18} ${top - 2}a${w * 0.32} ${w * 0.3} 0 0 1 ${w * 0.24} ${round(-w * 0.3)}z`, LIGHT)];
}

export function columns(x: number, w: number, h: number, n: number, base = GROUND, fill = MARBLE): Plan {
  const step = (w - 4) / (n - 1);
  return Array.from({ length: n }, (_, place) => x + place * step).flatMap((at) => [
    solid(box(at, base - h, 4, h), fill),
    solid(box(at - 1, base - h - 1.5, 6, 2), fill),
    flat(box(at + 2.6, base - h, 1.4, h), SHADE),
  ]);
}

/** Round openings, in rows from the ground up. */
export function arches(x: number, w: number, h: number, n: number, rows = 1, base = GROUND, fill = DARK): Plan {
  const step = w / n;
  const high = h / rows;
  const opening = (at: number, foot: number) => `M${round(at + step * 0.2)} ${round(foot)}v${round(-high * 0.42)}a${round(step * 0.3)} ${round(Math.min(step * 0.3, high * 0.4))} 0 0 1 ${round(step * 0.6)} 0v${round(high * 0.42)}z`;
  return [flat(Array.from({ length: rows }, (_, row) => Array.from({ length: n }, (_, place) => opening(x + place * step, base - row * high)).join("")).join(""), fill)];
}

export function windows(x: number, w: number, top: number, n: number, rows = 1, gap = 10): Plan {
  const step = w / n;
  return [flat(Array.from({ length: rows }, (_, row) => Array.from({ length: n }, (_, place) => box(x + (place + 0.5) * step - 2.2, top + row * gap, 4.4, 5.5)).join("")).join(""), DARK)];
}

export function door(x: number, w = 9, h = 14, base = GROUND): Plan {
  return [solid(`M${x} ${base}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, DARK)];
}

export function steps(x: number, w: number, n = 3): Plan {
  return Array.from({ length: n }, (_, place) => solid(box(x - (n - place) * 2.4, GROUND - (n - place - 1) * 2.2 - 2.2, w + (n - place) * 4.8, 2.4), MARBLE)).reverse();
}

export function hill(x: number, w: number, h: number, fill: string): Plan {
  return [
    solid(`M${x} ${GROUND}q${round(w * 0.12)} ${round(-h * 0.9)} ${round(w * 0.36)} ${-h}t${round(w * 0.36)} ${round(h * 0.3)}q${round(w * 0.2)} ${round(h * 0.1)} ${round(w * 0.28)} ${round(h * 0.7)}z`, fill),
    flat(`M${round(x + w * 0.5)} ${round(GROUND - h * 0.9)}q${round(w * 0.3)} ${round(h * 0.2)} ${round(w * 0.5)} ${round(h * 0.9)}h${round(-w * 0.3)}z`, SHADE),
  ];
}

/** Hewn blocks, stacked. */
export function blocks(x: number, fill: string, rows: readonly number[] = [3, 2]): Plan {
  return rows.flatMap((n, row) => Array.from({ length: n }, (_, place) => solid(box(x + place * 9.5 + row * 4.8, GROUND - (row + 1) * 6.5, 9, 6.3), fill)));
}

export function logs(x: number): Plan {
  return [[0, 0], [8, 0], [16, 0], [4, 1], [12, 1]].map(([dx = 0, row = 0]) => solid(`M${x + dx} ${GROUND - 4 - row * 6.6}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`, row === 0 ? WOOD : "#b98350"));
}

export function tree(x: number, h = 26, fill = LEAF): Plan {
  return [solid(box(x - 1.5, GROUND - 8, 3, 8), WOOD), solid(`M${x} ${GROUND - h}q8 ${h * 0.4} 6 ${h - 8}q-6 4 -12 0q-2 ${round(-h * 0.4)} 6 ${-(h - 8)}z`, fill)];
}

export function bush(x: number, r = 7, fill = LEAF): Plan {
  return [solid(`M${x - r} ${GROUND}a${r} ${r} 0 0 1 ${2 * r} 0z`, fill)];
}

export function water(top = GROUND): Plan {
  return [flat(box(0, top, 100, 70 - top), WATER), { d: `M6 ${top + 4}q5 -3 10 0t10 0M40 ${top + 5}q5 -3 10 0t10 0M72 ${top + 3.5}q5 -3 10 0t10 0`, fill: "none", line: true }];
}

export function paving(): Plan {
  return [flat("M30 70L44 40h12L70 70z", STONE), { d: "M34 62h32M38 54h24M41 47h18M50 70V62M44 62l2-8M57 62l-2-8M50 54v-7", fill: "none", line: true }];
}

export function pedestal(x: number, w: number, h: number): Plan {
  return [...walls(x, w, h, MARBLE), ...cornice(x, w, GROUND - h + 1)];
}

/** A figure in a toga; the arm is raised. */
export function figure(x: number, foot: number, h: number, fill = MARBLE): Plan {
  const u = h / 24;
  const p = (dx: number, dy: number) => `${round(x + dx * u)} ${round(foot - dy * u)}`;
  return [
    solid(`M${p(-4, 0)}L${p(-5, 9)}Q${p(-6, 17)} ${p(-1, 18)}L${p(1, 18)}L${p(6, 23)}L${p(8, 22)}L${p(4, 15)}Q${p(5, 8)} ${p(5, 0)}z`, fill),
    solid(`M${p(-2.6, 20.6)}a${round(2.6 * u)} ${round(2.6 * u)} 0 1 0 ${round(5.2 * u)} 0a${round(2.6 * u)} ${round(2.6 * u)} 0 1 0 ${round(-5.2 * u)} 0z`, fill),
  ];
}

/** A round sign on a wall, that an ornament is drawn on. */
export function sign(x: number, y: number, r: number, fill = GOLD): Plan {
  return [solid(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, fill)];
}

export function awning(x: number, w: number, top: number, fill: string): Plan {
  const n = 4;
  const step = w / n;
  return [
    solid(box(x, top, w, 6), fill),
    ...Array.from({ length: n }, (_, place) => solid(`M${round(x + place * step)} ${top + 6}h${round(step)}a${round(step / 2)} 4 0 0 1 ${round(-step)} 0z`, place % 2 === 0 ? fill : MARBLE)),
  ];
}

export function banner(x: number, top: number, fill: string): Plan {
  return [solid(box(x, top, 1.6, GROUND - top), WOOD), solid(`M${x + 1.6} ${top}h11l-3 4 3 4h-11z`, fill)];
}

/** A free line or area in the hand of the others. */
export function stroke(d: string, fill = "none"): Plan {
  return [{ d, fill, line: true }];
}
