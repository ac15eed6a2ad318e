/** A game's view as a tidy tree of facts, holdings, maps and tables: what the generic board draws and a screen reader reads. */

import { plainName } from "./boxes";
import { SEATS } from "../protocol";

export type Scalar = string | number | boolean | null;
export type Value = Scalar | readonly Value[] | { readonly [field: string]: Value };
export type Fields = { readonly [field: string]: Value };

const SHELL_FIELDS = new Set(["seat", "actor", "ask", "choices"]);

/** What the numbers at a path of a game's view stand for: a seat, one value for each seat, or themselves. */
export function meaning(game: string, path: string): "seat" | "by-seat" | null {
  return SEATS[plainName(game)]?.[path] ?? null;
}

export function isFields(value: Value): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isRows(value: Value): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every((one: Value) => isFields(one));
}

/** Nothing worth a word in a short list of facts: empty, false, or none of it. The first seat is a seat. */
export function isSilent(game: string, path: string, value: Value): boolean {
  return isEmpty(value) || value === false || (value === 0 && meaning(game, path) !== "seat");
}

/** Nothing there to be shown. */
export function isEmpty(value: Value): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.every(isEmpty));
}

/** Amounts of several things: drawn in one line. */
export function isAmounts(value: Value): value is { readonly [field: string]: number } {
  return isFields(value) && Object.values(value).every((one) => typeof one === "number");
}

/** Points with the parts that make them. */
export function totalOf(value: Value): number | null {
  const total = isFields(value) ? value["total"] : null;
  return typeof total === "number" ? total : null;
}

export interface Place {
  readonly field: string;
  readonly row: Fields;
  readonly x: number;
  readonly y: number;
}

export interface Sections {
  /** Short facts, shown first. */
  readonly facts: readonly (readonly [string, Value])[];
  /** What is true now. */
  readonly flags: readonly string[];
  /** What each seat has: a row for each. */
  readonly holdings: readonly [string, readonly Fields[]] | null;
  /** Things with parts. */
  readonly records: readonly (readonly [string, Fields])[];
  /** Rows that lie somewhere, all in one map. */
  readonly map: readonly Place[];
  readonly tables: readonly (readonly [string, readonly Fields[]])[];
}

function areHoldings(rows: readonly Fields[], seats: number): boolean {
  return rows.length === seats && columns(rows).length > 4 && new Set(rows.map((row) => row["seat"])).size === seats && rows.every((row) => typeof row["seat"] === "number");
}

export function sections(view: object, seats: number): Sections {
  const facts: (readonly [string, Value])[] = [];
  const flags: string[] = [];
  const records: (readonly [string, Fields])[] = [];
  const map: Place[] = [];
  const tables: (readonly [string, readonly Fields[]])[] = [];
  let holdings: readonly [string, readonly Fields[]] | null = null;
  for (const [field, value] of Object.entries(view) as [string, Value][]) {
    if (SHELL_FIELDS.has(field) || isEmpty(value) || value === false) continue;
    if (value === true) flags.push(field);
    else if (isFields(value)) records.push([field, value]);
    else if (!isRows(value)) facts.push([field, value]);
    else if (holdings === null && areHoldings(value, seats)) holdings = [field, value];
    else if (value.every((row) => typeof row["x"] === "number" && typeof row["y"] === "number"))
      map.push(...value.map((row) => ({ field, row, x: Number(row["x"]), y: Number(row["y"]) })));
    else tables.push([field, value]);
  }
  return { facts, flags, holdings, records, map, tables };
}

/** The columns of a table: every field that some row has. */
export function columns(rows: readonly Fields[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** What a row is known by: its seat, or the first thing it names; when these are not its own, all that it says. */
export function rowKeys(rows: readonly Fields[]): string[] {
  const named = (row: Fields) => Object.values(row).find((value) => typeof value === "string") ?? null;
  for (const keyOf of [(row: Fields) => row["seat"] ?? null, named]) {
    const keys = rows.map(keyOf);
    if (keys.every((key) => key !== null) && new Set(keys).size === keys.length) return keys.map(String);
  }
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const said = JSON.stringify(row);
    const before = seen.get(said) ?? 0;
    seen.set(said, before + 1);
    return before === 0 ? said : `${said} ${before}`;
  });
}

/** Equal things side by side are counted; the order stays. */
export function counted(values: readonly string[]): (readonly [string, number])[] {
  const found: [string, number][] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last?.[0] === value) last[1] += 1;
    else found.push([value, 1]);
  }
  return found;
}
