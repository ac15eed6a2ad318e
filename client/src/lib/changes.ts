/** What is different between two views of a match, by place in the tree. */

import { isFields, isRows, rowKeys, type Value } from "./tree";

/** How much a number has changed, or that something is new or other than it was. */
export type Change = number | "new" | "other";
export type Changes = ReadonlyMap<string, Change>;

export const inField = (at: string, field: string): string => (at === "" ? field : `${at}.${field}`);
export const inRow = (at: string, key: string): string => `${at}[${key}]`;
export const inList = (at: string, item: string): string => `${at}{${item}}`;

const SHELL_FIELDS = new Set(["seat", "actor", "ask", "choices"]);

export function changes(before: object | null, after: object | null): Changes {
  const found = new Map<string, Change>();
  if (!before || !after) return found;
  for (const [field, value] of Object.entries(after) as [string, Value][])
    if (!SHELL_FIELDS.has(field)) compare((before as Record<string, Value>)[field] ?? null, value, field, found);
  return found;
}

function compare(before: Value, after: Value, at: string, found: Map<string, Change>): void {
  if (typeof before === "number" && typeof after === "number") {
    if (before !== after) found.set(at, after - before);
  } else if (isFields(before) && isFields(after)) {
    for (const [field, value] of Object.entries(after)) compare(before[field] ?? null, value, inField(at, field), found);
  } else if (Array.isArray(before) && Array.isArray(after)) compareLists(before as Value[], after as Value[], at, found);
  else if (JSON.stringify(before) !== JSON.stringify(after)) found.set(at, before === null ? "new" : "other");
}

function compareLists(before: readonly Value[], after: readonly Value[], at: string, found: Map<string, Change>): void {
  if (isRows(after)) {
    const rows = isRows(before) ? before : [];
    const old = new Map(rowKeys(rows).map((key, place) => [key, rows[place]]));
    rowKeys(after).forEach((key, place) => {
      const known = old.get(key);
      if (known) compare(known, after[place] ?? null, inRow(at, key), found);
      else found.set(inRow(at, key), "new");
    });
  } else if (after.some((item) => typeof item === "string")) {
    const left = [...before];
    for (const item of after) {
      const place = left.indexOf(item);
      if (place >= 0) left.splice(place, 1);
      else if (typeof item === "string") found.set(inList(at, item), "new");
    }
  } else if (JSON.stringify(before) !== JSON.stringify(after)) {
    found.set(at, "other");
    after.forEach((item, place) => {
      if (item !== null && item !== before[place]) found.set(inRow(at, String(place)), "new");
    });
  }
}
