import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { GameInfo } from "../../src/protocol.ts";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { bots, choose, makeTable, moved, playThrough, settled, step, width } from "./play.ts";
import { look, pressable, resize, watchShifts, type Look } from "./walk.ts";

const url = inject("url");
const browser = await browserOfFile();

/** Every game with a drawn board. */
const drawn = readdirSync(resolve(import.meta.dirname, "../../src/games"), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
const games = ((await (await fetch(`${url}/api/games`)).json()) as GameInfo[]).filter((game) => drawn.includes(game.name));
const FEWEST = games.map((game) => [game.name, Math.min(...game.seats)] as const);
const MOST = games.map((game) => [game.name, Math.max(...game.seats)] as const);

/** So many decisions are looked at before the window changes its size. */
const STRETCH = 12;

async function sitDown(page: Page, game: string, seats: number): Promise<string> {
  await watchShifts(page);
  const id = await makeTable(page, { game, seats: [{ kind: "me" }, ...bots(seats - 1)] });
  await page.goto(`${url}/table/${id}`);
  await page.getByTestId("stage").waitFor();
  return id;
}

/** At every decision: one screen, nothing has moved, every legal action has its place on the board, in sight, and nothing else is golden. */
async function check(page: Page, size: "desktop" | "tablet", turn: number, ignoreShifts: boolean): Promise<Look> {
  const seen = await look(page);
  expect([turn, size, seen.unreached]).toEqual([turn, size, []]);
  expect([turn, size, seen.hidden]).toEqual([turn, size, []]);
  expect([turn, size, seen.gilded]).toEqual([turn, size, []]);
  expect([turn, size, ...seen.room]).toEqual([turn, size, SIZES[size].width, SIZES[size].height]);
  if (!ignoreShifts) expect([turn, size, seen.shifts]).toEqual([turn, size, []]);
  return seen;
}

test.each(FEWEST)("%s with %i seats: a whole match by the keyboard alone, on one screen where nothing jumps", async (game, seats) => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  await sitDown(page, game, seats);
  let size: "desktop" | "tablet" = "desktop";
  let turn = 0;
  for (; turn < 700 && (await settled(page)) === "choose"; turn++) {
    const isNew = turn % STRETCH === 0;
    if (isNew && turn > 0) {
      size = size === "desktop" ? "tablet" : "desktop";
      await resize(page, SIZES[size]);
    }
    // Before the first look the page was made or its window changed.
    const { focus, kinds, step: at } = await check(page, size, turn, isNew);
    if (turn === 2 * STRETCH) expect(await faults(page)).toEqual([]);
    // Whoever plays by the keyboard never has to look for it again.
    if (turn > 0) expect([turn, focus !== null]).toEqual([turn, true]);
    if (focus !== "list") await page.keyboard.press("c");
    // Neither the first choice always nor rolling again for ever, which is legal: the tests want an end.
    const place = kinds.findIndex((kind, n) => n >= turn % 3 && kind !== "mark");
    for (let n = 0; n < place; n++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await moved(page, at);
  }
  expect(await settled(page)).toBe("over");
  expect(turn).toBeGreaterThan(10);
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test.each(MOST)("%s with %i seats: a whole match on one screen where nothing jumps", async (game, seats) => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  const id = await sitDown(page, game, seats);
  let size: "desktop" | "tablet" = "tablet";
  let turn = 0;
  for (; turn < 200 && (await settled(page)) === "choose"; turn++) {
    size = turn % 2 === 0 ? "desktop" : "tablet";
    await resize(page, SIZES[size]);
    await check(page, size, turn, true);
    // Neither pointing nor a move shifts a part of the table.
    const { x, y } = await pressable(page, turn);
    await page.mouse.move(x, y);
    await choose(page, 0);
    if ((await settled(page)) !== "choose") break;
    await check(page, size, turn, false);
    if (turn === 4) expect(await faults(page)).toEqual([]);
    await playThrough(page, id, 5);
  }
  expect(await settled(page)).toBe("over");
  expect(turn).toBeGreaterThan(1);
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test.each(FEWEST)("%s with %i seats: a match with a finger on the board of a phone", async (game, seats) => {
  const visitor = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const { page } = visitor;
  const id = await sitDown(page, game, seats);
  let taken = 0;
  for (let turn = 0; turn < 100 && (await settled(page)) === "choose"; turn++) {
    const seen = await step(page);
    const { x, y } = await pressable(page, turn);
    await page.touchscreen.tap(x, y);
    // What a finger touches first says what it leads to; the confirmation takes it. A step of the market is taken at once.
    const sure = page.locator("[data-testid=actions] .button.main, .board .offer.main").first();
    await page.waitForFunction((was) => {
      const isReady = document.querySelector('.side button.choice[aria-disabled="false"]') !== null;
      return Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > was || (isReady && document.querySelector("[data-testid=actions] .button, .board .offer.main") !== null);
    }, seen);
    if ((await step(page)) === seen) {
      // What was touched stays in sight while it is asked about.
      expect([turn, await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest(".side, .scene, dialog")?.outerHTML.slice(0, 300) ?? null, [x, y] as const)]).toEqual([turn, null]);
      const several = page.locator("[data-testid=actions] .button:not(.quiet)").first();
      if ((await sure.count()) === 0) await several.tap();
      await sure.tap();
    }
    await moved(page, seen);
    taken += 1;
    expect(await width(page)).toBe(SIZES.phone.width);
    if (taken === 3 && (await settled(page)) === "choose") expect(await faults(page)).toEqual([]);
    await playThrough(page, id, 9);
  }
  expect(await settled(page)).toBe("over");
  expect(taken).toBeGreaterThan(3);
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});
