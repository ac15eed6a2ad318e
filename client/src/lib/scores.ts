/** Scores with their parts, found in any game's view: a field of players that has a total and what makes it. */

import { columns, isFields, isRows, type Value } from "./tree";

export interface Breakdown {
  readonly seat: number;
  readonly total: number;
  readonly parts: readonly (readonly [string, number])[];
}

const TOTALS = ["total", "score", "points", "fame", "victory_points", "vp"];

/** The rows about seats, whatever the game calls them. */
export function seatRows(view: object): readonly { readonly [field: string]: Value }[] {
  for (const value of Object.values(view) as Value[])
    if (isRows(value) && value.length > 1 && columns(value).length > 4 && isEachSeat(value.map((row) => row["seat"]))) return value;
  return [];
}

/** Every seat once, in any order. */
function isEachSeat(seats: readonly unknown[]): boolean {
  return new Set(seats).size === seats.length && seats.every((seat) => typeof seat === "number" && seat >= 0 && seat < seats.length);
}

const bySeat = (rows: readonly { readonly [field: string]: Value }[]) => [...rows].sort((a, b) => Number(a["seat"]) - Number(b["seat"]));

export function breakdowns(view: object): Breakdown[] {
  return bySeat(seatRows(view)).flatMap((row) => {
    const seat = Number(row["seat"]);
    for (const value of Object.values(row)) {
      if (!isFields(value)) continue;
      const total = value["total"];
      if (typeof total !== "number") continue;
      const parts = Object.entries(value).filter((part): part is [string, number] => part[0] !== "total" && typeof part[1] === "number");
      return [{ seat, total, parts }];
    }
    for (const name of TOTALS) {
      const total = row[name];
      if (typeof total === "number") return [{ seat, total, parts: [] }];
    }
    return [];
  });
}

/** The parts that do not add to the totals: they only break ties. */
export function tieBreaks(found: readonly Breakdown[]): string[] {
  const sum = (one: Breakdown, without: string | null) =>
    one.parts.reduce((all, [part, points]) => all + (part === without ? 0 : points), 0);
  if (found.every((one) => sum(one, null) === one.total)) return [];
  return (found[0]?.parts ?? []).map(([part]) => part).filter((part) => found.every((one) => sum(one, part) === one.total));
}

/** What a game without points counts, by seat: it tells how near each came. */
export function counted(view: object, fields: readonly string[]): (readonly [string, readonly number[]])[] {
  const rows = bySeat(seatRows(view));
  return rows.length === 0 ? [] : fields.map((field) => [field, rows.map((row) => Number(row[field]))] as const);
}
