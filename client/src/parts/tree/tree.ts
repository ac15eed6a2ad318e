/** What the parts of a generic board share. */

import { getContext, setContext } from "svelte";
import type { Changes } from "../../lib/changes";
import type { Texts } from "../../lib/fluent";
import type { Advice, Choice } from "../../protocol";

/** Something on the board that choices mention. */
export interface Picked {
  readonly field: string;
  readonly value: string | number;
  /** Only choices of this kind. */
  readonly kind?: string;
}

/** Whether a choice speaks of it: names are the same everywhere, numbers only in the field of that name. */
export function mentions(choice: Pick<Choice, "code" | "kind" | "arguments">, picked: Picked): boolean {
  if (picked.kind !== undefined && choice.kind !== picked.kind) return false;
  if (picked.field === "code") return choice.code === picked.value;
  return typeof picked.value === "string" ? Object.values(choice.arguments).includes(picked.value) : choice.arguments[picked.field] === picked.value;
}

export interface Tree {
  readonly game: string;
  readonly texts: Texts;
  readonly names: readonly string[];
  readonly choices: readonly Choice[];
  readonly pointed: Choice | null;
  /** The thing that has been pressed. */
  readonly held: Picked | null;
  readonly changes: Changes;
  /** What a hint has named, best first. */
  readonly advice: readonly Advice[];
  readonly pick: (picked: Picked) => void;
}

/** Whether a choice speaks of it: it can be pressed. */
export function isOffered(tree: Tree, picked: Picked): boolean {
  return tree.choices.some((choice) => mentions(choice, picked));
}

/** The place among the hints of the best one that speaks of it, from 1; 0 if none does. */
export function rankOf(tree: Tree, picked: Picked): number {
  return 1 + tree.advice.findIndex((one) => tree.choices.some((choice) => choice.code === one.code && mentions(choice, picked)));
}

/** Whether it is looked at: pressed, or spoken of by the choice that is pointed at elsewhere. */
export function isPointed(tree: Tree, picked: Picked): boolean {
  return (tree.pointed !== null && mentions(tree.pointed, picked)) || isSamePick(tree.held, picked);
}

export function isSamePick(a: Picked | null, b: Picked | null): boolean {
  return a !== null && b !== null && a.field === b.field && a.value === b.value && a.kind === b.kind;
}

/** The keys that press something drawn, as they press a button. */
export function onKeys(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  };
}

const KEY = Symbol("tree");

/** The getter keeps it live. */
export function shareTree(read: () => Tree): void {
  setContext(KEY, read);
}

export function theTree(): () => Tree {
  return getContext<() => Tree>(KEY);
}
