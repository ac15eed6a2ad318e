/** How far the talk of a table has been read in this browser. */

const KEY = "ludi-talk-read";
const MOST = 50;

function known(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The number of the last line that has been read. */
export function readUpTo(table: string): number {
  return known().find(([id]) => id === table)?.[1] ?? 0;
}

export function rememberRead(table: string, line: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, line], ...known().filter(([id]) => id !== table)].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing counts anew after each visit.
  }
}
