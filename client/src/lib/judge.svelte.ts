/** What the search of the analysis says of moments that are looked at: asked once for each. */

import { ask } from "./api";
import { pathOf, type Line } from "./study.svelte";
import type { Judgement } from "../protocol";

export class Judge {
  thinking = $state(false);
  #known = $state.raw<ReadonlyMap<string, Judgement>>(new Map());

  constructor(readonly table: string) {}

  of(path: string): Judgement | undefined {
    return this.#known.get(path);
  }

  async ask(line: Line): Promise<Judgement | null> {
    const path = pathOf(line, line.ply + line.actions.length);
    const known = this.of(path);
    if (known) return known;
    if (this.thinking) return null; // the server thinks about one at a time for each person
    this.thinking = true;
    try {
      const found = await ask("POST /api/tables/{table}/judgement", { path: { table: this.table }, body: line });
      this.#known = new Map([...this.#known, [path, found]]);
      return found;
    } finally {
      this.thinking = false;
    }
  }
}
