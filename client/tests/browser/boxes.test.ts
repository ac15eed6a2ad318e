/** A box of every game (the files in boxes/): chosen, shown where its values show, played with bots, kept, replayed. */

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browserOfFile, visit } from "./chromium.ts";
import { bots, choose, makeTable, playThrough, settled } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

interface Boxed {
  /** The game's own name, and its box as its owner calls it. */
  readonly game: string;
  readonly box: string;
  /** A value as the rules page tells it, and as the record keeps it. */
  readonly told: string;
  readonly kept: string;
  readonly seats: number;
  readonly options?: object;
  /** Taken before the match is given up. */
  readonly decisions: number;
  /** What the board shows at the first decision. */
  readonly shown: (page: Page) => Promise<void>;
}

const tipOf = async (page: Page, id: string): Promise<string> => (await page.locator(`[data-testid=map] [data-id="${id}"][data-tip]`).first().getAttribute("data-tip")) ?? "";

const BOXED: readonly Boxed[] = [
  {
    game: "alea", box: "Borders otherwise", told: 'border ["gal", "his"] → ["bri", "his"]', kept: 'box senate.SQ-XII-d.border = ["bri","his"]',
    seats: 2, decisions: 6, shown: () => Promise.resolve(), // its tiles come later: see the next test
  },
  {
    game: "provincia", box: "Rich quaestors", told: "lower [0, 3, 0, 0] → [0, 0, 5, 0]", kept: "box opes.opes_01.lower = [0,0,5,0]",
    seats: 3, options: { start: 1 }, decisions: 8,
    async shown(page) {
      const piles = await page.locator(".side button.choice").allTextContents();
      await choose(page, piles.findIndex((text) => text.includes("Opes")));
      const card = page.locator('[data-zone="draft"]').first();
      await card.waitFor();
      expect(await page.locator('[data-zone="draft"] .pieces').allTextContents()).toEqual(Array.from({ length: 4 }, () => ["8", "5"]).flat());
      expect(await card.locator("[data-tip]").first().getAttribute("data-tip")).toMatch(/8 gold.*5 wood/s);
    },
  },
  {
    game: "praetor", box: "Dear mines", told: "kind of city tile MINE: fee 1 → 4", kept: "box kind.MINE.fee = 4",
    seats: 2, decisions: 6,
    async shown(page) {
      expect(await page.locator('[data-testid=stage] [data-id="M1"] text').allTextContents()).toContain(" 4");
      expect(await page.locator('[data-testid=stage] [data-id="M1"][data-tip]').first().getAttribute("data-tip")).toMatch(/Fee.*4/);
      await page.getByTestId("dock").getByText("33", { exact: true }).waitFor();
    },
  },
  {
    game: "triumvirate", box: "More legions", told: "start: legions 2 → 3", kept: "box start.legions = 3",
    seats: 3, options: { characters: "CAE-POM-CRA" }, decisions: 6,
    async shown(page) {
      expect(await page.locator('[data-place="AFR"] .chip.legions > text').textContent()).toBe("3");
      expect(await tipOf(page, "AFR")).toContain("Legions: 3");
    },
  },
  {
    game: "viaromana", box: "Long road", told: "road R01: length 4 → 6", kept: "box road.R01.length = 6",
    seats: 2, decisions: 6,
    async shown(page) {
      await expect.poll(() => page.locator('[data-testid=map] [data-id="R01"] .ground').count()).toBe(6);
      const tips = await page.locator('[data-testid=map] [data-id="R01"][data-tip]').evaluateAll((all) => all.map((one) => one.getAttribute("data-tip")?.split("\n")[0] ?? ""));
      expect(tips.filter((tip) => tip.includes("6"))).toHaveLength(1);
    },
  },
];

/** The border provinces that an open board of Alea shows, with their colours in words. */
async function borders(page: Page): Promise<readonly (readonly [string, string])[]> {
  const tiles = await page.locator('.board .senate [data-id^="SQ-XII-"]').evaluateAll((all) =>
    all.map((one) => [one.getAttribute("data-id") ?? "", [...one.querySelectorAll(".region .word")].map((word) => word.textContent).join("/")] as const),
  );
  return tiles;
}

test.each(BOXED)("a box of $game is chosen, shown, played, kept and replayed", async ({ game, box, told, kept, seats, options, decisions, shown }) => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  await page.goto(`${url}/new/${game}`);
  const found = page.getByTestId("box").locator("option", { hasText: box });
  const boxed = (await found.getAttribute("value")) ?? "";
  expect(boxed).toMatch(new RegExp(`^${game}\\+[0-9a-f]{8}$`));
  await page.getByTestId("box").selectOption(boxed);
  await page.getByText("from ours; the rules page says which").waitFor();

  await page.goto(`${url}/rules/${boxed}`);
  await page.getByRole("heading", { name: "The box" }).waitFor();
  await page.getByText(told).first().waitFor();

  const id = await makeTable(page, { game: boxed, seats: [{ kind: "me" }, ...bots(seats - 1)], options: options ?? {} });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.locator(".ribbon .phase", { hasText: box }).waitFor();
  await shown(page);
  await playThrough(page, id, decisions);
  await page.evaluate(async (table) => {
    const body = JSON.stringify({ id: crypto.randomUUID(), seat: 0 });
    await fetch(`/api/tables/${table}/resign`, { method: "POST", headers: { "content-type": "application/json" }, body });
  }, id);

  await page.goto(`${url}/replay/${id}`);
  await page.getByTestId("forward").click();
  await page.getByText("Move 1 of").first().waitFor();
  const record = await page.evaluate(async (table) => await (await fetch(`/api/tables/${table}/record`)).text(), id);
  expect(record.split("\n")).toContain(kept);
  await page.getByRole("tab", { name: "More" }).click();
  await page.getByText(`Box: ${box}`).waitFor();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByText("The secret fits the fingerprint").waitFor();
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test("border provinces have the colours of the box", async () => {
  const { page } = await visit(browser, url);
  await page.goto(`${url}/new/alea`);
  const boxed = (await page.getByTestId("box").locator("option", { hasText: "Borders otherwise" }).getAttribute("value")) ?? "";
  const ring = { a: "Macedonia/Germania", b: "Germania/Gallia", c: "Gallia/Britannia", d: "Britannia/Hispania", e: "Hispania/Aegyptus", f: "Aegyptus/Macedonia" };
  // Which senate tiles are drawn differs from match to match.
  for (let match = 0; match < 6; match++) {
    const id = await makeTable(page, { game: boxed, seats: [{ kind: "me" }, ...bots(4)] });
    await playThrough(page, id);
    await page.goto(`${url}/replay/${id}?eyes=open`);
    await page.getByRole("button", { name: "To the end" }).click();
    await page.locator(".housing .total").first().waitFor();
    const tiles = await borders(page);
    expect(tiles).toEqual(tiles.map(([tile]) => [tile, ring[tile.at(-1) as keyof typeof ring]]));
    if (tiles.some(([tile]) => /[bcd]$/.test(tile))) return;
  }
  throw new Error("no border province in six matches");
});
