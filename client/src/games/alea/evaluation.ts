/** The evaluation of a stage as it is shown: from building to building, though one action may take several at once.
 *
 * Nothing is worked out here: every event says which dice and tiles went where, and the view after the
 * action is what the last beat leads to.
 */

import type { AleaView, Event, alea } from "../../protocol";
import type { Building } from "./placing";

const ASKED: Readonly<Record<string, Building>> = { "ask-fortuna": "templum", "ask-senate": "senatus", "ask-province": "castrum", "ask-patrician": "forum" };

/** Where what is told happens; dice left in hand lie in no building. */
const TOLD: Readonly<Record<string, Building | "hands">> = {
  "dice-left": "hands",
  "kept-fortuna": "templum", "returned-fortuna": "templum", "took-back-templum": "templum",
  "ranked-senatus": "senatus", "lost-senatus": "senatus",
  "took-province": "castrum", "lost-castrum": "castrum", "provinces-left": "castrum",
  "took-patrician": "forum", "women-left": "forum", "men-left": "forum",
  "won-chips": "latrina",
};

/** The building that is evaluated now. */
export function evaluated(view: AleaView): Building | null {
  const place = ASKED[view.ask.kind] ?? TOLD[view.ask.kind];
  return place === undefined || place === "hands" ? null : place;
}

/** Whether the stage is being evaluated. */
export function isEvaluating(view: AleaView): boolean {
  return view.ask.kind in ASKED || view.ask.kind in TOLD;
}

const text = (event: Event, field: string): string => String(event.arguments?.[field] ?? "");
const number = (event: Event, field: string): number => Number(event.arguments?.[field] ?? 0);
const numbers = (event: Event, field: string): number[] => ([event.arguments?.[field] ?? []].flat() as unknown[]).map(Number);

function withPlayer(view: AleaView, seat: number, change: (row: alea.Player) => alea.Player): AleaView {
  return { ...view, players: view.players.map((row) => (row.seat === seat ? change(row) : row)) };
}
const toHand = (view: AleaView, seat: number, dice: number) => withPlayer(view, seat, (row) => ({ ...row, dice_in_hand: row.dice_in_hand + dice }));
const toLatrina = (view: AleaView, seat: number, dice: number) => withPlayer(view, seat, (row) => ({ ...row, latrina: row.latrina + dice }));

/** The position after an event, as far as it is drawn. What a seat has won is taken from the view that follows. */
function told(view: AleaView, event: Event, after: AleaView): AleaView {
  const seat = number(event, "seat");
  const won = (now: AleaView) => {
    const next = after.players.find((row) => row.seat === seat);
    return next ? withPlayer(now, seat, ({ dice_in_hand, latrina, chips }) => ({ ...next, dice_in_hand, latrina, chips })) : now;
  };
  switch (event.kind) {
    case "placed-senatus": {
      const [low = 0, high = low] = text(event, "straight").split("-").map(Number);
      const others = view.senatus.filter((one) => one.seat !== seat);
      const rank = number(event, "rank") - 1;
      return { ...view, senatus: [...others.slice(0, rank), { seat, low, high, wins: rank < number(event, "rewarded") }, ...others.slice(rank)] };
    }
    case "placed-templum":
      return view.templum ? { ...view, templum: { ...view.templum, leader: seat, dice: view.templum.dice.map((dice, one) => (one === seat ? [...dice, ...numbers(event, "dice")].sort((a, b) => a - b) : dice)) } } : view;
    case "displaced":
    case "placed-latrina":
      return toLatrina(view, seat, 1);
    case "evaluation":
      return { ...view, players: view.players.map((row) => ({ ...row, dice_in_hand: 0 })) };
    case "dice-left":
      return toLatrina(view, seat, number(event, "dice"));
    case "kept-fortuna":
      return won(view);
    case "took-back-templum": {
      const templum = view.templum && { ...view.templum, dice: view.templum.dice.map((dice, one) => (one === seat ? [] : dice)), leader: view.templum.leader === seat ? null : view.templum.leader };
      return toHand({ ...view, templum }, seat, number(event, "dice"));
    }
    case "ranked-senatus":
    case "lost-senatus": {
      const left = { ...view, senatus: view.senatus.filter((one) => one.seat !== seat) };
      return event.kind === "ranked-senatus" ? toHand(left, seat, number(event, "dice")) : toLatrina(left, seat, number(event, "dice"));
    }
    case "took-province":
    case "lost-castrum": {
      const left = { ...view, castrum: view.castrum.filter((one) => one.seat !== seat || one.value !== number(event, "value")) };
      if (event.kind === "lost-castrum") return toLatrina(left, seat, number(event, "size"));
      return won(toHand({ ...left, open_provinces: view.open_provinces.filter((id) => id !== text(event, "province")) }, seat, number(event, "size")));
    }
    case "provinces-left":
      return { ...view, open_provinces: [] };
    case "took-patrician": {
      const column = view.forum.findIndex((one) => one.seat !== null);
      const forum = view.forum.map((one, place) => (place === column ? { seat: null, value: 0 } : one));
      return won(toHand({ ...view, forum, open_patricians: view.open_patricians.filter((id) => id !== text(event, "patrician")) }, seat, 1));
    }
    case "women-left":
    case "men-left":
      return { ...view, open_patricians: [] };
    default:
      return view;
  }
}

const OF_BUILDING: Readonly<Record<Building, readonly (keyof AleaView)[]>> = { templum: ["templum"], senatus: ["senatus"], castrum: ["castrum", "open_provinces"], forum: ["forum", "open_patricians"], latrina: [] };

/** What the board shows of an action that evaluates: a beat for each building, with what still lies in it, and what is left at last. */
export function enact(before: AleaView, after: AleaView, events: readonly Event[]): { beats: AleaView[]; left: AleaView } {
  const places = new Set(events.flatMap((event) => TOLD[event.kind] ?? []));
  // Where nothing is evaluated yet, all lies as it will; the rest leaves in its turn.
  const kept = (Object.keys(OF_BUILDING) as Building[]).filter((place) => places.has(place)).flatMap((place) => OF_BUILDING[place]);
  let left: AleaView = { ...after, stage: before.stage, last_round: true, choices: [], roll: [], marked: [], offered_tiles: [], players: before.players, ...Object.fromEntries(kept.map((field) => [field, before[field]])) };
  const beats: AleaView[] = [];
  let at: Building | "hands" | null = evaluated(before);
  for (const event of events) {
    const place = TOLD[event.kind];
    if (place !== undefined && place !== at) {
      beats.push({ ...left, actor: number(event, "seat"), ask: event });
      at = place;
    }
    // Where nothing leaves yet, what was placed lies there already.
    if ((event.kind !== "placed-templum" && event.kind !== "placed-senatus") || places.has(event.kind === "placed-templum" ? "templum" : "senatus")) left = told(left, event, after);
  }
  return { beats, left };
}

/** What a seat has won in a stage. */
export interface Harvest {
  readonly seat: number;
  readonly provinces: readonly string[];
  readonly patricians: readonly string[];
  /** Senate tiles; null where only their owner knows which. */
  readonly tiles: readonly (string | null)[];
  readonly fortuna: readonly number[];
  readonly chips: number;
}

/** What an evaluation brought, from what was told of it; seats in their order. */
export function harvest(events: readonly Event[], seats: number): Harvest[] {
  const of = (kind: string, seat: number) => events.filter((event) => event.kind === kind && event.arguments?.["seat"] === seat);
  return Array.from({ length: seats }, (_, seat) => {
    const known = of("kept-tile", seat).map((event) => text(event, "tile"));
    const hidden = of("kept-a-tile", seat).map(() => null);
    // Who is passed the last tile has no choice: nothing more is told.
    const last = known.length + hidden.length > 0 ? [] : [...of("passed-tiles", seat).map((event) => [event.arguments?.["tiles"] ?? []].flat().map(String)[0] ?? null), ...of("passed-some-tiles", seat).map(() => null)];
    return {
      seat,
      provinces: of("took-province", seat).map((event) => text(event, "province")),
      patricians: of("took-patrician", seat).map((event) => text(event, "patrician")),
      tiles: [...known, ...hidden, ...last],
      fortuna: of("kept-fortuna", seat).flatMap((event) => numbers(event, "tokens")),
      chips: of("won-chips", seat).reduce((sum, event) => sum + number(event, "chips"), 0),
    };
  });
}
