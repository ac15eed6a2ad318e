/** What the shell says of a game before it is played, and how its board is loaded. */

import type { Component } from "svelte";
import type { Texts } from "../lib/fluent";
import type { IconName } from "../lib/icon-names";
import type { BoardModule } from "./board";

export interface About {
  readonly emblem: IconName;
  /** Two colours of its cover. */
  readonly colours: readonly [string, string];
  readonly minutes: readonly [number, number];
  /** How hard to learn, 1 to 3. */
  readonly weight: 1 | 2 | 3;
  /** Seats of a quick game. */
  readonly seats: number;
  /** Small pictures for the steps of how to play. */
  readonly pictures?: () => Promise<{ default: Component<{ step: number; texts: Texts }> }>;
  readonly board?: () => Promise<BoardModule>;
}

const ABOUT: Readonly<Record<string, About>> = {
  alea: {
    emblem: "rolling-dices",
    colours: ["#8f261e", "#c8742a"],
    minutes: [30, 60],
    weight: 1,
    seats: 3,
    board: () => import("./alea/Board.svelte"),
    pictures: () => import("./alea/Pictures.svelte"),
  },
  provincia: { emblem: "ancient-columns", colours: ["#225a55", "#5d9a6b"], minutes: [60, 90], weight: 2, seats: 3, board: () => import("./provincia/Board.svelte") },
  praetor: { emblem: "laurels", colours: ["#5a3a7d", "#9a5a8a"], minutes: [60, 90], weight: 3, seats: 3, board: () => import("./praetor/Board.svelte") },
  triumvirate: {
    emblem: "eagle-emblem",
    colours: ["#4a1512", "#a3412e"],
    minutes: [60, 90],
    weight: 3,
    seats: 3,
    board: () => import("./triumvirate/Board.svelte"),
  },
  viaromana: {
    emblem: "horizon-road",
    colours: ["#1f4a7a", "#4f8ab0"],
    minutes: [45, 60],
    weight: 1,
    seats: 3,
    board: () => import("./viaromana/Board.svelte"),
  },
};

const UNKNOWN: About = { emblem: "perspective-dice-six-faces-random", colours: ["#4d3a2c", "#8a6a4a"], minutes: [30, 90], weight: 2, seats: 2 };

export function about(game: string): About {
  return ABOUT[game] ?? UNKNOWN;
}
