/** Which cards pay for what, as the choices say it: nothing here knows the rules. */

import type { Choice } from "../../protocol";

/** The cards of one payment, in the order in which they are paid. */
export type Way = readonly string[];

const COST = "leads-cost";

/** Every way to pay for a choice; none where nothing is paid. */
export function waysOf(choice: Choice): Way[] {
  const { cards, ways } = choice.leads.find((lead) => lead.kind === COST)?.arguments ?? {};
  if (typeof cards !== "number" || !Array.isArray(ways)) return [];
  const all = ways as readonly string[];
  return Array.from({ length: all.length / cards }, (_, n) => all.slice(n * cards, (n + 1) * cards));
}

/** What is left of a payment after these cards; nothing if they are not all in it. */
export function restOf(way: Way, cards: readonly string[]): Way | null {
  const left = [...way];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The payment that these cards stand for: they are all of it, or nothing else goes with them. */
export function wayWith(choice: Choice, cards: readonly string[]): Way | null {
  const found = waysOf(choice).filter((way) => restOf(way, cards) !== null);
  return found.find((way) => way.length === cards.length) ?? (found.length === 1 ? (found[0] ?? null) : null);
}

const placeOf = (choice: Choice) => Object.values(choice.arguments)[0];

/** The choices that these cards can pay for, each told with what it then costs.
 *
 * Where the cards pay for one build at a place in full, another one there that needs more of them is left out.
 */
export function payable(choices: readonly Choice[], cards: readonly string[]): Choice[] {
  if (cards.length === 0) return [...choices];
  const found = choices.flatMap((choice) => {
    const ways = waysOf(choice).filter((way) => restOf(way, cards) !== null);
    const isFull = ways.some((way) => way.length === cards.length);
    return ways.length > 0 ? [{ choice: told(choice, isFull ? [cards] : ways), isFull }] : [];
  });
  const full = new Set(found.filter((one) => one.isFull).map((one) => placeOf(one.choice)));
  return found.filter((one) => one.isFull || !full.has(placeOf(one.choice))).map((one) => one.choice);
}

function told(choice: Choice, ways: readonly Way[]): Choice {
  const leads = choice.leads.map((lead) => (lead.kind === COST ? { ...lead, arguments: { ...lead.arguments, ways: ways.flat() } } : lead));
  return { ...choice, leads };
}

/** The cards that can be added to these. */
export function partners(choices: readonly Choice[], cards: readonly string[]): Set<string> {
  return new Set(choices.flatMap((choice) => waysOf(choice).flatMap((way) => restOf(way, cards) ?? [])));
}

/** Whether a place can be built on with a joker alone. */
export function isForJoker(choices: readonly Choice[], place: string): boolean {
  const there = choices.filter((choice) => placeOf(choice) === place);
  return there.length > 0 && there.every((choice) => choice.kind.startsWith("joker"));
}
