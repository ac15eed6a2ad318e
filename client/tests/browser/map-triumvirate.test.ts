import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import type { TriumvirateView } from "../../src/protocol.ts";
import { bots, choose, makeTable, moved, settled, step, viewToDecide, width } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

const OPEN = { game: "triumvirate", seats: [{ kind: "me" }, ...bots(2)], options: { characters: "CAE-POM-CRA" } };

/** A table on which Caesar, to begin, has taken two legions from Rome and places them. */
async function placing(page: Page): Promise<void> {
  const id = await makeTable(page, OPEN);
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.getByTestId("map").waitFor();
  const packages = await page.locator(".side button.choice").allTextContents();
  await choose(page, packages.findIndex((text) => text.includes("2 legions")));
  await settled(page);
}

const province = (page: Page, id: string) => page.locator(`[data-testid="map"] [data-id="${id}"]`);
const place = (page: Page, id: string) => page.locator(`[data-testid="map"] [data-place="${id}"]`);
const odds = (page: Page, id: string) => page.locator(`[data-testid="map"] [data-odds="${id}"]`);
const legions = async (page: Page, id: string) => await place(page, id).locator(".chip.legions > text").textContent();
const ids = async (page: Page, which: string) => (await page.locator(`[data-testid="map"] ${which}[role="button"]`).evaluateAll((all) => all.map((one) => one.getAttribute("data-id")))).sort();

test("provinces are pressed on the map, with the mouse and by the keyboard", async () => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  await placing(page);
  expect(await ids(page, '[data-owner="CAE"]')).toEqual(["GCI", "GNA", "GTR", "ILL", "ITA"]);
  expect(await ids(page, "")).toHaveLength(15);
  expect(await ids(page, ".offered ")).toEqual(["GCI", "GNA", "GTR", "ILL", "ITA"]);
  await expect.poll(() => page.locator("[data-figure]").count()).toBe(3);
  expect(await province(page, "AFR").getAttribute("aria-label")).toMatch(/^Africa\. Type: political\. Owner: Pompeius \(\w+\)\. Legions: 2\./);

  // By the mouse: the first press shows the choice, the second takes it. Land counts as well as the pieces on it.
  const seen = await step(page);
  const before = Number(await legions(page, "GTR"));
  await province(page, "GTR").locator(".name").click();
  expect(await page.locator(".side button.choice").allTextContents()).toEqual([expect.stringContaining("Gallia Transalpina")]);
  expect(await step(page)).toBe(seen);
  await place(page, "GTR").locator(".chip.legions").click();
  await moved(page, seen);
  expect(Number(await legions(page, "GTR"))).toBe(before + 1);

  // By the keyboard just so.
  await settled(page);
  const next = await step(page);
  await province(page, "ITA").focus();
  await page.keyboard.press("Enter");
  expect(await page.locator(".side button.choice").allTextContents()).toEqual([expect.stringContaining("Italia")]);
  await page.keyboard.press("Enter");
  await moved(page, next);
  expect(await legions(page, "ITA")).toBe("3");

  // Then Caesar moves: the odds of each attack stand at its province, and the arrow shows where a march leads.
  await settled(page);
  expect(await odds(page, "GTR").count()).toBe(0);
  expect((await odds(page, "HCI").textContent())?.trim()).toMatch(/^\d+\s%$/);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await faults(page)]).toEqual([colorScheme, []]);
  }
  const last = await step(page);
  expect(await page.locator('[data-testid="map"] .march').count()).toBe(0);
  await province(page, "GTR").press(" ");
  await expect.poll(() => page.locator('[data-testid="map"] .march.seen').count()).toBe(1);
  await page.keyboard.press("Enter");
  await moved(page, last);
  expect(await page.locator('[data-testid="map"] .march').getAttribute("data-tip")).toContain("Gallia Transalpina");
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test("on a dark phone the map is seen whole, and large enough for fingers after a double tap", async () => {
  const { page } = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true, settings: { theme: "dark" } });
  await placing(page);
  expect(await width(page)).toBe(SIZES.phone.width);
  expect(await faults(page)).toEqual([]);
  const stage = (await page.getByTestId("stage").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const id of await ids(page, "")) {
    const box = (await province(page, id ?? "").locator(".sense").first().boundingBox()) ?? { x: 0, width: 999 };
    expect([id, box.x >= 0 && box.x + box.width <= SIZES.phone.width]).toEqual([id, true]);
  }
  await page.mouse.dblclick(150, stage.y + 30);
  await page.waitForFunction(() => [...document.querySelectorAll("[data-testid=map] .province .sense")].every((one) => one.getBoundingClientRect().width >= 44));
  // What can be chosen is chosen by a tap; what cannot is explained.
  await province(page, "GCI").locator(".name").tap();
  await page.getByTestId("actions").filter({ hasText: "Gallia Cisalpina" }).getByRole("button", { name: "Do it" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Fit the board" }).tap();
  await province(page, "SAR").locator(".name").tap();
  await page.locator(".tip:popover-open").filter({ hasText: "Owner: Pompeius" }).waitFor();
});

/** Take choices by plain requests, each named by its kind and what it is about. */
async function take(page: Page, id: string, ...wanted: readonly string[]): Promise<void> {
  for (const one of wanted) {
    const view = await viewToDecide<TriumvirateView>(page, id);
    const found = view.choices.find((choice) => [choice.kind, ...Object.values(choice.arguments)].join(" ") === one);
    if (!found) throw new Error(`${one} is not among ${view.choices.map((choice) => choice.kind).join(" ")}`);
    await page.evaluate(
      async ([table, action]) => {
        const { step: now } = (await (await fetch(`/api/tables/${table}/position?seat=0`)).json()) as { step: number };
        const answer = await fetch(`/api/tables/${table}/actions`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ id: crypto.randomUUID(), seat: 0, step: now, action }) });
        if (!answer.ok) throw new Error(await answer.text());
      },
      [id, found.code] as const,
    );
  }
}
const deed = (page: Page, name: string) => page.locator(`[data-deed="${name}"]`);
const golden = async (page: Page) => (await page.locator("[data-deed][data-codes]").evaluateAll((all) => all.map((one) => one.getAttribute("data-deed")))).sort();
/** The field on which a marker stands, by the fields of its track. */
const markers = async (page: Page, track: string) => await page.locator(`[data-fly^="marker:${track}:"]`).evaluateAll((all) => Object.fromEntries(all.map((one) => [one.getAttribute("data-fly")?.split(":")[2], one.getAttribute("data-zone")])));
const citizens = async (page: Page, area: string) => await page.locator(`[data-fly="citizen"][data-zone="${area}"]`).count();

/** Caesar, with two gold from Rome, has taken the two of Italia and acts there. */
async function actingInItalia(page: Page): Promise<void> {
  const id = await makeTable(page, OPEN);
  await take(page, id, "rome GG", "march ITA", "take 0", "stop");
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.getByTestId("tracks").waitFor();
}

test("deeds are pressed on the track and in the forum, and what they change is drawn there", async () => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  await actingInItalia(page);
  expect(await golden(page)).toEqual(["forum-ALII", "forum-CRA", "forum-POM", "political-1"]);
  expect(await markers(page, "political")).toEqual({ CAE: "0", POM: "0", CRA: "0" });
  expect([await citizens(page, "CAE"), await citizens(page, "ALII")]).toEqual([2, 5]);
  // Only what has no place on the board stands in the row.
  expect(await page.locator("[data-testid=actions] [data-choice]").evaluateAll((all) => all.map((one) => one.getAttribute("data-kind")))).toEqual(["end"]);
  // Pointing says what it costs; by the keyboard the first press does, and the second takes it.
  await deed(page, "political-1").hover();
  await page.getByTestId("actions").filter({ hasText: "Costs 1 gold, 3 left." }).waitFor();
  let seen = await step(page);
  await deed(page, "political-1").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("actions").getByRole("button", { name: "Do it" }).waitFor();
  expect(await step(page)).toBe(seen);
  await page.keyboard.press("Enter");
  await moved(page, seen);
  await settled(page);
  expect(await markers(page, "political")).toEqual({ CAE: "1", POM: "0", CRA: "0" });
  // Whoever leads pays two for the citizen as a second action.
  seen = await step(page);
  await deed(page, "forum-ALII").click();
  await deed(page, "forum-ALII").click();
  await moved(page, seen);
  expect([await citizens(page, "CAE"), await citizens(page, "ALII")]).toEqual([3, 4]);
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test("on a phone every part of the board is in sight, and deeds are as large as a finger", async () => {
  const { page } = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await actingInItalia(page);
  expect(await width(page)).toBe(SIZES.phone.width);
  const parts = [page.getByTestId("tracks"), page.getByTestId("forum"), page.getByTestId("map"), ...(await page.locator("[data-meter]").all())];
  expect(parts).toHaveLength(3 + 9);
  for (const part of parts) {
    const box = (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    expect([box.x >= 0, box.y >= 0, box.x + box.width <= SIZES.phone.width, box.y + box.height <= SIZES.phone.height]).toEqual([true, true, true, true]);
  }
  expect((await page.getByTestId("map").boundingBox())?.width).toBeGreaterThan(340);
  for (const name of await golden(page)) {
    const box = await deed(page, name ?? "").boundingBox();
    expect([name, (box?.width ?? 0) >= 36, (box?.height ?? 0) >= 44]).toEqual([name, true, true]);
  }
  const seen = await step(page);
  await deed(page, "forum-POM").tap();
  await page.getByTestId("actions").filter({ hasText: "Move a citizen of Pompeius to ALII" }).getByRole("button", { name: "Do it" }).tap();
  await moved(page, seen);
  expect([await citizens(page, "POM"), await citizens(page, "ALII")]).toEqual([1, 6]);
});

test("the number of legions is chosen on the arrow, with the chance of the battle; a battle draws its weapons out of the bag", async () => {
  const { page } = await visit(browser, url, { settings: { motion: "normal" } });
  const id = await makeTable(page, OPEN);
  await take(page, id, "rome LL", "place ILL", "place ILL", "march ILL", "take 2", "march MAC");
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.getByTestId("load").waitFor();
  // Two of Gallia Cisalpina, two that were there, and two from Rome.
  expect(await golden(page)).toEqual([1, 2, 3, 4, 5, 6].map((legions) => `load-${legions}`));
  const chances = (await page.locator("[data-testid=load] text:not(.chip text)").allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
  expect([chances[0], chances.at(-1)]).toEqual([0, 100]);
  // Every chance stands inside its own field.
  const boxesOf = (what: string) => page.locator(`[data-testid=load] ${what}`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const fields = await boxesOf(".cell");
  (await boxesOf("text:not(.chip text)")).forEach((box, n) => {
    const field = fields[n];
    expect([n, box.left > (field?.left ?? Infinity), box.right < (field?.right ?? 0)]).toEqual([n, true, true]);
  });
  await expect.poll(() => page.locator("[data-testid=bag] .weapon:not(.stock)").count()).toBe(6);
  await deed(page, "load-6").click();
  await page.getByTestId("actions").filter({ hasText: "100 % to conquer" }).waitFor();
  await deed(page, "load-6").click();
  const scene = page.getByTestId("scene");
  await scene.filter({ hasText: "6 of" }).waitFor();
  // Six against two: two weapons, one after the other, and within three seconds all is told.
  const told = await scene.evaluate((card) => {
    const end = (one: Animation) => Number(one.effect?.getComputedTiming().endTime);
    const pieces = [...card.querySelectorAll(".coloured.piece")].map((piece) => Number(piece.getAnimations()[0]?.effect?.getComputedTiming().delay));
    return { pieces, last: Math.max(...card.getAnimations({ subtree: true }).map(end)) };
  });
  expect(told.pieces).toHaveLength(2);
  expect((told.pieces[1] ?? 0) - (told.pieces[0] ?? 0)).toBeGreaterThan(300);
  expect(told.last).toBeLessThan(3000);
  expect((await page.locator("[data-drawn]").getAttribute("data-drawn"))?.split(" ")).toHaveLength(2);
  // It ends by itself.
  await scene.waitFor({ state: "detached" });
});

test("whether a civil servant comes along is chosen on the arrow too", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, OPEN);
  await take(page, id, "rome GG", "march GNA", "take 0", "march GTR", "take 0");
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.getByTestId("load").waitFor();
  expect(await golden(page)).toEqual(["load-0", "load-1"]);
  const seen = await step(page);
  await deed(page, "load-1").click();
  await deed(page, "load-1").click();
  await moved(page, seen);
  await expect.poll(() => place(page, "GTR").locator(".chip.servants").count()).toBe(1);
});

test("an election is a scene with the citizens of all, and its consul has a card", async () => {
  const { page } = await visit(browser, url, { settings: { motion: "fast" } });
  const id = await makeTable(page, { game: "triumvirate", seats: [{ kind: "me" }, ...bots(1)], options: { characters: "CAE-POM" } });
  // The year of two ends with the seventh turn, which is Caesar's.
  for (;;) {
    const { choices, turns_to_election: turns } = await viewToDecide<TriumvirateView>(page, id);
    const kinds = choices.map((choice) => choice.kind);
    const kind = ["rome", "stop", "end", "decline"].find((one) => kinds.includes(one)) ?? kinds[0];
    if (turns === 1 && (kind === "stop" || kind === "end")) break;
    const first = choices.find((choice) => choice.kind === kind);
    await take(page, id, [first?.kind, ...Object.values(first?.arguments ?? {})].join(" "));
  }
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  expect(await page.locator('[data-fly="stone"]').getAttribute("data-zone")).toBe("1");
  expect(await page.locator("[data-consul]").count()).toBe(0);
  const ahead = await page.locator("[data-ahead]").getAttribute("data-ahead");
  for (const name of ["Stop here", "End the turn"]) {
    const button = page.getByTestId("actions").getByRole("button", { name });
    if ((await button.count()) > 0) {
      const seen = await step(page);
      await button.click();
      await moved(page, seen);
      await page.waitForFunction(() => document.querySelector("[data-testid=scene], [data-testid=actions] [data-kind=end]") !== null);
    }
  }
  const scene = page.getByTestId("scene").filter({ hasText: "ELEGIO" });
  await scene.waitFor();
  await expect.poll(() => scene.locator("li").filter({ hasText: "in the forum" }).count()).toBe(2);
  await expect.poll(() => scene.locator("li").filter({ hasText: "is elected consul" }).count()).toBe(1);
  await page.locator(`[data-consul="${ahead}"]`).waitFor();
});

test("on a phone the calendar and the battle bag are read without zooming, and the bag is as large as a finger", async () => {
  const { page } = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await actingInItalia(page);
  for (const part of ["calendar", "bag"]) {
    const { box, texts } = await page.getByTestId(part).evaluate((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const room = one.closest(".room")?.getBoundingClientRect();
      const texts = [...one.querySelectorAll<SVGTextElement>("text")].map((text) => Math.round(Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0) * 10) / 10);
      return { box: { wide: right - left, high: bottom - top, inside: room !== undefined && left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom }, texts };
    });
    expect([part, box.inside, box.high >= 24, box.wide >= 90]).toEqual([part, true, true, true]);
    expect([part, texts.length > 3, texts.filter((size) => size < 11)]).toEqual([part, true, []]);
  }
  const fields = await page.getByTestId("calendar").locator("g:has(> .field)").evaluateAll((all) =>
    all.map((one) => {
      const [field, text] = [".field", "text"].map((part) => one.querySelector(part)?.getBoundingClientRect() ?? new DOMRect());
      return field !== undefined && text !== undefined && text.left > field.left + 1 && text.right < field.right - 1;
    }),
  );
  expect(fields).toEqual(Array.from({ length: 9 }, () => true));
  const bag = await deed(page, "bag").boundingBox();
  expect([(bag?.width ?? 0) >= 44, (bag?.height ?? 0) >= 38]).toEqual([true, true]);
  await deed(page, "bag").tap();
  await page.locator(".tip").filter({ hasText: "In the battle bag" }).waitFor();
});
