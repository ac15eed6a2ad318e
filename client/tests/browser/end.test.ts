import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { TableInfo, TriumvirateView } from "../../src/protocol.ts";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { bots, makeTable, playThrough, viewToDecide, width } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

/** A match that is over, with its panel in sight. */
async function finished(page: Page, seats: number, game = "alea"): Promise<TableInfo> {
  const id = await makeTable(page, { game, seats: [{ kind: "me" }, ...bots(seats - 1)] });
  await playThrough(page, id);
  await page.goto(`${url}/table/${id}`);
  await page.getByTestId("end").waitFor();
  return await page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()) as TableInfo, id);
}

/** Width and height of a PNG. */
function sizeOf(bytes: Buffer): readonly [number, number] {
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("the end tells who won and how, one's own place in words, and the chances; its moments are links", async () => {
  const { page } = await visit(browser, url, { permissions: ["clipboard-read", "clipboard-write"] });
  const info = await finished(page, 3);
  const end = page.getByTestId("end");
  const place = info.result?.places[0] ?? 0;
  const shared = (info.result?.places.filter((one) => one === place).length ?? 0) > 1;
  const ordinal = ["", "first", "second", "third"][place];
  expect(await page.getByTestId("place").innerText()).toMatch(shared ? `You share ${ordinal} place among 3.` : `You come ${ordinal} of 3.`);
  expect(await end.locator("svg[data-place]").getAttribute("data-place")).toBe(String(place));
  const best = Math.max(...(info.result?.scores ?? []));
  expect(await end.innerText()).toContain(`${best} points`);
  await end.locator('[data-testid="curve"][data-ready="true"]').waitFor();
  expect(await faults(page)).toEqual([]);

  await end.getByRole("button", { name: "Copy link to this moment" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(`${url}/replay/${info.id}?ply=${info.ply}`);
  // A press on the curve chooses a moment.
  await end.getByTestId("curve").locator("svg").first().click({ position: { x: 90, y: 40 } });
  await end.getByRole("button", { name: "Copy link to this moment" }).click();
  await page.waitForFunction(async (ply) => !(await navigator.clipboard.readText()).endsWith(`?ply=${ply}`), info.ply);
  const link = await copied();
  expect(Number(new URL(link).searchParams.get("ply"))).toBeLessThan(info.ply);
  await page.goto(link);
  await page.getByTestId("curve").waitFor();
  expect(page.url()).toContain(new URL(link).search.slice(1));
});

test("where no points are counted, the end tells how near everybody came to each victory", async () => {
  const { page } = await visit(browser, url);
  const info = await finished(page, 3, "triumvirate");
  const view = await viewToDecide<TriumvirateView>(page, info.id);
  const rows = page.getByTestId("end").locator("tbody tr");
  const told = await rows.evaluateAll((all) => all.map((row) => [row.querySelector("th")?.textContent ?? "", ...[...row.querySelectorAll("td")].map((cell) => cell.textContent ?? "")]));
  const places = info.result?.places ?? [];
  const inOrder = [...view.contenders].sort((a, b) => a.seat - b.seat).sort((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0));
  expect(told).toEqual([
    ["Provinces, of nine", ...inOrder.map((one) => String(one.n_provinces))],
    ["Citizens", ...inOrder.map((one) => String(one.citizens))],
    ["Political competence, of VII", ...inOrder.map((one) => String(one.political))],
    ["Military competence, of VII", ...inOrder.map((one) => String(one.military))],
    ["Place", ...inOrder.map((one) => `${places[one.seat]}.`)],
  ]);
});

test("a picture of the result is saved, or shared where the device can share", async () => {
  const { page } = await visit(browser, url);
  await finished(page, 2);
  const saved = page.waitForEvent("download");
  await page.getByTestId("end").getByRole("button", { name: "Save a picture" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^ludi-romani-.+\.png$/);
  expect(sizeOf(readFileSync(await file.path()))).toEqual([1200, 630]);
  expect(await page.getByTestId("end").getByRole("button", { name: "Share" }).count()).toBe(0);

  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (given: ShareData) => {
        const [shared] = given.files ?? [];
        Object.assign(window, { shared: { type: shared?.type, bytes: [...new Uint8Array((await shared?.arrayBuffer()) ?? new ArrayBuffer(0))], url: given.url } });
      },
    });
  });
  await page.reload();
  await page.getByTestId("end").getByRole("button", { name: "Share" }).click();
  const shared = await (await page.waitForFunction(() => (window as unknown as { shared?: { type: string; bytes: number[]; url: string } }).shared)).jsonValue();
  expect([shared?.type, ...sizeOf(Buffer.from(shared?.bytes ?? []))]).toEqual(["image/png", 1200, 630]);
  expect(shared?.url).toMatch(/\/replay\/.+\?ply=\d+$/);
});

test("the scores unfold line by line, the total last, each in its place from the beginning", async () => {
  const { page } = await visit(browser, url, { settings: { motion: "normal" }, viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await finished(page, 2);
  const rows = page.getByTestId("end").locator("tbody tr");
  const delays = await rows.evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).animationDelay)));
  expect(delays.length).toBeGreaterThan(4);
  const total = await rows.evaluateAll((all) => all.findIndex((one) => one.matches(".total")));
  expect(delays.slice(0, total + 1)).toEqual([...delays.slice(0, total + 1)].sort((a, b) => a - b));
  expect(new Set(delays.slice(0, total + 1)).size).toBe(total + 1);
  const tops = () => rows.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  const before = await tops();
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity));
  expect(await tops()).toEqual(before);
  expect(await width(page)).toBe(SIZES.phone.width);
  expect(await faults(page)).toEqual([]);
});
