import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { Choice, Hint, RulesPage, ViaRomanaView } from "../../src/protocol.ts";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { bots, makeTable, moved, playThrough, settled, step, viewToDecide } from "./play.ts";
import { look, meet, resize, watchShifts } from "./walk.ts";

const url = inject("url");
const browser = await browserOfFile();
const games = readdirSync(resolve(import.meta.dirname, "../../src/games"), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);

async function sitDown(page: Page, game: string, decisions: number): Promise<string> {
  const id = await makeTable(page, { game, seats: [{ kind: "me" }, ...bots(1)] });
  await playThrough(page, id, decisions);
  await page.goto(`${url}/table/${id}`);
  await page.getByTestId("stage").waitFor();
  return id;
}

async function askHint(page: Page): Promise<Hint> {
  const answered = page.waitForResponse("**/hint");
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = (await (await answered).json()) as Hint;
  await page.getByTestId("hints").waitFor();
  return hint;
}

/** The things on the board that a choice mentions, or their names, and the marks there are: where each lies. */
async function marked(page: Page, code: number): Promise<{ things: DOMRect[]; marks: { text: string; box: DOMRect }[] }> {
  // The marks follow with the next frames.
  await page.evaluate(async () => {
    for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame);
  });
  return await page.evaluate((wanted) => {
    const things = [...document.querySelectorAll(["data-codes~", "data-choice", "data-hints~"].map((by) => `.frame [${by}="${wanted}"]`).join())].filter((one) => one.closest(".side, [data-testid=actions]") === null);
    const marks = [...document.querySelectorAll<HTMLElement>("[data-testid=advised] .mark")];
    return { things: things.map((one) => (one.querySelector("[data-anchor]") ?? one).getBoundingClientRect().toJSON() as DOMRect), marks: marks.map((one) => ({ text: one.innerText, box: one.getBoundingClientRect().toJSON() as DOMRect })) };
  }, code);
}

test.each(games)("%s: a hint is drawn at the things it speaks of, with chances and a reason, and moves nothing", async (game) => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  await watchShifts(page);
  const id = await sitDown(page, game, 7);
  let drawn = 0;
  for (let turn = 0; turn < 30 && drawn < 2 && (await settled(page)) === "choose"; turn++) {
    const view = await viewToDecide(page, id);
    // The page opened for this position may not have been drawn with it yet.
    await resize(page, SIZES.desktop);
    const { advice } = await askHint(page);
    const percents = advice.map((one) => `${Math.round(one.chance * 100)} %`);
    const list = page.getByTestId("hints").getByRole("listitem");
    expect(await list.locator("strong").allInnerTexts()).toEqual(percents);
    expect(advice.length).toBeGreaterThan(view.choices.length > 1 ? 1 : 0);
    const choice = view.choices.find((one) => one.code === advice[0]?.code);
    const reason = await page.locator("#hint-reason").innerText();
    expect(reason).toMatch(/in 100 matches|As good as|was tried less|of 100 tries/);
    if ((choice?.leads.length ?? 0) > 0) expect(reason.split(". ").length).toBeGreaterThan(1);
    const places: DOMRect[] = [];
    for (const [n, one] of advice.entries()) {
      const { things, marks } = await marked(page, one.code);
      const mark = marks.find(({ text }) => text.startsWith(`${n + 1}`));
      if (things.length === 0) expect([game, turn, n, mark]).toEqual([game, turn, n, undefined]);
      if (!mark) continue;
      expect(mark.text.replaceAll(/\s+/g, " ")).toBe(`${n + 1} ${percents[n]}`);
      // It touches its thing, and no other mark.
      expect([game, turn, n, things.some((box) => meet(mark.box, box))]).toEqual([game, turn, n, true]);
      expect([game, turn, n, places.filter((box) => meet(mark.box, box))]).toEqual([game, turn, n, []]);
      places.push(mark.box);
      drawn += 1;
    }
    const { shifts, gilded } = await look(page);
    expect([shifts, gilded]).toEqual([[], []]);
    if (turn === 0) expect(await faults(page)).toEqual([]);
    // The list takes the move, and all is gone with it.
    const seen = await step(page);
    if (turn % 2 === 0) await list.getByRole("button").first().click();
    else {
      await page.keyboard.press("Escape");
      expect(await page.locator("[data-testid=advised] .mark").count()).toBe(0);
      await page.locator(".side button.choice").first().dispatchEvent("click");
    }
    await moved(page, seen);
    expect(await page.getByTestId("hints").count()).toBe(0);
  }
  expect(drawn).toBeGreaterThan(1);
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test("praetor: on a phone no mark is hidden behind the tabs below", async () => {
  const { page } = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const id = await makeTable(page, { game: "praetor", seats: [{ kind: "me" }, ...bots(1)] });
  let low = 0;
  for (let look = 0; look < 12 && low < 2; look++) {
    await page.goto(url);
    await playThrough(page, id, 3);
    const { choices } = await viewToDecide(page, id);
    if (choices.length < 2 || !choices.every((choice) => choice.kind === "worker")) continue;
    await page.goto(`${url}/table/${id}`);
    await settled(page);
    const { advice } = await askHint(page);
    const tabs = await page.locator("aside.side").evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const { things, marks } = await marked(page, advice[0]?.code ?? -1);
    if (!things.some((one) => one.y + one.height + 30 > tabs.y)) continue;
    expect([look, marks.filter(({ box }) => meet(box, tabs))]).toEqual([look, []]);
    low += 1;
  }
  expect(low).toBeGreaterThan(0);
});

test("alea: a hint to roll dice again is drawn at these dice", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { game: "alea", seats: [{ kind: "me" }, ...bots(1)] });
  for (let look = 0; look < 20; look++) {
    await page.goto(url);
    await playThrough(page, id, 3);
    const { actor, choices } = await viewToDecide(page, id);
    if (actor < 0) break;
    const isMark = (code: number) => choices.some((choice) => choice.code === code && choice.kind === "mark");
    if (!choices.some((choice) => isMark(choice.code))) continue;
    await page.goto(`${url}/table/${id}`);
    await settled(page);
    const { advice } = await askHint(page);
    const rank = advice.findIndex((one) => isMark(one.code));
    if (rank < 0) continue;
    const { things, marks } = await marked(page, advice[rank]?.code ?? -1);
    const mark = marks.find(({ text }) => text.startsWith(`${rank + 1}`));
    expect(mark && things.some((box) => meet(mark.box, box))).toBe(true);
    return;
  }
  throw new Error("no such hint in a match");
});

test.each(games.filter((game) => game !== "alea"))("%s: a press on what cannot be taken says which rule is in the way", async (game) => {
  const { page } = await visit(browser, url);
  await sitDown(page, game, 4);
  const rules = (await (await fetch(`${url}/api/rules/${game}`)).json()) as RulesPage;
  const clauses = new Set(rules.chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id)));
  /** How many questions the page has asked: with a press it asks at once, or not at all. */
  const questions = () => page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return (window as unknown as { asked?: number }).asked ?? 0;
  });
  await page.evaluate(() => {
    const ask = window.fetch.bind(window);
    window.fetch = (...given) => {
      const counted = window as unknown as { asked?: number };
      if (String(given[0]).includes("/why-not")) counted.asked = (counted.asked ?? 0) + 1;
      return ask(...given);
    };
  });
  let told = 0;
  for (let turn = 0; turn < 25 && told < 3 && (await settled(page)) === "choose"; turn++) {
    const things = page.locator(".world .tap, .own .thing.tap, .stage .thing.tap");
    for (let n = 0; n < Math.min(6, await things.count()); n++) {
      const before = await questions();
      await things.nth(n).dispatchEvent("click");
      // What no action ever mentions is only explained.
      if ((await questions()) === before) continue;
      const row = page.getByTestId("why");
      await row.waitFor();
      expect(await row.innerText()).toMatch(/Not possible: .+\./);
      const rule = await row.getByRole("link", { name: "The rule" }).getAttribute("href");
      expect(clauses.has(rule?.split("#")[1] ?? "")).toBe(true);
      if (told === 0) expect(await faults(page)).toEqual([]);
      await page.getByTestId("actions").getByRole("button", { name: "Put back" }).click();
      expect(await row.count()).toBe(0);
      told += 1;
    }
    const seen = await step(page);
    await page.locator(".side button.choice").nth(turn % 2).dispatchEvent("click");
    await moved(page, seen);
  }
  expect(told).toBeGreaterThan(0);
});

test("a card and a place: both at once where the rules allow it, else the first reason against it", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { game: "viaromana", seats: [{ kind: "me" }, ...bots(1)] });
  const done = new Set<string>();
  for (let turn = 0; turn < 14 && done.size < 2; turn++) {
    const view = await viewToDecide<ViaRomanaView>(page, id);
    if (view.actor < 0) break;
    const places = view.choices.filter((choice) => choice.kind === "road" || choice.kind === "castle");
    const cards = [...new Set(view.players[0]?.hand ?? [])].filter((card) => !view.choices.some((choice) => Object.values(choice.arguments).includes(card)));
    const pairs = places.flatMap((choice) => cards.map((card) => [choice, String(card)] as const));
    const cardsFor = (choice: Choice) => choice.leads.flatMap((lead) => (lead.arguments as { ways?: string[] } | undefined)?.ways ?? []);
    const outcomes = pairs.map(([choice, card]) => {
      if (choice.kind === "road" && cardsFor(choice).includes(card)) return "built";
      // With another card it may make a joker there.
      const there = view.choices.filter((one) => Object.values(one.arguments)[0] === Object.values(choice.arguments)[0]);
      return there.some((one) => cardsFor(one).includes(card)) ? null : "refused";
    });
    const at = outcomes.findIndex((outcome) => outcome !== null && !done.has(outcome));
    const pair = pairs[at];
    if (pair) {
      await page.goto(`${url}/table/${id}`);
      await settled(page);
      await press(page, pair[0], pair[1]);
      if (outcomes[at] === "built") {
        const seen = await step(page);
        await page.getByTestId("actions").getByRole("button", { name: "Do it" }).click();
        await moved(page, seen + 1);
      } else {
        const row = page.getByTestId("why");
        await row.waitFor();
        expect(await row.innerText()).toMatch(/Not possible: .+\./);
        // The next press is about something else.
        await page.locator("[data-testid=map] .offer").first().dispatchEvent("click");
        expect(await row.count()).toBe(0);
      }
      done.add(outcomes[at] ?? "");
    }
    await page.goto(url);
    await playThrough(page, id, 1);
  }
  expect([...done].sort()).toEqual(["built", "refused"]);
});

test("an answer that comes when something else has been pressed is not shown", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { game: "viaromana", seats: [{ kind: "me" }, ...bots(1)] });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route("**/why-not**", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/why-not**");
  const answered = page.waitForResponse("**/why-not**");
  await page.locator('[data-testid=map] .tap[data-place^="R"]').first().dispatchEvent("click");
  await asked;
  await page.locator("[data-testid=map] .offer").first().dispatchEvent("click");
  await page.getByTestId("actions").getByRole("button", { name: "Do it" }).waitFor();
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.getByTestId("why").count()).toBe(0);
  await expect.poll(() => page.getByTestId("actions").getByRole("button", { name: "Do it" }).count()).toBe(1);
});

/** Hold the place, then press the card in the hand. */
async function press(page: Page, choice: Choice, card: string): Promise<void> {
  await page.locator(`[data-codes~="${choice.code}"]`).first().dispatchEvent("click");
  await page.locator(`.own [data-id="${card}"]`).first().dispatchEvent("click");
}
