/** What the parts of a table page share. */

import { getContext, setContext } from "svelte";
import type { ClockLeft, SeatInfo } from "../protocol";

export interface TableContext {
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  readonly actor: number | null;
  readonly eyes: number | null;
  readonly clocks: readonly ClockLeft[];
  /** When the clocks were read, in milliseconds of this browser. */
  readonly clocksAt: number;
  readonly present: readonly number[];
}

const KEY = Symbol("table");

/** The getter keeps it live. */
export function shareTable(read: () => TableContext): void {
  setContext(KEY, read);
}

export function theTable(): () => TableContext {
  return getContext<() => TableContext>(KEY);
}
