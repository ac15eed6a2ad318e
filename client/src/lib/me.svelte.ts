/** Who I am here, and the games there are: asked once, shared by all pages. */

import { ask } from "./api";
import type { GameInfo, Me } from "../protocol";

let person = $state.raw<Me | null>(null);
let list = $state.raw<readonly GameInfo[] | null>(null);

export const me = {
  get now(): Me | null {
    return person;
  },
  set(found: Me): void {
    person = found;
  },
  async load(): Promise<void> {
    person = await ask("GET /api/me");
  },
};

export const games = {
  get all(): readonly GameInfo[] | null {
    return list?.filter((game) => game.box === null) ?? null;
  },
  /** Other copies of a game that a new table may choose. */
  boxes(name: string): readonly GameInfo[] {
    return list?.filter((game) => game.box?.of === name && game.box.name !== null) ?? [];
  },
  of(name: string): GameInfo | undefined {
    return list?.find((game) => game.name === name);
  },
  async load(): Promise<void> {
    list ??= await ask("GET /api/games");
  },
  /** Know the game of a table, even if its box is no longer offered. */
  async know(name: string): Promise<void> {
    await this.load();
    if (!this.of(name)) list = await ask("GET /api/games");
  },
};
