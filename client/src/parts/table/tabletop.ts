/** What everything on a table shares: the position's texts and choices, and what a press on a thing does. */

import { getContext, setContext } from "svelte";
import { t } from "../../lib/words.svelte";
import type { Wanted } from "../../games/board";
import type { AnyView, Choice, Event, WhyNot } from "../../protocol";
import { mentions, shareTree, type Picked, type Tree } from "../tree/tree";

export interface Explanation {
  readonly things: readonly Picked[];
  readonly answer: WhyNot;
}

export interface Tabletop extends Tree {
  readonly view: AnyView;
  /** Whether choices may be taken now. */
  readonly ready: boolean;
  /** Things that were pressed and do not go together now, and why. */
  readonly asked: Explanation | null;
  /** An entry of the log that is looked at: where it happened. */
  readonly recalled: readonly Event[];
  readonly drop: () => void;
  readonly play: (choice: Wanted, ...then: Wanted[]) => void;
  readonly point: (choice: Choice | null) => void;
  readonly why: (wanted: Wanted) => void;
  /** Say why nothing can be done with these things together. */
  readonly askWhy: (things: readonly Picked[]) => void;
}

const KEY = Symbol("tabletop");

/** The getter keeps it live. */
export function shareTabletop(read: () => Tabletop): void {
  shareTree(read);
  setContext(KEY, read);
}

export function theTabletop(): () => Tabletop {
  return getContext<() => Tabletop>(KEY);
}

/** The codes of the choices that a thing stands for, as a list in one attribute: tests count by it what the board offers. */
export function codesOf(choices: readonly Choice[], picked: Picked): string {
  return choices.filter((choice) => mentions(choice, picked)).map((choice) => choice.code).join(" ");
}

/** What is said of a thing that a hint names, after its name. */
export function advised(rank: number): string {
  return rank > 0 ? ` (${t("hint-rank", { rank })})` : "";
}
