/** One line of the log for a move, however many small actions it took: the others are folded into it. */

import type { Entry } from "./log";

/** What is folded into an entry: choices on the way to it, and what its seat did before anybody else acted. */
export interface Fold {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}

/** Entries that one seat made without another's between them, all taken back or none. */
function runs(log: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of log) {
    const last = found.at(-1)?.at(-1);
    if (last?.kind === "action" && entry.kind === "action" && last.seat === entry.seat && last.undone === entry.undone) found.at(-1)?.push(entry);
    else found.push([entry]);
  }
  return found;
}

/**
 * What is folded into which entry, by the step of the entry that is shown.
 *
 * What changes nothing belongs to what its seat does next, or did last if another acts next; a visit, such as
 * trades at a market, belongs to the entry that began it.
 */
export function foldsOf(log: readonly Entry[], changeless: readonly string[], visits: readonly string[]): Map<number, Fold> {
  const found = new Map<number, Fold>();
  const isOf = (entry: Entry, kinds: readonly string[]) => (entry.events ?? []).every((event) => kinds.includes(event.kind));
  const all = runs(log);
  for (const run of all) {
    if (run[0]?.kind !== "action") continue;
    let shown: Entry | undefined;
    let [before, after]: [Entry[], Entry[]] = [[], []];
    const close = () => {
      if (shown && before.length + after.length > 0) found.set(shown.step, { before, after });
    };
    let waiting: Entry[] = [];
    for (const entry of run)
      if (shown && waiting.length === 0 && isOf(entry, visits)) after.push(entry);
      else if (isOf(entry, changeless)) waiting.push(entry);
      else {
        close();
        [shown, before, after, waiting] = [entry, waiting, [], []];
      }
    // While nobody else has acted, more may follow.
    if (run !== all.at(-1)) after.push(...waiting);
    close();
  }
  return found;
}
