/** What the shell says of a game before it is played, and how its board is loaded: found in the games' folders. */

import type { Component } from "svelte";
import { plainName } from "../lib/boxes";
import type { Texts } from "../lib/fluent";
import type { IconName } from "../lib/icon-names";
import type { BoardModule } from "./board";

/** A game's own `about.ts`. */
export interface About {
  readonly emblem: IconName;
  /** Two colours of its cover. */
  readonly colours: readonly [string, string];
  readonly minutes: readonly [number, number];
  /** How hard to learn, 1 to 3. */
  readonly weight: 1 | 2 | 3;
  /** Seats of a quick game. */
  readonly seats: number;
  /** What is counted for each seat where there are no points: fields of the view, told at the end. */
  readonly counted?: readonly string[];
  /** Events that go on with what the same seat has begun, such as trades at a market: the log folds them into its line. */
  readonly visits?: readonly string[];
}

/** Small pictures for the steps of how to play. */
interface PicturesModule {
  readonly default: Component<{ step: number; texts: Texts }>;
}

const ABOUT = import.meta.glob<About>("./*/about.ts", { eager: true, import: "default" });
const BOARDS = import.meta.glob<BoardModule>("./*/Board.svelte");
const PICTURES = import.meta.glob<PicturesModule>("./*/Pictures.svelte");

const UNKNOWN: About = { emblem: "perspective-dice-six-faces-random", colours: ["#4d3a2c", "#8a6a4a"], minutes: [30, 90], weight: 2, seats: 2 };

export function about(name: string): About & { readonly board?: () => Promise<BoardModule>; readonly pictures?: () => Promise<PicturesModule> } {
  const game = plainName(name);
  const [board, pictures] = [BOARDS[`./${game}/Board.svelte`], PICTURES[`./${game}/Pictures.svelte`]];
  return { ...(ABOUT[`./${game}/about.ts`] ?? UNKNOWN), ...(board && { board }), ...(pictures && { pictures }) };
}
