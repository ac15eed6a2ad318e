/** Choices in groups of one kind, each under the words that its sentences share. */

import type { Texts } from "./fluent";
import type { Choice } from "../protocol";

export interface Group {
  readonly kind: string;
  /** The words in common; empty when there are none, or nothing to head. */
  readonly title: string;
  readonly choices: readonly Choice[];
}

function shared(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = lists;
  const end = first.findIndex((word, place) => !rest.every((list) => list[place] === word));
  return end < 0 ? [...first] : first.slice(0, end);
}

/** The words that all sentences begin or end with. */
export function sharedWords(sentences: readonly string[]): string {
  const words = sentences.map((sentence) => sentence.split(" "));
  const before = shared(words);
  if (before.length > 0) return `${before.join(" ").replace(/[:,]$/, "")} …`;
  const after = shared(words.map((list) => [...list].reverse())).reverse();
  return after.length > 0 ? `… ${after.join(" ")}` : "";
}

/** What tells sentences apart: each without the words that all of them begin with, or else end with. */
export function apart(sentences: readonly string[]): string[] {
  const words = sentences.map((sentence) => sentence.split(" "));
  const before = shared(words).length;
  const after = before > 0 ? 0 : shared(words.map((list) => [...list].reverse())).length;
  return words.map((list) => list.slice(before, list.length - after).join(" "));
}

/** Those that lead somewhere stand first: what only prepares or ends something comes after them. */
export function grouped(choices: readonly Choice[], texts: Texts): Group[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(choice.kind, [...(found.get(choice.kind) ?? []), choice]);
  const leads = ([, list]: [string, Choice[]]) => Number(list.some((choice) => choice.leads.length > 0));
  return [...found]
    .sort((a, b) => leads(b) - leads(a))
    .map(([kind, list]) => ({
      kind,
      title: found.size > 1 && list.length > 1 ? sharedWords(list.map((choice) => texts.action(choice))) : "",
      choices: list,
    }));
}
