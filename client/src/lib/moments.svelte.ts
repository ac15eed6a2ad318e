/** The moments of a finished match, and of lines beside it, fetched as they are looked at. */

import { ask } from "./api";
import { seatRows } from "./scores";
import { pathOf, type Line } from "./study.svelte";
import type { AnyView, ReplayStep } from "../protocol";

const RUN = 50;
const MANY = 200;

/** Whose eyes: a seat's, a spectator's, or everybody's at once. */
export type Eyes = number | "open" | null;

const asked = (eyes: Eyes) => (eyes === "open" ? { open: true } : { seat: eyes });

/** A moment to look at, without choices; of all hands in one view, what each seat has as it saw that itself. */
export function opened(views: readonly AnyView[]): AnyView | null {
  const [first] = views;
  if (!first || views.length < 2) return first ? { ...first, choices: [] } : null;
  const rows = seatRows(first);
  const field = Object.entries(first).find(([, value]) => value === rows)?.[0];
  if (field === undefined) return first;
  const own = rows.map((row) => seatRows(views[Number(row["seat"])] ?? first).find((one) => one["seat"] === row["seat"]) ?? row);
  return { ...first, seat: null, choices: [], [field]: own } as AnyView;
}

/** A moment as whoever is to act there sees it, with the choices that might be taken; no view at the end of the match. */
export interface Offered {
  readonly end: AnyView | null;
}

export class Moments {
  plies = $state(0);
  /** All moves of the match, in words; the first leads to the first moment. */
  moves = $state.raw<readonly ReplayStep[]>([]);
  /** Whether they have come: a match that was given up at once has none. */
  isListed = $state(false);
  #known = $state.raw<ReadonlyMap<string, ReplayStep>>(new Map());
  #offered = $state.raw<ReadonlyMap<string, Offered>>(new Map());
  #asked = new Map<string, Promise<void>>();
  #opened = new WeakMap<ReplayStep, AnyView | null>();

  constructor(
    readonly table: string,
    readonly eyes: Eyes,
  ) {}

  /** A moment of the match, or of a line beside it. */
  at(ply: number, line: Line | null = null): ReplayStep | undefined {
    return this.#known.get(pathOf(line, ply));
  }

  /** The same moment is always the same view. */
  view(ply: number, line: Line | null = null): AnyView | null {
    const moment = this.at(ply, line);
    if (!moment) return null;
    let view = this.#opened.get(moment);
    if (view === undefined) this.#opened.set(moment, (view = opened(moment.views)));
    return view;
  }

  offered(path: string): Offered | undefined {
    return this.#offered.get(path);
  }

  /** Fetch a moment of the match with those around it. */
  async load(ply: number): Promise<void> {
    const run = Math.floor(ply / RUN);
    await this.#once(`run ${run}`, async () => {
      const found = await ask("GET /api/tables/{table}/replay", { path: { table: this.table }, query: { ...asked(this.eyes), from: run * RUN, count: RUN } });
      this.plies = found.plies;
      this.#know(found.steps.map((step) => [String(step.ply), step] as const));
    });
  }

  /** Fetch all moves in words. */
  async list(): Promise<void> {
    await this.#once("list", async () => {
      const moves: ReplayStep[] = [];
      for (let from = 1, plies = 1; from <= plies; from += MANY) {
        const found = await ask("GET /api/tables/{table}/replay", { path: { table: this.table }, query: { ...asked(this.eyes), from, count: MANY, views: false } });
        plies = found.plies;
        moves.push(...found.steps);
      }
      this.moves = moves;
      this.isListed = true;
    });
  }

  /** Fetch the moments of a line that are not known yet, and what may be done at its end. */
  async follow(line: Line): Promise<void> {
    const end = pathOf(line, line.ply + line.actions.length);
    await this.#once(`line ${end}`, async () => {
      let known = 0;
      while (known < line.actions.length && this.at(line.ply + known + 1, line)) known += 1;
      const found = await ask("POST /api/tables/{table}/variation", { path: { table: this.table }, body: { ...line, ...asked(this.eyes), known } });
      this.#know(found.steps.map((step) => [pathOf(line, step.ply), step] as const));
      this.#offered = new Map([...this.#offered, [end, { end: found.end }]]);
    });
  }

  #know(steps: readonly (readonly [string, ReplayStep])[]): void {
    this.#known = new Map([...this.#known, ...steps]);
  }

  /** Ask once, and wait for the answer; again only if there was none. */
  async #once(what: string, fetch: () => Promise<void>): Promise<void> {
    let answer = this.#asked.get(what);
    if (!answer) this.#asked.set(what, (answer = fetch()));
    try {
      await answer;
    } catch (error) {
      this.#asked.delete(what);
      throw error;
    }
  }
}
