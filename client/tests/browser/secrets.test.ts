import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { AnyView, Position } from "../../src/protocol.ts";
import { browserOfFile, visit, type Visitor } from "./chromium.ts";
import { makeTable, moved, settled, sitTogether, step } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

/** What a player keeps to oneself, by its name in the view (nothing in Praetor and in the Triumvirate), and which of it there is only once. */
const SECRETS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ["alea", ["senate_tiles"], ["senate_tiles"]],
  ["provincia", ["hand", "tokens"], []],
  ["praetor", [], []],
  ["triumvirate", [], []],
  ["viaromana", ["hand", "mission"], ["mission"]],
];
const DECISIONS = 60;

/** What a seat has of something, as the viewer is told it; nothing when it has none of it. */
function has(view: AnyView, seat: number, field: string): unknown {
  const { players } = view as unknown as { readonly players: readonly Readonly<Record<string, unknown>>[] };
  const found = players.find((one) => one["seat"] === seat)?.[field] ?? null;
  return Array.isArray(found) && found.length === 0 ? null : found;
}

/** Everything that is called by a name in it. */
function names(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(names) : [];
}

type Told = Position & { readonly view: AnyView };

/** Every position of a running match that a visitor was told, in frames and in answers. */
function positions(visitor: Visitor): Told[] {
  return visitor.heard.filter((text) => text.startsWith("{")).flatMap((text) => {
    const told = JSON.parse(text) as Partial<Position> & { readonly position?: Position | null };
    const found = told.position ?? (told as Position);
    return found.view && found.view.actor >= 0 ? [found as Told] : [];
  });
}

/** Take one of several choices; a page takes a single option by itself. */
async function act(page: Page, turn: number): Promise<void> {
  await page.evaluate((place) => {
    const list = [...document.querySelectorAll<HTMLElement>(".side button.choice")];
    const some = list.filter((one) => one.dataset["kind"] !== "mark");
    if (list.length > 1) some[place % some.length]?.click();
  }, turn * 7);
}

test.each(SECRETS)("%s: what one person keeps secret is in no message, page or console line of the other", async (game, fields, unique) => {
  const host = await visit(browser, url);
  const both = await sitTogether(browser, url, host, await makeTable(host.page, { game, seats: [{ kind: "me" }, { kind: "invited" }] }));
  const pages = both.map((visitor) => visitor.page);
  for (let turn = 0; turn < DECISIONS; turn++) {
    const found = await Promise.any(pages.map(async (page) => ({ page, state: await settled(page) })));
    if (found.state === "over") break;
    const seen = await step(found.page);
    await act(found.page, turn);
    for (const page of pages) await moved(page, seen);
  }
  /** What somebody had to keep. */
  const kept = new Set<string>();
  for (const seat of [0, 1] as const) {
    const [own, theirs] = [positions(both[seat]), positions(both[1 - seat as 0 | 1])];
    const page = await pages[1 - seat]?.content();
    // Nobody is ever told what another seat sees.
    expect([...new Set(own.map((one) => one.view.seat))]).toEqual([seat]);
    for (const field of fields) {
      const told = (list: readonly Told[]) => list.map((one) => has(one.view, seat, field)).filter((one) => one !== null);
      if (told(own).length > 0) kept.add(field);
      expect([game, field, told(theirs)]).toEqual([game, field, []]);
    }
    for (const secret of unique.flatMap((field) => own.flatMap((one) => names(has(one.view, seat, field)))).map((name) => `"${name}"`)) {
      expect([game, secret, theirs.some((one) => JSON.stringify(one).includes(secret))]).toEqual([game, secret, false]);
      expect([game, secret, page?.includes(secret)]).toEqual([game, secret, false]);
    }
    // What an event hides, it tells under no other name.
    const events = new Map(theirs.flatMap((one) => one.steps.map((entry) => [entry.step, entry.events ?? []])));
    for (const { step: at, events: mine = [] } of own.flatMap((one) => one.steps))
      for (const [n, event] of mine.entries()) {
        const shown = events.get(at)?.[n]?.arguments ?? {};
        const hidden = Object.entries(event.arguments ?? {}).filter(([key]) => !(key in shown));
        if (!events.has(at) || hidden.length === 0) continue;
        kept.add("an event");
        const told = names(Object.values(shown));
        expect([game, event, names(hidden.map(([, value]) => value)).filter((name) => told.includes(name))]).toEqual([game, event, []]);
      }
    // A console that says nothing tells nothing.
    expect(both[seat].console.filter((line) => !line.includes("by Playwright"))).toEqual([]);
  }
  expect([...kept].sort()).toEqual(fields.length === 0 ? [] : ["an event", ...fields].sort());
  if (fields.length > 0) return;
  // Where nothing is secret, both are told the same.
  const [first, second] = both.map((visitor) => new Map(positions(visitor).map((one) => [one.step, { ...one.view, seat: null, choices: [] }])));
  const common = [...(first?.keys() ?? [])].filter((one) => second?.has(one));
  expect(common.length).toBeGreaterThan(10);
  for (const one of common) expect(first?.get(one)).toEqual(second?.get(one));
});
