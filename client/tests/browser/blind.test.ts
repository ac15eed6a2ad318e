import { expect, inject, test } from "vitest";
import type { GameInfo } from "../../src/protocol.ts";
import { choosePlainBoard, listen, sitDown, take, type Announcement } from "./blind.ts";
import { browserOfFile, visit } from "./chromium.ts";

const url = inject("url");
const browser = await browserOfFile();
const games = ((await (await fetch(`${url}/api/games`)).json()) as GameInfo[]).filter((game) => game.box === null).map((game) => [game.title, Math.min(...game.seats)] as const);

test.each(games)("%s for %i: a whole match by roles and names alone", async (title, players) => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  await choosePlainBoard(page);
  await sitDown(page, title, players);
  let heard: Announcement | null = null;
  let turn = 0;
  for (; turn < 900; turn++) {
    heard = await listen(page, heard);
    if (heard === null) break;
    // What cannot be told apart by its words cannot be chosen.
    expect([turn, heard.choices.length - new Set(heard.choices).size]).toEqual([turn, 0]);
    // Neither the first choice always nor rolling again for ever, which is legal: the tests want an end.
    const places = heard.choices.flatMap((name, n) => (name.startsWith("Mark ") ? [] : [n]));
    await take(page, places[turn % Math.min(3, places.length)] ?? 0);
  }
  expect(heard).toBe(null);
  expect(turn).toBeGreaterThan(10);
  const end = page.getByRole("region", { name: "The match is over" });
  // Who won, and where one came in oneself, in words; then the table of the scores.
  expect(await end.getByRole("heading", { level: 2 }).first().innerText()).toMatch(/win|share/i);
  await expect.poll(() => end.getByText(/^You (come|share) /).count()).toBe(1);
  await expect.poll(() => end.getByRole("rowheader", { name: "Place" }).count()).toBe(1);
  await expect.poll(() => end.getByRole("button", { name: "Rematch" }).count()).toBe(1);
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});
