/** The log of a table as it is shown. */

import type { StepInfo } from "../protocol";

/** An entry of the log; ``undone`` once an undo went back before it. */
export interface Entry extends StepInfo {
  readonly undone?: boolean;
}

/** Entries with a later one added: an undo strikes those it took back. */
export function logWith(entries: readonly Entry[], added: readonly StepInfo[]): Entry[] {
  let log = [...entries];
  for (const step of added) {
    const last = log.at(-1)?.step ?? 0;
    if (step.step <= last) continue;
    if (step.kind === "undo")
      log = log.map((one) => (one.kind === "action" && one.ply > step.ply ? { ...one, undone: true } : one));
    log.push(step);
  }
  return log;
}
