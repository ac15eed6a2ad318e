/** Which dice of the roll a choice takes, and which choice a handful of dice stands for. Drawing only: legality comes with the view. */

import { isSame } from "../../lib/choices";
import type { AleaView, Choice } from "../../protocol";
import type { Wanted } from "../board";

export type Building = "templum" | "senatus" | "castrum" | "forum" | "latrina";
export const BUILDINGS: readonly Building[] = ["templum", "senatus", "castrum", "forum", "latrina"];

export function buildingOf(kind: string): Building | null {
  if (kind === "forum_pair") return "forum";
  return (BUILDINGS as readonly string[]).includes(kind) ? (kind as Building) : null;
}

function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, n) => low + n);
}

/** The values of a straight that its owner has not laid yet. */
function newOfStraight(view: AleaView, straight: string): number[] {
  const [low = 0, high = 0] = straight.split("-").map(Number);
  const own = view.senatus.find((one) => one.seat === view.actor);
  return range(low, high).filter((value) => !own || value < own.low || value > own.high);
}

/** The lowest ``count`` dice of the roll with that sum. */
export function diceWithSum(roll: readonly number[], count: number, sum: number): number[] | null {
  if (count === 0) return sum === 0 ? [] : null;
  for (let at = 0; at <= roll.length - count; at++) {
    const value = roll[at] ?? 0;
    if (value === roll[at - 1] && at > 0) continue;
    if (value > sum) break;
    const rest = diceWithSum(roll.slice(at + 1), count - 1, sum - value);
    if (rest) return [value, ...rest];
  }
  return null;
}

/** The values of the dice that a placement takes from the roll. */
export function diceOf(view: AleaView, choice: Wanted): number[] {
  const given = choice.arguments;
  switch (choice.kind) {
    case "castrum":
    case "mark":
      return Array.from({ length: Number(given["count"]) }, () => Number(given["value"]));
    case "forum":
      return [Number(given["value"])];
    case "forum_pair":
      return String(given["pair"]).split("+").map(Number);
    case "senatus":
      return newOfStraight(view, String(given["straight"]));
    case "templum":
      return diceWithSum(view.roll, view.templum?.due[view.actor] ?? 0, Number(given["sum"])) ?? [];
    case "latrina":
      return view.roll.slice(0, 1);
    default:
      return [];
  }
}

/** Where dice of these values lie in the roll. */
export function placesOf(roll: readonly number[], dice: readonly number[]): number[] {
  const found: number[] = [];
  for (const value of dice) {
    const at = roll.findIndex((one, place) => one === value && !found.includes(place));
    if (at >= 0) found.push(at);
  }
  return found;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The placement in a building that exactly these dice stand for, legal or not; none when they have no such shape. */
export function wanted(view: AleaView, building: Building, dice: readonly number[]): Wanted | null {
  const values = sorted(dice);
  const [first = 0] = values;
  const last = values.at(-1) ?? 0;
  switch (building) {
    case "castrum":
      return first === last && values.length > 0 ? { kind: "castrum", arguments: { value: first, count: values.length } } : null;
    case "forum":
      if (values.length === 1) return { kind: "forum", arguments: { value: first } };
      return values.length === 2 && first + last === 5 ? { kind: "forum_pair", arguments: { pair: `${first}+${last}` } } : null;
    case "senatus": {
      const own = view.senatus.find((one) => one.seat === view.actor);
      const all = sorted([...values, ...(own ? range(own.low, own.high) : [])]);
      const low = all[0] ?? 0;
      return all.length > 0 && all.every((value, n) => value === low + n)
        ? { kind: "senatus", arguments: { straight: `${low}-${all.at(-1) ?? low}` } }
        : null;
    }
    case "templum":
      return view.templum && values.length === view.templum.due[view.actor] ? { kind: "templum", arguments: { sum: sum(values) } } : null;
    case "latrina":
      return values.length === 1 && first === Math.min(...view.roll) ? { kind: "latrina", arguments: {} } : null;
  }
}

/** The placements worth showing on a building at once: the largest of each kind; smaller ones are made by choosing dice. */
export function offers(view: AleaView, building: Building): Choice[] {
  const all = view.choices.filter((choice) => buildingOf(choice.kind) === building);
  if (building === "castrum") {
    const largest = new Map<number, Choice>();
    for (const choice of all) {
      const value = Number(choice.arguments["value"]);
      const known = largest.get(value);
      if (!known || Number(known.arguments["count"]) < Number(choice.arguments["count"])) largest.set(value, choice);
    }
    return [...largest.values()].sort((a, b) => Number(b.arguments["count"]) - Number(a.arguments["count"]) || Number(b.arguments["value"]) - Number(a.arguments["value"]));
  }
  if (building === "senatus") {
    const length = (choice: Choice) => {
      const [low = 0, high = 0] = String(choice.arguments["straight"]).split("-").map(Number);
      return [high - low, high] as const;
    };
    return [...all].sort((a, b) => length(b)[0] - length(a)[0] || length(b)[1] - length(a)[1]).slice(0, 4);
  }
  if (building === "templum") return [...all].sort((a, b) => Number(a.arguments["sum"]) - Number(b.arguments["sum"])).slice(0, 5);
  return all;
}

/** The steps that roll these dice again: marks from the lowest value up, then the roll. */
export function rerollSteps(dice: readonly number[]): Wanted[] {
  const counts = new Map<number, number>();
  for (const value of sorted(dice)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...[...counts].map(([value, count]) => ({ kind: "mark", arguments: { value, count } })), { kind: "reroll", arguments: {} }];
}

/** The choices that place exactly these dice, one of a building at most. */
export function placementsOf(view: AleaView, picked: readonly number[]): Choice[] {
  if (picked.length === 0) return [];
  const meant = BUILDINGS.flatMap((building) => wanted(view, building, picked) ?? []);
  return view.choices.filter((choice) => meant.some((one) => isSame(choice, one)));
}

const endsStage = (choice: Choice): boolean => choice.leads.some((lead) => lead.kind === "leads-last-round");

/** The sentence that warns whoever chooses these dice, or looks at this choice: the last of them end the stage. */
export function warningOf(view: AleaView, picked: readonly number[], pointed: Choice | null): "board-ends-stage" | "board-last-chance" | null {
  const placements = view.choices.filter((choice) => buildingOf(choice.kind) !== null);
  if (placements.length === 0) return null;
  if (view.last_round) return "board-last-chance";
  const meant = pointed && buildingOf(pointed.kind) !== null ? [pointed] : picked.length > 0 ? placementsOf(view, picked) : placements;
  return meant.length > 0 && meant.every(endsStage) ? "board-ends-stage" : null;
}
