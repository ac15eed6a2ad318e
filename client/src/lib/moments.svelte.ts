/** The moments of a finished match, fetched in runs as they are looked at. */

import { ask } from "./api";
import { seatRows } from "./scores";
import type { AnyView, ReplayStep } from "../protocol";

const RUN = 50;

/** Whose eyes: a seat's, a spectator's, or everybody's at once. */
export type Eyes = number | "open" | null;

/** All hands in one view: what each seat has, as it saw that itself. */
export function opened(views: readonly AnyView[]): AnyView | null {
  const [first] = views;
  if (!first || views.length < 2) return first ?? null;
  const rows = seatRows(first);
  const field = Object.entries(first).find(([, value]) => value === rows)?.[0];
  if (field === undefined) return first;
  const own = rows.map((row) => seatRows(views[Number(row["seat"])] ?? first).find((one) => one["seat"] === row["seat"]) ?? row);
  return { ...first, seat: null, choices: [], [field]: own } as AnyView;
}

export class Moments {
  plies = $state(0);
  #known = $state.raw<ReadonlyMap<number, ReplayStep>>(new Map());
  #asked = new Set<number>();
  #opened = new WeakMap<ReplayStep, AnyView | null>();

  constructor(
    readonly table: string,
    readonly eyes: Eyes,
  ) {}

  at(ply: number): ReplayStep | undefined {
    return this.#known.get(ply);
  }

  /** The same moment is always the same view. */
  view(ply: number): AnyView | null {
    const moment = this.at(ply);
    if (!moment) return null;
    let view = this.#opened.get(moment);
    if (view === undefined) this.#opened.set(moment, (view = opened(moment.views)));
    return view;
  }

  /** The latest known moment up to here. */
  async load(ply: number): Promise<void> {
    const run = Math.floor(ply / RUN);
    if (this.#asked.has(run)) return;
    this.#asked.add(run);
    try {
      const found = await ask("GET /api/tables/{table}/replay", {
        path: { table: this.table },
        query: { ...(this.eyes === "open" ? { open: true } : { seat: this.eyes }), from: run * RUN, count: RUN },
      });
      this.plies = found.plies;
      this.#known = new Map([...this.#known, ...found.steps.map((step) => [step.ply, step] as const)]);
    } catch (error) {
      this.#asked.delete(run);
      throw error;
    }
  }
}
