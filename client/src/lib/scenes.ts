/** Parts of a match that are shown as scenes: a battle, an evaluation, a scoring, made of what the rules noted. */

import { fieldIcon, token } from "./tokens";
import type { IconName } from "./icon-names";
import type { Event, StepInfo } from "../protocol";

export interface Scene {
  readonly step: number;
  /** Which of the scenes of its step. */
  readonly place: number;
  readonly title: Event;
  readonly lines: readonly Event[];
}

/** The end has a scene of its own: the panel with the results. */
const END = "game-over";
/** An opening with less than this after it is a heading and no scene. */
const LEAST = 2;

/** The scenes of what has been told: one for every opening. What led to the first belongs to it. */
export function scenesOf(steps: readonly Pick<StepInfo, "kind" | "step" | "events">[], openings: readonly string[]): Scene[] {
  return steps.flatMap((step) => {
    if (step.kind !== "action") return [];
    const found: { title: Event; lines: Event[] }[] = [];
    let before: Event[] = [];
    for (const event of step.events ?? []) {
      if (event.kind === END) break;
      if (openings.includes(event.kind)) {
        found.push({ title: event, lines: before });
        before = [];
      } else (found.at(-1)?.lines ?? before).push(event);
    }
    return found.filter((one) => one.lines.length >= LEAST).map((one, place) => ({ ...one, step: step.step, place }));
  });
}

/** So many of something, with its sign: what a line of a scene counts. */
export interface Figure {
  readonly icon: IconName;
  readonly count: number;
  readonly lost: boolean;
  /** Whether these are pieces, which can be laid out one by one, or where a marker stands. */
  readonly pieces: boolean;
  /** Whose they are, if their colour says so. */
  readonly seat?: number | null;
  /** Drawn by chance: one after the other, each to be looked at. */
  readonly drawn?: boolean;
}

const TRACKS = new Set(["morale", "defence", "military", "political", "value", "score"]);

const LOSSES = /^(paid|missed|lost|taken|spilled|wasted|fined|delivered|cut|clashed|repulsed)/;

/** What can be counted in an event: numbers whose field has a sign, and amounts of a good or a track. */
export function figuresOf(event: Event): Figure[] {
  const given = Object.entries(event.arguments ?? {});
  const named = given.flatMap(([, value]) => (typeof value === "string" ? token(value).icons.slice(0, 1) : []));
  return given.flatMap(([field, value]) => {
    if (typeof value !== "number" || value === 0 || field.startsWith("seat")) return [];
    const icon = field === "amount" ? named[0] : fieldIcon(field);
    return icon ? [{ icon, count: value, lost: LOSSES.test(event.kind), pieces: value > 0 && !TRACKS.has(field) }] : [];
  });
}

/** When each row of a scene begins, in milliseconds, and when the last one is over: what is drawn by chance takes its time. */
export function startsOf(rows: readonly (readonly Figure[])[], gap: number, drawing: number): number[] {
  const starts = [0];
  for (const figures of rows) starts.push((starts.at(-1) ?? 0) + gap + figures.reduce((sum, one) => sum + (one.drawn ? one.count * drawing : 0), 0));
  return starts;
}

/** A row of a scene: what happened to one seat, or to nobody in particular. */
export interface Row {
  readonly seat: number | null;
  readonly events: readonly Event[];
}

/** The lines of a scene in rows: one for each, or one for each seat where they are many, what concerns nobody last. */
export function rowsOf(lines: readonly Event[], most: number): Row[] {
  const seatOf = (event: Event) => (typeof event.arguments?.["seat"] === "number" ? event.arguments["seat"] : null);
  if (lines.length <= most) return lines.map((event) => ({ seat: seatOf(event), events: [event] }));
  const rows = new Map<number | null, Event[]>();
  for (const event of lines) rows.set(seatOf(event), [...(rows.get(seatOf(event)) ?? []), event]);
  return [...rows].map(([seat, events]) => ({ seat, events })).sort((a, b) => Number(a.seat === null) - Number(b.seat === null));
}
