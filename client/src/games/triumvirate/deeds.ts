/** What an action is pressed on: tracks, forum and bag stand for kinds of choices. */

import type { IconName } from "../../lib/icon-names";
import type { Figure } from "../../lib/scenes";
import type { Choice, Event, triumvirate } from "../../protocol";
import { mentions, type Picked } from "../../parts/tree/tree";

export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;

/** The fields of both competence tracks, the citizens that a consul needs, and the provinces that win. */
export const GOALS = { fields: 14, citizens: 6, provinces: 9 } as const;

/** What stands for the only choice among these kinds; none while there is no such choice. */
export function onlyOf(choices: readonly Choice[], ...kinds: readonly string[]): Picked | null {
  const found = choices.find((choice) => kinds.includes(choice.kind));
  return found ? { field: "code", value: found.code } : null;
}

/** What stands for the field after a marker: raised by an action, or as compensation. */
export function nextField(choices: readonly Choice[], track: string): Picked | null {
  const found = choices.find((choice) => (choice.kind === "raise" || choice.kind === "advance") && choice.arguments["track"] === track);
  return found ? { field: "track", value: track, kind: found.kind } : null;
}

export const theOne = (choices: readonly Choice[], picked: Picked | null): Choice | null => {
  const found = picked === null ? [] : choices.filter((choice) => mentions(choice, picked));
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** The chance that a choice of legions speaks of, in percent; none where no battle follows. */
export function chanceOf(choice: Choice): number | null {
  const chance = choice.leads.find((lead) => lead.kind === "leads-attack")?.arguments?.["chance"];
  return typeof chance === "number" ? chance : null;
}

export interface Meter {
  readonly victory: "military" | "political" | "competence";
  readonly value: number;
  readonly of: number;
  /** Whether the victory is within reach of the coming turn. */
  readonly near: boolean;
}

/** How far a character is on each of the three ways to win. */
export function metersOf(one: triumvirate.Contender): readonly Meter[] {
  const meter = (victory: Meter["victory"], value: number, of: number): Meter => ({ victory, value, of, near: one.could_win.includes(victory) });
  return [
    meter("military", one.n_provinces, GOALS.provinces),
    meter("political", one.citizens, GOALS.citizens),
    meter("competence", one.political + one.military, GOALS.fields),
  ];
}

/** Rows of so many, the last one with what is left. */
export function inRows<Item>(items: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, n) => items.slice(n * most, (n + 1) * most));
}

/** What a battle or an election counts, in the colours of those it belongs to; null for what is told as elsewhere. */
export function figuresIn(event: Event, contenders: readonly Pick<triumvirate.Contender, "character" | "seat">[]): readonly Figure[] | null {
  const given = event.arguments ?? {};
  const count = (field: string) => (typeof given[field] === "number" ? given[field] : 0);
  const seat = typeof given["seat"] === "number" ? given["seat"] : null;
  const figure = (icon: IconName, field: string, owner: number | null, drawn: boolean): Figure => ({ icon, count: count(field), lost: false, pieces: true, seat: owner, drawn });
  if (event.kind === "voted") return [figure("person", "citizens", seat, false)].filter((one) => one.count > 0);
  if (event.kind !== "drew-weapons") return null;
  // A colour that nobody plays is nobody's.
  const defender = contenders.find((one) => one.character === given["holder"])?.seat ?? null;
  const third = contenders.find((one) => one.seat !== seat && one.seat !== defender)?.seat ?? null;
  return [
    figure("crossed-swords", "hits", seat, true),
    figure("crossed-swords", "losses", defender, true),
    figure("crossed-swords", "neutral", third, true),
  ].filter((one) => one.count > 0);
}
