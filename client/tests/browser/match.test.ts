import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browserOfFile, visit, SIZES } from "./chromium.ts";
import { bots, makeTable, moved, settled, step, width } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

async function toTheEnd(page: Page, act: (page: Page, turn: number) => Promise<void>): Promise<number> {
  for (let turn = 0; turn < 400; turn++) {
    if ((await settled(page)) === "over") return turn;
    await act(page, turn);
  }
  throw new Error("the match does not end");
}

test("play now is one click, and a whole match is played with the mouse on the board", async () => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL("**/table/*");
  const turns = await toTheEnd(page, async (_, turn) => {
    const seen = await step(page);
    const offers = page.locator('.board button[data-choice][aria-disabled="false"]');
    await offers.first().waitFor();
    await offers.nth(turn % (await offers.count())).click();
    await moved(page, seen);
  });
  expect(turns).toBeGreaterThan(15);
  expect(await page.getByTestId("end").textContent()).toMatch(/wins|share/);
  await expect.poll(() => page.locator(".housing section").count()).toBe(3);

  // The page that comes anew has the newest entries of the log; the others are a press away.
  const last = await step(page);
  await page.reload();
  await page.locator(".log li").first().waitFor();
  for (let n = 0; n < 9 && (await page.locator(".log li").count()) < last; n++) {
    const known = await page.locator(".log li").count();
    await page.getByRole("button", { name: "Earlier" }).click();
    await page.waitForFunction((had) => document.querySelectorAll(".log li").length > had, known);
  }
  await expect.poll(() => page.locator(".log li").count()).toBe(last);
  expect(await page.getByRole("button", { name: "Earlier" }).count()).toBe(0);
  expect(visitor.foreign).toEqual([]);
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test("dice are chosen, placed in a building, and taken back", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)], options: { start: 1 } });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.locator(".tray .pick").first().click();
  await page.locator(".castrum .offer.main").click();
  await page.locator('.castrum [data-zone="castrum"]').first().waitFor();
  await settled(page);
  const seen = await step(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await moved(page, seen);
  expect(await page.locator('.castrum [data-fly^="die:0"]').count()).toBe(0);
});

test("dice are dragged to a building", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)], options: { start: 1 } });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  const seen = await step(page);
  await page.locator(".tray .pick").first().dragTo(page.locator(".building.castrum"));
  await moved(page, seen);
  await expect.poll(() => page.locator('.castrum [data-fly^="die:0"]').count()).toBe(1);
});

test("explanations open by focus, by pointing and by a tap, and close again", async () => {
  const { page } = await visit(browser, url, { settings: { plain: true }, viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const id = await makeTable(page, { game: "triumvirate", seats: [{ kind: "me" }, ...bots(2)] });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  const tip = page.getByRole("tooltip");
  const term = page.locator("th .term").first();
  await term.tap();
  // Where the numbers come from is fetched, and may come a moment later.
  await tip.filter({ hasText: /province.*(printed|public|reconstructed)/s }).waitFor();
  await page.getByTestId("ask").tap();
  await tip.waitFor({ state: "hidden" });
  await page.keyboard.press("Tab");
  await term.focus();
  await tip.waitFor();
  expect(await term.getAttribute("aria-describedby")).toBe("tip");
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "hidden" });
});

test("who prefers little motion sees none", async () => {
  const { page } = await visit(browser, url, { settings: { motion: "auto" }, reducedMotion: "reduce" });
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)], options: { start: 1 } });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  const seen = await step(page);
  await page.locator('.board button[data-choice][aria-disabled="false"]').first().click();
  await moved(page, seen);
  expect(await page.evaluate(() => document.documentElement.dataset["motion"])).toBe("off");
  expect(await page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running" && Number(one.effect?.getComputedTiming().duration) > 1).length)).toBe(0);
});

test("a double click sends one action", async () => {
  const { page } = await visit(browser, url);
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", (frame) => sent.push(String(frame.payload))));
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)], options: { start: 1 } });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  const seen = await step(page);
  await page.keyboard.press("c");
  const first = page.locator(".side button.choice").first();
  await first.hover(); // it lies still
  await first.dblclick({ force: true });
  await moved(page, seen);
  expect(sent.filter((text) => text.includes('"type":"play"')).length).toBe(1);
});

test("on a phone held upright all fits, and a finger sees what a choice leads to before it is taken", async () => {
  const { page } = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(3)] });
  await page.goto(`${url}/table/${id}`);
  const taken = page.locator(".board .offer.main, [data-testid=actions] .button.main").first();
  for (let turn = 0; turn < 6; turn++) {
    await settled(page);
    const seen = await step(page);
    const offer = page.locator('.board button[data-choice][aria-disabled="false"]').first();
    await offer.tap();
    await taken.waitFor();
    if (turn === 0) {
      await page.getByRole("button", { name: "Put back" }).first().tap();
      await taken.waitFor({ state: "detached" });
      await offer.tap();
      await taken.waitFor();
    }
    expect(await step(page)).toBe(seen);
    await expect.poll(() => page.locator(".board .leads").count()).toBeGreaterThan(0);
    await taken.tap();
    await moved(page, seen);
    expect(await width(page)).toBeLessThanOrEqual(SIZES.phone.width);
  }
});

test("round one screen a curtain falls between two people", async () => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  const id = await makeTable(page, { seats: [{ kind: "me", name: "Ada" }, { kind: "me", name: "Bea" }] });
  await page.goto(`${url}/table/${id}`);
  const seen = new Set<string>();
  for (let turn = 0; turn < 6; turn++) {
    if ((await settled(page)) === "curtain") {
      expect(await page.locator(".board").count()).toBe(0);
      const lift = page.getByRole("button", { name: /^I am/ });
      seen.add((await lift.textContent()) ?? "");
      await page.keyboard.press("Enter");
      await settled(page);
    }
    const at = await step(page);
    await page.locator(".side button.choice").first().dispatchEvent("click");
    await page.waitForFunction(
      (before) => document.querySelector("[data-testid=curtain]") ?? Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > before,
      at,
    );
  }
  expect([...seen].sort()).toEqual(["I am Ada", "I am Bea"]);
});
