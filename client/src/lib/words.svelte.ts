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

/** The texts of a game with those all games share. */
export function gameTexts(game: string): Promise<Texts> {
  const wanted = language();
  const key = `${game}/${wanted}`;
  let found = games.get(key);
  if (!found) {
    found = Promise.all([
      getText("core", wanted),
      getText(game, wanted),
      BOARDS[`../games/${plainName(game)}/texts/${wanted}.ftl`]?.() ?? "",
    ]).then((sources) => new Texts(wanted, sources));
    found.catch(() => games.delete(key));
    games.set(key, found);
  }
  return found;
}
