/** The texts in the language of now. */

import { getText } from "./api";
import { plainName } from "./boxes";
import { type Arguments, Texts } from "./fluent";
import { language } from "./settings.svelte";

/** What drawn boards say beyond the texts that Python reads too. */
const BOARDS = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });
const SHELL = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });

let current = $state.raw(new Texts("en", []));
const games = new Map<string, Promise<Texts>>();
const sources = new Map<string, Promise<string>>();

export async function loadWords(): Promise<void> {
  const wanted = language();
  if (current.language === wanted && current.has("app-name")) return;
  const source = await SHELL[`../texts/${wanted}.ftl`]?.();
  current = new Texts(wanted, [source ?? ""]);
}

/** A message of the shell. */
export function t(id: string, given?: Arguments): string {
  return current.format(id, given);
}

export function hasText(id: string): boolean {
  return current.has(id);
}

/** What is kept under a key, made when it is first wanted, and again if that failed. */
function once<Found>(kept: Map<string, Promise<Found>>, key: string, make: () => Promise<Found>): Promise<Found> {
  let found = kept.get(key);
  if (!found) {
    found = make();
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

/** The texts of a game with those all games share. */
export function gameTexts(game: string): Promise<Texts> {
  const wanted = language();
  const source = (name: string) => once(sources, `${name}/${wanted}`, () => getText(name, wanted));
  return once(games, `${game}/${wanted}`, async () => {
    const board = BOARDS[`../games/${plainName(game)}/texts/${wanted}.ftl`]?.() ?? "";
    return new Texts(wanted, await Promise.all([source("core"), source(game), board]));
  });
}
