import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { bots, choose, makeTable, moved, settled, step, width } from "./play.ts";

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
  expect(await page.locator("[data-figure]").count()).toBe(3);
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
  await province(page, "GTR").press(" ");
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
