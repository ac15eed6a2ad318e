import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { Texts } from "../../src/lib/fluent.ts";
import type { AnyView } from "../../src/protocol.ts";

globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
const { changedForMe, question, spoken } = await import("../../src/lib/spoken.ts");
const { loadWords } = await import("../../src/lib/words.svelte.ts");
const { settings } = await import("../../src/lib/settings.svelte.ts");

const PACKAGE = resolve(import.meta.dirname, "../../../src/ludi");
const LANGUAGES = ["en", "de", "nl"] as const;
const textsOf = (language: string) => new Texts(language, ["core", "games/praetor"].map((folder) => readFileSync(`${PACKAGE}/${folder}/texts/${language}.ftl`, "utf-8")));
const choices = [{ code: 1, kind: "pass", arguments: {}, leads: [] }];
const player = (seat: number, gold: number, wood: number, favour: number, total: number) => ({ seat, goods: { gold, wood }, morale: 1, villagers: 5, wall: 0, score: { favour, total } });
const viewOf = (gold: number, wood: number, total: number, more: object = {}) => ({ seat: 0, actor: 0, ask: { kind: "ask-turn", arguments: { seat: 0 } }, choices, players: [player(0, gold, wood, total - 1, total), player(1, 9, 9, 9, 9)], ...more }) as unknown as AnyView;
const names = ["Ada", "Brutus"];

test.each([
  ["en", ["Gold: 3 more", "Wood: 1 less"]],
  ["de", ["Gold: 3 mehr", "Holz: 1 weniger"]],
  ["nl", ["Goud: 3 meer", "Hout: 1 minder"]],
] as const)("in %s the listener hears what has changed for himself, and nothing of the others", async (language, expected) => {
  settings.language = language;
  await loadWords();
  const before = viewOf(2, 4, 20, { players: [player(0, 2, 4, 19, 20), player(1, 0, 0, 0, 0)] });
  expect(changedForMe(before, viewOf(5, 3, 20), textsOf(language))).toEqual(expected);
});

test("of a score the total is said, not its parts", async () => {
  settings.language = "en";
  await loadWords();
  expect(changedForMe(viewOf(1, 1, 20), viewOf(1, 1, 26), textsOf("en")).length).toBe(1);
  expect(changedForMe(viewOf(1, 1, 20), viewOf(1, 1, 26), textsOf("en"))[0]).toMatch(/: 6 more$/);
});

test("through other eyes than before nothing has changed", () => {
  expect(changedForMe({ ...viewOf(1, 1, 1), seat: 1 }, viewOf(5, 5, 5), textsOf("en"))).toEqual([]);
  expect(changedForMe(null, viewOf(5, 5, 5), textsOf("en"))).toEqual([]);
});

test("what happened comes first, then what it changed, then the question; of too much, only these two", async () => {
  settings.language = "en";
  await loadWords();
  const texts = textsOf("en");
  const event = { kind: "passed", arguments: { seat: 1, workers: 2 } };
  const heard = { events: [event], before: viewOf(2, 1, 1), view: viewOf(5, 1, 1), texts, names, isAlone: true, isTurn: true };
  const asked = question(heard.view, texts, names, true);
  expect(asked).toContain("Your turn");
  expect(spoken(heard)).toBe(`${texts.event(event, names)} For you: Gold: 3 more. ${asked}`);
  expect(spoken({ ...heard, isTurn: false })).toBe(texts.event(event, names));
  expect(spoken({ ...heard, events: Array.from({ length: 40 }, () => event) })).toBe(`For you: Gold: 3 more. ${asked}`);
});

test("round one screen the question names whom it is put to", () => {
  for (const language of LANGUAGES) expect(question(viewOf(1, 1, 1), textsOf(language), names, false)).toContain("Ada");
});
