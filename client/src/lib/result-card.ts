/** A picture of how a match ended, drawn in the browser: game, names, scores, winner and day; nothing of the board. */

import { shapeOf } from "./marks";
import { day } from "./time";
import { t } from "./words.svelte";
import type { Result } from "../protocol";

export interface Ended {
  readonly game: string;
  readonly table: string;
  readonly ended: number;
  readonly result: Result;
  readonly names: readonly string[];
  readonly how: string;
  /** Where the colours of the seats are read from. */
  readonly of: Element;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARBLE = "#f6f0e4";
const INK = "#33231a";
const PALE = "#6d5a4b";
const RED = "#8e2b22";
const GOLD = "#b0862a";
const EDGE = 34;
const KEY = 22;
/** The height of all rows together. */
const ROWS = 268;
/** A mark is drawn in units of twenty. */
const UNITS = 20;

/** The part of a 2D context that the picture is drawn with. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  "fillStyle" | "strokeStyle" | "lineWidth" | "font" | "textAlign" | "textBaseline" | "fillRect" | "strokeRect" | "fillText" | "measureText" | "beginPath" | "moveTo" | "lineTo" | "stroke" | "fill" | "save" | "restore" | "translate" | "scale"
>;

/** A text in the largest size, of those up to this one, in which it fits. */
function write(pen: Pen, text: string, x: number, y: number, most: number, room: number, face: string, weight: number): void {
  for (let size = most; ; size -= 2) {
    pen.font = `${weight} ${size}px ${face}`;
    if (size <= 16 || pen.measureText(text).width <= room) break;
  }
  pen.fillText(text, x, y);
}

/** A Greek key along an edge. */
function meander(pen: Pen, y: number): void {
  pen.beginPath();
  const keys = Math.floor((WIDTH - 2 * EDGE) / (KEY * 2));
  const from = (WIDTH - keys * KEY * 2) / 2;
  for (let x = from; x < from + keys * KEY * 2; x += KEY * 2) {
    const [up, low] = [y, y + KEY];
    [[x, low], [x, up], [x + KEY * 1.4, up], [x + KEY * 1.4, low - KEY * 0.3], [x + KEY * 0.5, low - KEY * 0.3], [x + KEY * 0.5, up + KEY * 0.45], [x + KEY * 0.95, up + KEY * 0.45]].forEach(([a = 0, b = 0], n) => (n === 0 ? pen.moveTo(a, b) : pen.lineTo(a, b)));
    pen.moveTo(x, low);
    pen.lineTo(x + KEY * 2, low);
  }
  pen.stroke();
}

export function draw(pen: Pen, ended: Ended, colours: readonly string[], faces: { readonly display: string; readonly text: string }, shape: (seat: number) => Path2D): void {
  const { result, names } = ended;
  pen.fillStyle = MARBLE;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 3;
  pen.strokeRect(EDGE / 2, EDGE / 2, WIDTH - EDGE, HEIGHT - EDGE);
  pen.strokeStyle = RED;
  meander(pen, EDGE);
  meander(pen, HEIGHT - EDGE - KEY);

  const middle = WIDTH / 2;
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = RED;
  write(pen, ended.game, middle, 130, 58, WIDTH - 160, faces.display, 700);
  const order = names.map((_, seat) => seat).sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  const winners = order.filter((seat) => result.places[seat] === 1);
  pen.fillStyle = INK;
  write(pen, `${winners.map((seat) => names[seat]).join(", ")} ${t("end-wins", { count: winners.length })}`, middle, 196, 44, WIDTH - 160, faces.text, 700);
  pen.fillStyle = PALE;
  write(pen, ended.how, middle, 238, 25, WIDTH - 160, faces.text, 400);

  const step = Math.min(56, ROWS / order.length);
  const top = 256 + (ROWS - step * order.length) / 2;
  // Where nothing is counted, places say it all.
  const counted = result.scores.some((score, seat) => score !== result.scores[0] && seat > 0);
  order.forEach((seat, row) => {
    const base = top + step * (row + 0.72);
    const size = step * 0.62;
    pen.fillStyle = INK;
    pen.textAlign = "right";
    write(pen, `${result.places[seat]}.`, 300, base, size, 80, faces.text, 600);
    pen.save();
    pen.translate(320, base - size * 0.72);
    pen.scale((size * 0.8) / UNITS, (size * 0.8) / UNITS);
    pen.fillStyle = colours[seat] ?? INK;
    pen.fill(shape(seat));
    pen.restore();
    pen.fillStyle = INK;
    pen.textAlign = "left";
    write(pen, names[seat] ?? "", 320 + size * 1.2, base, size, 430, faces.text, result.places[seat] === 1 ? 700 : 400);
    pen.textAlign = "right";
    if (counted) write(pen, String(result.scores[seat] ?? ""), 900, base, size, 140, faces.text, 700);
  });
  pen.textAlign = "center";
  pen.fillStyle = PALE;
  write(pen, `${day(ended.ended)} · Ludi Romani`, middle, HEIGHT - EDGE - KEY - 16, 24, WIDTH - 160, faces.text, 400);
}

/** The picture as a file, or nothing in a browser that cannot make one. */
export async function picture(ended: Ended): Promise<File | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  await document.fonts.ready;
  const style = getComputedStyle(ended.of);
  const faces = { display: style.getPropertyValue("--display") || "serif", text: style.getPropertyValue("--text") || "sans-serif" };
  draw(pen, ended, ended.names.map((_, seat) => style.getPropertyValue(`--p${seat}`)), faces, (seat) => new Path2D(shapeOf(seat)));
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/png"));
  return blob && new File([blob], `ludi-romani-${ended.table}.png`, { type: "image/png" });
}
