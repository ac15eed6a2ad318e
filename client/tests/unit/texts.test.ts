import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type Entry } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
const PACKAGE = join(import.meta.dirname, "../../../src/ludi/games");
const LANGUAGES = ["en", "de", "nl"];

function messages(file: string): Map<string, string> {
  const resource = parse(readFileSync(file, "utf-8"), {});
  const junk = resource.body.filter((entry: Entry) => entry.type === "Junk");
  if (junk.length > 0) throw new Error(`${file}: cannot be read`);
  return new Map(resource.body.flatMap((entry) => (entry.type === "Message" ? [[entry.id.name, JSON.stringify(entry.value)] as const] : [])));
}

/** The variables that a message is filled with. */
function variables(text: string): string[] {
  return [...new Set([...text.matchAll(/"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g)].map((found) => found[1] ?? ""))].sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf-8"));
}

/** Ids that appear in the code, and the beginnings of those that are put together. */
function used(code: readonly string[]): { ids: Set<string>; beginnings: string[] } {
  const ids = new Set<string>();
  const beginnings: string[] = [];
  for (const text of code) {
    for (const found of text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)) ids.add(found[1] ?? "");
    for (const found of text.matchAll(/`([a-z][\w-]*-)\$\{/g)) beginnings.push(found[1] ?? "");
  }
  return { ids, beginnings };
}

function check(folder: string, code: readonly string[], foreign: RegExp): void {
  const english = messages(join(folder, "en.ftl"));
  test.each(LANGUAGES.slice(1))("%s has the same messages and variables as en", (language) => {
    const found = messages(join(folder, `${language}.ftl`));
    expect([...found.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, text] of english) expect([id, variables(found.get(id) ?? "")]).toEqual([id, variables(text)]);
  });
  const { ids, beginnings } = used(code);
  test("no message is unused", () => {
    const unused = [...english.keys()].filter((id) => !ids.has(id) && !beginnings.some((beginning) => id.startsWith(beginning)));
    expect(unused).toEqual([]);
  });
  test("no message is missing", () => {
    const asked = code.flatMap((text) => [...text.matchAll(foreign)].map((found) => found[1] ?? ""));
    expect(asked.filter((id) => !english.has(id))).toEqual([]);
  });
}

describe("the shell's texts", () => {
  check(join(SRC, "texts"), sources(SRC), /\bt\(\s*"([\w-]+)"/g);
  test("what is put together from the protocol exists", () => {
    const english = messages(join(SRC, "texts/en.ftl"));
    const protocol = readFileSync(join(SRC, "protocol.ts"), "utf-8");
    const faults = [...(/export type Fault = ([^;]+);/.exec(protocol)?.[1] ?? "").matchAll(/"(\w+)"/g)].map((found) => found[1]);
    expect(faults.length).toBeGreaterThan(5);
    expect(faults.filter((fault) => !english.has(`fault-${fault}`))).toEqual([]);
  });
});

test.each([
  ["de", /\b(ist|sind) du\b/],
  ["nl", /\bis (jij|jou)\b/],
])("no sentence in %s takes the reader for a third person", (language, wrong) => {
  for (const [id, text] of messages(join(SRC, `texts/${language}.ftl`))) expect([id, wrong.exec(text)?.[0] ?? ""]).toEqual([id, ""]);
});

test("a refusal names no clause: the note has a link to it", () => {
  for (const game of readdirSync(join(SRC, "games"), { withFileTypes: true }).filter((one) => one.isDirectory()))
    for (const language of LANGUAGES) {
      const refusals = [...messages(join(PACKAGE, game.name, `texts/${language}.ftl`))].filter(([id]) => id.startsWith("refused-"));
      expect(refusals.length).toBeGreaterThan(5);
      for (const [id, text] of refusals) expect([game.name, language, id, /\b[A-Z]{3}-\d/.exec(text)?.[0] ?? ""]).toEqual([game.name, language, id, ""]);
    }
});

describe.each(readdirSync(join(SRC, "games"), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name))("the texts of the board of %s", (game) => {
  const folder = join(SRC, "games", game);
  const questions = [...messages(join(PACKAGE, game, "texts/en.ftl")).keys()].filter((id) => id.startsWith("ask-") && id !== "ask-over");
  const waits = questions.map((id) => id.replace("ask-", "waits-"));
  check(join(folder, "texts"), [...sources(folder), ...waits.map((id) => `"${id}"`)], /texts\.format\(\s*"(board-[\w-]+)"/g);
  test("for every question there is a sentence for those who wait", () => {
    const english = messages(join(folder, "texts/en.ftl"));
    expect(waits.filter((id) => !english.has(id))).toEqual([]);
  });
});
