/** The moments of a finished match, fetched in runs as they are looked at. */

import { ask } from "./api";
import type { ReplayStep } from "../protocol";

const RUN = 50;

export class Moments {
  plies = $state(0);
  #known = $state.raw<ReadonlyMap<number, ReplayStep>>(new Map());
  #asked = new Set<number>();

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  at(ply: number): ReplayStep | undefined {
    return this.#known.get(ply);
  }

  /** The latest known moment up to here. */
  async load(ply: number): Promise<void> {
    const run = Math.floor(ply / RUN);
    if (this.#asked.has(run)) return;
    this.#asked.add(run);
    try {
      const found = await ask("GET /api/tables/{table}/replay", {
        path: { table: this.table },
        query: { seat: this.seat, from: run * RUN, count: RUN },
      });
      this.plies = found.plies;
      this.#known = new Map([...this.#known, ...found.steps.map((step) => [step.ply, step] as const)]);
    } catch (error) {
      this.#asked.delete(run);
      throw error;
    }
  }
}
