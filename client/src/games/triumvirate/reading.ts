/** The facts of a row in words: what its table says, as one explanation. */

import { inField, type Changes } from "../../lib/changes";
import type { Texts } from "../../lib/fluent";
import { isEmpty, type Value } from "../../lib/tree";
import type { triumvirate } from "../../protocol";

export interface Wording {
  readonly texts: Texts;
  readonly names: readonly string[];
  readonly changes: Changes;
}

const signed = (change: number) => `${change > 0 ? "+" : "−"}${Math.abs(change)}`;

/** Who owns something: the character, and the player in brackets. */
export function holder({ texts, names }: Pick<Wording, "texts" | "names">, character: string, seat: number | null | undefined): string {
  const player = seat == null ? undefined : names[seat];
  return player === undefined ? texts.name(character) : `${texts.name(character)} (${player})`;
}

/** Goods that are only spoken of where there are some. */
const RARE = new Set(["gold", "servants"]);

/** Every fact of a row: what is empty or false is left out, what is true needs no value. */
export function facts(wording: Wording, row: object, at: string, skip: readonly string[]): string[] {
  const found: string[] = [];
  const seat = "seat" in row ? (row.seat as number | null) : null;
  for (const [field, value] of Object.entries(row) as [string, Value][]) {
    if (field === "seat" || skip.includes(field) || isEmpty(value) || value === false) continue;
    const label = wording.texts.label(field);
    const change = wording.changes.get(inField(at, field));
    if (value === 0 && change === undefined && RARE.has(field)) continue;
    const delta = typeof change === "number" ? ` (${signed(change)})` : "";
    if (value === true) found.push(label);
    else found.push(`${label}: ${field === "owner" ? holder(wording, String(value), seat) : wording.texts.name(value)}${delta}`);
  }
  return found;
}

export const sentence = (parts: readonly string[]): string => parts.map((part) => (part.endsWith(".") ? part : `${part}.`)).join(" ");

/** An explanation: what it is, what is always so, and how it stands. */
export const explained = (title: string, help: string, stands: readonly string[]): string => [title, help, stands.join(" · ")].filter((line) => line !== "").join("\n");

/** Something of a province that is other than at the viewer's last turn. */
export function isFresh(changes: Changes, at: string, field: keyof triumvirate.ProvinceView): boolean {
  const place = inField(at, field);
  return changes.has(place) || [...changes.keys()].some((key) => key.startsWith(`${place}{`));
}

export function delta(changes: Changes, at: string, field: "legions" | "gold" | "servants"): string {
  const change = changes.get(inField(at, field));
  return typeof change === "number" ? signed(change) : "";
}
