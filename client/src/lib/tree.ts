/** A game's view as a tidy tree of facts and tables: what the generic board draws and a screen reader reads. */

export type Scalar = string | number | boolean | null;
export type Value = Scalar | readonly Value[] | { readonly [field: string]: Value };
type Fields = { readonly [field: string]: Value };

const SHELL_FIELDS = new Set(["seat", "actor", "ask", "choices"]);
/** Fields of views that hold a seat; ``-1`` and null are nobody. */
const SEATS = /^(seat|actor|chooser|active|start|starter|start_player|first|leader|owner|holder|winner|next|next_seat|consul_seat|attacker|defender|turn_of|by|.*_seat)$/;

export function isSeat(field: string, value: Value): value is number {
  return typeof value === "number" && SEATS.test(field);
}

export function isFields(value: Value): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isRows(value: Value): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every((one: Value) => isFields(one));
}

/** Nothing there to be shown. */
export function isEmpty(value: Value): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

export interface Sections {
  /** Short facts, shown first. */
  readonly facts: readonly (readonly [string, Value])[];
  /** Everything with parts, in the view's order. */
  readonly parts: readonly (readonly [string, Value])[];
}

export function sections(view: object): Sections {
  const facts: (readonly [string, Value])[] = [];
  const parts: (readonly [string, Value])[] = [];
  for (const [field, value] of Object.entries(view) as [string, Value][]) {
    if (SHELL_FIELDS.has(field)) continue;
    if (isRows(value) || isFields(value)) parts.push([field, value]);
    else facts.push([field, value]);
  }
  return { facts, parts };
}

/** The columns of a table: every field that some row has. */
export function columns(rows: readonly Fields[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** Rows about seats with many fields read better with a column for each seat. */
export function isTurned(rows: readonly Fields[]): boolean {
  return rows.length > 1 && rows.length <= 6 && columns(rows).length > 5 && rows.every((row) => typeof row["seat"] === "number");
}
