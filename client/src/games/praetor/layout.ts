/** Where things of the city stand, and how its tiles are drawn. Drawing only: legality and points come with the view. */

import type { BuildingName } from "../../art/buildings";
import type { Texts } from "../../lib/fluent";
import type { praetor, PraetorView } from "../../protocol";

/** The side of a tile in the units of the drawing: tiles touch, so that their corners join into plazas. */
export const SIDE = 110;
const MARGIN = 14;

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The city; with every cell where it may grow while a place in it is asked for. */
export function bounds(view: Pick<PraetorView, "city" | "cells">, placing: boolean): Bounds {
  const places = placing ? [...view.city, ...view.cells] : view.city;
  const margin = placing ? MARGIN : MARGIN + SIDE / 4;
  const xs = places.map((one) => one.x);
  const ys = places.map((one) => one.y);
  const left = Math.min(0, ...xs);
  const top = Math.min(0, ...ys);
  return {
    left: left * SIDE - margin,
    top: top * SIDE - margin,
    width: (Math.max(0, ...xs) - left + 1) * SIDE + 2 * margin,
    height: (Math.max(0, ...ys) - top + 1) * SIDE + 2 * margin,
  };
}

/** The patterns of the four corners, from the top left on, after so many quarter turns clockwise. */
export function turned(corners: readonly string[], turns: number): string[] {
  return [...corners.slice(4 - turns), ...corners.slice(0, 4 - turns)];
}

/** The way round that scores most; the first of several. */
export function bestTurn(plaza: readonly number[]): number {
  return plaza.length === 0 ? 0 : plaza.indexOf(Math.max(...plaza));
}

/** The corners of a tile laid there that meet a like one: they glow. */
export function matching(city: readonly praetor.CityTile[], x: number, y: number, corners: readonly string[]): boolean[] {
  const at = new Map(city.map((tile) => [`${tile.x},${tile.y}`, tile]));
  // Around each corner: a neighbour, and its corner there.
  const TOUCH: readonly (readonly (readonly [number, number, number])[])[] = [
    [[-1, 0, 1], [-1, -1, 2], [0, -1, 3]],
    [[1, 0, 0], [1, -1, 3], [0, -1, 2]],
    [[1, 0, 3], [1, 1, 0], [0, 1, 1]],
    [[-1, 0, 2], [-1, 1, 1], [0, 1, 0]],
  ];
  return TOUCH.map((around, corner) => around.some(([dx, dy, theirs]) => at.get(`${x + dx},${y + dy}`)?.corners[theirs] === corners[corner]));
}

export const PICTURES: Readonly<Record<string, BuildingName>> = {
  MINE: "mine", SAW: "sawmill", QUA: "quarry", MAR: "marble", SMI: "smithy", CUR: "curia", FOR: "forum",
  MAI: "templeMaia", APO: "templeApollo", PLU: "templePlutus", MER: "templeMercury", VEN: "templeVenus",
  COL: "colosseum", ORA: "oracle", TRA: "trainingCamp", MKT: "market", OUT: "outpost", ACA: "academy",
  LAB: "labourCamp", STA: "statue", ARC: "arch",
};

/** Plazas by pattern: a colour, and rings that tell it without colour. */
export const PLAZAS: Readonly<Record<string, { readonly colour: string; readonly rings: number }>> = {
  R: { colour: "#b8402f", rings: 0 },
  C: { colour: "#3c78b4", rings: 1 },
  V: { colour: "#4d8a52", rings: 2 },
  F: { colour: "#e0b140", rings: 3 },
};

/** The ground of a tile tells its zone; the shape of the mark on it tells it again. */
export const ZONES: Readonly<Record<string, { readonly ground: string; readonly mark: string }>> = {
  "zone-red": { ground: "#d99a85", mark: "M0-6L6 5H-6z" },
  "zone-green": { ground: "#a9bf8a", mark: "M-5.500-5.500h11v11h-11z" },
  "zone-grey": { ground: "#b9b3a8", mark: "M0-7L7 0 0 7-7 0z" },
  "zone-none": { ground: "#d9c7a0", mark: "" },
};

/** The zone of a tile, and what others pay for its use, in words. */
export function aboutTile(tile: Pick<praetor.CityTile, "zone" | "fee" | "fee_good">, texts: Texts): string {
  const fee = tile.fee > 0 ? `${texts.label("fee")}: ${tile.fee} ${texts.name(tile.fee_good ?? "gold")}` : "";
  return [fee, texts.name(tile.zone)].filter(Boolean).join(" · ");
}

/** A cell by its place on the map, as the log names it. */
export const place = (x: number, y: number): string => `${x}, ${y}`;
