/** Actions from their notation: a kind, and a value for each of its arguments. */

import type { Choice, GameInfo, ReplayStep } from "../protocol";

/** What a choice says of itself: its kind and what it is about. */
export function actionOf(game: GameInfo | undefined, notation: string): Pick<Choice, "kind" | "arguments"> {
  const [name = "", ...values] = notation.split(" ");
  const kind = game?.actions.find((one) => one.name === name);
  const given = kind?.arguments.map((argument, n) => {
    const value = argument.values.find((one) => String(one) === values[n]);
    return [argument.name, value ?? values[n] ?? ""] as const;
  });
  return { kind: name, arguments: Object.fromEntries(given ?? []) };
}

export function notationOf(choice: Pick<Choice, "kind" | "arguments">): string {
  return [choice.kind, ...Object.values(choice.arguments)].join(" ");
}

/** Whether the first sentences about a move tell what its seat did: ending a turn, say, only tells whose turn comes. */
export function tellsWho(move: Pick<ReplayStep, "seat" | "events">, most: number): boolean {
  return move.events.slice(0, most).some((event) => event.arguments?.["seat"] === move.seat);
}
