import type { Page, WebSocketRoute } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { english } from "./english.ts";
import { bots, choose, makeTable, moved, settled, sitTogether, step } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

async function toAct(pages: readonly Page[]): Promise<Page | null> {
  const found = await Promise.any(pages.map(async (page) => ({ page, state: await settled(page) })));
  return found.state === "over" ? null : found.page;
}

test("who comes for the first time is one person, whatever the page asks at once", async () => {
  const context = await browser.newContext({ viewport: SIZES.desktop, serviceWorkers: "block" });
  const page = await context.newPage();
  const order: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/api/me")) order.push("known");
  });
  page.on("websocket", () => order.push("line"));
  page.on("request", (request) => {
    if (request.url().includes("/api/me/") || request.url().endsWith("/api/tables")) order.push("request");
  });
  await page.goto(url);
  await page.locator(".games .button.main").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(order[0]).toBe("known");
  expect(order).toContain("line");
  expect(order).toContain("request");
});

test("a lost connection is shown, heals by itself and loses nothing", async () => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  const lines: WebSocketRoute[] = [];
  let isDown = false;
  await page.routeWebSocket(/\/api\/stream/, (line) => {
    if (isDown) {
      void line.close();
      return;
    }
    lines.push(line);
    line.connectToServer();
  });
  const id = await makeTable(page, { seats: [{ kind: "me" }, { kind: "bot", level: "tiro" }], options: { start: 1 } });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await choose(page);
  await settled(page);
  isDown = true;
  for (const line of lines) await line.close();
  await page.getByText("Connection lost").waitFor();
  expect(await page.locator('.side button.choice[aria-disabled="false"]').count()).toBe(0);
  isDown = false;
  await page.getByText("Connection lost").waitFor({ state: "detached" });
  expect(await settled(page)).toBe("choose");
  await choose(page);
  const log = await page.locator(".log li").count();
  expect(log).toBe(await step(page));
});

test("taking back what others have answered needs their consent; talk and clocks reach both", async () => {
  const host = await visit(browser, url);
  const id = await makeTable(host.page, { seats: [{ kind: "me" }, { kind: "invited" }], clock: { kind: "per_move", seconds: 300, at_zero: "bot" } });
  const [, guest] = await sitTogether(browser, url, host, id);
  const pages = [host.page, guest.page];
  const page = (await toAct(pages)) ?? host.page;
  const other = page === host.page ? guest.page : host.page;
  expect(await page.locator(".clock").first().textContent()).toMatch(/^(5:00|4:5\d)$/);

  // Turns are over at once when dice are placed; the other's roll is then known.
  for (let n = 0; n < 9 && (await other.locator('.side button.choice[aria-disabled="false"]').count()) === 0; n++) {
    const seen = await step(other);
    await page.locator('.side button.choice[data-kind="castrum"], .side button.choice').first().dispatchEvent("click");
    await moved(other, seen);
    await Promise.any(pages.map((one) => settled(one)));
  }
  const seen = await step(page);
  await page.getByRole("button", { name: "Ask to undo" }).click();
  await other.getByRole("alert").getByRole("button", { name: "Decline" }).click();
  await moved(page, seen + 1);
  await page.getByRole("button", { name: "Ask to undo" }).click();
  await other.getByRole("alert").getByRole("button", { name: "Agree" }).click();
  await settled(page);
  // Whoever agreed is told as well, a moment later or sooner.
  await other.locator(".log li.undone").first().waitFor({ state: "attached" });

  await page.getByRole("tab", { name: english("chat") }).click();
  await page.getByLabel("Say something").fill("Salve!");
  await page.keyboard.press("Enter");
  await other.getByRole("tab", { name: new RegExp(`${english("chat")}\\s*1`) }).click();
  await other.getByText("Salve!").waitFor();
});

test("a personal link makes another browser the same person", async () => {
  const { page } = await visit(browser, `${url}/settings`);
  await page.getByLabel("Your name").fill("Livia");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.getByRole("button", { name: english("link-make") }).click();
  const link = await page.getByLabel(english("link-once")).inputValue();
  const other = await visit(browser, link.replace(/^https?:\/\/[^/]+/, url));
  await other.page.getByRole("button", { name: "Yes, that is me" }).click();
  await other.page.waitForURL(`${url}/`);
  await other.page.goto(`${url}/settings`);
  await other.page.waitForFunction(() => [...document.querySelectorAll("input")].some((input) => input.value === "Livia"));
});

test("nothing sounds until it is asked for, then moves do", async () => {
  const { page } = await visit(browser, url);
  await page.addInitScript(() => {
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      document.documentElement.dataset["tones"] = String(Number(document.documentElement.dataset["tones"] ?? 0) + 1);
      return made.call(this);
    };
  });
  const tones = async () => Number(await page.evaluate(() => document.documentElement.dataset["tones"] ?? 0));
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)], options: { start: 1 } });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await choose(page);
  expect(await tones()).toBe(0);
  await settled(page);
  await page.getByRole("button", { name: "Sound" }).click();
  await choose(page);
  await page.locator("html[data-tones]").waitFor({ state: "attached" });
  expect(await tones()).toBeGreaterThan(0);
});

test("it can be installed, and its pages open without a network", async () => {
  const { page } = await visit(browser, url, { serviceWorkers: "allow" });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A window that is not headless would have no more to say than these two.
  expect(installabilityErrors.map((one) => one.errorId).filter((id) => !["in-incognito", "warn-not-offline-capable"].includes(id))).toEqual([]);
  await page.reload();
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("link", { name: "Ludi Romani" }).waitFor();
  await page.context().setOffline(false);
});

test("a bot that thinks, or is being compiled for the first time, says so", async () => {
  const { page } = await visit(browser, url);
  const said: ((isPreparing: boolean) => void)[] = [];
  await page.routeWebSocket(/\/api\/stream/, (line) => {
    line.connectToServer().onMessage((message) => {
      line.send(message);
      const heard = JSON.parse(String(message)) as { type: string; table: string; info: object };
      // As the server tells it (tests/server/test_preparing.py): a cold machine would take a minute here.
      if (heard.type === "snapshot") said.push((isPreparing) => line.send(JSON.stringify({ type: "table", table: heard.table, info: { ...heard.info, preparing: isPreparing } })));
    });
  });
  const id = await makeTable(page, { seats: [{ kind: "me" }, { kind: "bot", level: "legatus" }], options: { start: 1 } });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  const thinking = page.waitForSelector("[data-testid=thinking]", { state: "attached" });
  await page.locator(".side button.choice").first().dispatchEvent("click");
  expect(await (await thinking).textContent()).toMatch(/ is thinking$/);
  await settled(page);
  const words = page.getByRole("status").filter({ hasText: "The bots are getting ready" });
  said.at(-1)?.(true);
  await words.waitFor();
  said.at(-1)?.(false);
  await words.waitFor({ state: "detached" });
});
