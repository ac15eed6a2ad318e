/** What everything on a table shares: the position's texts and choices, and what a press on a thing does. */

import { getContext, setContext } from "svelte";
import type { Wanted } from "../../games/board";
import type { Advice, AnyView, Choice, Event } from "../../protocol";
import { mentions, shareTree, type Picked, type Tree } from "../tree/tree";

export interface Tabletop extends Tree {
  readonly view: AnyView;
  /** Whether choices may be taken now. */
  readonly ready: boolean;
  readonly advice: readonly Advice[];
  /** An entry of the log that is looked at: where it happened. */
  readonly recalled: readonly Event[];
  readonly drop: () => void;
  readonly play: (choice: Wanted, ...then: Wanted[]) => void;
  readonly point: (choice: Choice | null) => void;
  readonly why: (wanted: Wanted) => void;
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
