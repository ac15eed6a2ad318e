/** What the parts of a generic board share. */

import { getContext, setContext } from "svelte";
import type { Changes } from "../../lib/changes";
import type { Texts } from "../../lib/fluent";
import type { Choice } from "../../protocol";

/** Something on the board that choices mention. */
export interface Picked {
  readonly field: string;
  readonly value: string | number;
}

/** Whether a choice speaks of it: names are the same everywhere, numbers only in the field of that name. */
export function mentions(choice: Pick<Choice, "arguments">, picked: Picked): boolean {
  return typeof picked.value === "string" ? Object.values(choice.arguments).includes(picked.value) : choice.arguments[picked.field] === picked.value;
}

export interface Tree {
  readonly game: string;
  readonly texts: Texts;
  readonly names: readonly string[];
  readonly choices: readonly Choice[];
  readonly pointed: Choice | null;
  readonly changes: Changes;
  readonly pick: (picked: Picked) => void;
}

const KEY = Symbol("tree");

/** The getter keeps it live. */
export function shareTree(read: () => Tree): void {
  setContext(KEY, read);
}

export function theTree(): () => Tree {
  return getContext<() => Tree>(KEY);
}
