/** What is said aloud at a table: what happened, what it changed for the listener, and what is asked. */

import { changes, inField, inRow, type Change } from "./changes";
import type { Texts } from "./fluent";
import { seatRows } from "./scores";
import { isFields, totalOf, type Fields } from "./tree";
import { t } from "./words.svelte";
import type { AnyView, Event } from "../protocol";

/** More than these would be talked through until the next turn: the log has them. */
const MOST_EVENTS = 30;

/** The question, which names whom it is put to: to ourselves it says so. */
export function question(view: AnyView, texts: Texts, names: readonly string[], isAlone: boolean): string {
  const isMine = view.choices.length > 0;
  const called = names.map((name, seat) => (isMine && isAlone && seat === view.actor ? t("your-turn") : name));
  const waits = view.ask.kind.replace(/^ask-/, "waits-");
  return !isMine && texts.has(waits) ? texts.event({ ...view.ask, kind: waits }, names) : texts.event(view.ask, called);
}

/** Numbers of one's own things that have changed, each under its label; of a score, the total alone. */
export function changedForMe(before: AnyView | null, after: AnyView, texts: Texts): string[] {
  const rows = seatRows(after);
  const field = Object.entries(after).find(([, value]) => value === rows)?.[0];
  const own = rows.find((row) => row["seat"] === after.seat);
  if (!before || before.seat !== after.seat || field === undefined || !own) return [];
  const found = changes(before, after);
  return numbers(own, inRow(field, String(after.seat)), field, texts, (at) => found.get(at));
}

function numbers(fields: Fields, at: string, within: string, texts: Texts, change: (at: string) => Change | undefined): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const place = inField(at, name);
    const total = totalOf(value);
    const by = change(total === null ? place : inField(place, "total"));
    if (typeof by === "number") return [t(by > 0 ? "change-more" : "change-less", { label: texts.label(name, within), count: Math.abs(by) })];
    return total === null && isFields(value) ? numbers(value, place, name, texts, change) : [];
  });
}

export interface News {
  readonly events: readonly Event[];
  /** The view when we were last told what is asked, and the present one. */
  readonly before: AnyView | null;
  readonly view: AnyView | null;
  readonly texts: Texts;
  readonly names: readonly string[];
  /** Whether nobody else plays on this screen. */
  readonly isAlone: boolean;
  /** Whether something is asked of us now. */
  readonly isTurn: boolean;
}

export function spoken({ events, before, view, texts, names, isAlone, isTurn }: News): string {
  const said = events.length < MOST_EVENTS ? events.map((event) => texts.event(event, names)) : [];
  if (view && isTurn) {
    const found = changedForMe(before, view, texts);
    if (found.length > 0) said.push(t("changed-for-you", { changes: found.join("; ") }));
    said.push(question(view, texts, names, isAlone));
  }
  return said.join(" ");
}
