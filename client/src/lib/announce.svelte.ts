/** What a screen reader is told, and the short notes everybody sees. */

import { untrack } from "svelte";

interface Note {
  readonly id: number;
  readonly text: string;
  readonly tone: "plain" | "bad" | "good";
  /** The table it speaks of. */
  readonly table?: string;
  /** Where more is to be read. */
  readonly href?: string;
}

const LASTING_MS = 6000;

let said = $state("");
let notes = $state.raw<readonly Note[]>([]);
let count = 0;

export const voice = {
  get said(): string {
    return said;
  },
  get notes(): readonly Note[] {
    return notes;
  },
};

/** Say something politely to screen readers. */
export function announce(text: string): void {
  // The same text twice would not be read again without a change.
  said = text === untrack(() => said) ? `${text} ` : text;
}

/** A note at the edge of the screen; it is read out too. */
export function note(text: string, tone: Note["tone"] = "plain", more: Pick<Note, "table" | "href"> = {}): void {
  const id = ++count;
  notes = [...untrack(() => notes).slice(-2), { id, text, tone, ...more }];
  setTimeout(() => dismiss(id), LASTING_MS);
}

export function dismiss(id: number): void {
  notes = notes.filter((one) => one.id !== id);
}

/** Whoever sits at the table needs no note that something happens there. */
export function dismissOf(table: string): void {
  notes = untrack(() => notes).filter((one) => one.table !== table);
}
