/** What a player waits for: `npm run measure`. Numbers, not a test: they depend on the machine and on what else it does. */

import type { Page } from "playwright-core";
import { inject, test } from "vitest";
import { launch, SIZES, visit } from "./chromium.ts";
import { bots, makeTable, playThrough, settled } from "./play.ts";

const url = inject("url");
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const at = (values: readonly number[], share: number) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
/** The bots that "Play now" seats. */
const LEVEL = "miles";
const say = (line: string) => console.info(line);

test("the first load", { timeout: 600_000 }, async () => {
  const browser = await launch();
  const script = new Set<number>();
  const all = new Set<number>();
  const ready: number[] = [];
  for (let n = 0; n < 9; n++) {
    const context = await browser.newContext({ viewport: SIZES.desktop, serviceWorkers: "block" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const kinds = new Map<string, string>();
    let [scripts, everything] = [0, 0];
    session.on("Network.responseReceived", (event) => kinds.set(event.requestId, event.type));
    session.on("Network.loadingFinished", (event) => {
      everything += event.encodedDataLength;
      if (kinds.get(event.requestId) === "Script") scripts += event.encodedDataLength;
    });
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        if (!document.querySelector(".games .button.main")) return;
        document.documentElement.dataset["ready"] = String(performance.now());
        watch.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(url);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    ready.push(Number(await page.locator("html").getAttribute("data-ready")));
    await page.waitForLoadState("networkidle");
    script.add(scripts);
    all.add(everything);
    await context.close();
  }
  say(`first load: ${(Math.max(...script) / 1024).toFixed(0)} kB of script as sent, ${(Math.max(...all) / 1024).toFixed(0)} kB in all with fonts and texts`);
  say(`a game can be started after ${at(ready, 0.5).toFixed(0)} ms (median of ${ready.length}, worst ${Math.max(...ready).toFixed(0)} ms), each time with an empty browser`);
  await browser.close();
});

/** Times in the page itself, so that driving the browser does not count. */
async function watchSteps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    (window as unknown as { seen: Record<string, number> }).seen = seen;
    new MutationObserver(() => {
      const step = document.querySelector("[data-step]")?.getAttribute("data-step");
      if (step && !(step in seen)) requestAnimationFrame(() => (seen[step] ??= Date.now()));
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-step"] });
  });
}

test("a move on the other player's screen", { timeout: 600_000 }, async () => {
  const browser = await launch();
  const host = await visit(browser, url);
  const id = await makeTable(host.page, { seats: [{ kind: "me" }, { kind: "invited" }] });
  await host.page.goto(`${url}/table/${id}`);
  const link = await host.page.getByLabel("Invitation link").inputValue();
  const guest = await visit(browser, link.replace(/^https?:\/\/[^/]+/, url));
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await guest.page.waitForURL("**/table/*");
  const pages = [host.page, guest.page];
  for (const page of pages) {
    await page.locator("[data-step]").waitFor();
    await watchSteps(page);
  }
  const delays: number[] = [];
  for (let turn = 0; turn < 80; turn++) {
    const found = await Promise.any(pages.map(async (page) => ({ page, state: await settled(page) })));
    if (found.state === "over") break;
    const other = found.page === host.page ? guest.page : host.page;
    const [pressed, before] = await found.page.evaluate((place) => {
      const list = document.querySelectorAll<HTMLElement>(".side button.choice");
      const step = Number(document.querySelector("[data-step]")?.getAttribute("data-step"));
      list[place % list.length]?.click();
      return [Date.now(), step] as const;
    }, turn * 7);
    await other.waitForFunction((step) => Object.keys((window as unknown as { seen: Record<string, number> }).seen).some((one) => Number(one) > step), before, { polling: 30 });
    const shown = await other.evaluate((step) => Math.min(...Object.entries((window as unknown as { seen: Record<string, number> }).seen).filter(([one]) => Number(one) > step).map(([, when]) => when)), before);
    delays.push(shown - pressed);
  }
  say(`a move is drawn on the other screen after ${at(delays, 0.5)} ms (median of ${delays.length}; 95 % within ${at(delays, 0.95)} ms, worst ${Math.max(...delays)} ms)`);
  await browser.close();
});

test("from the first page to the first own move", { timeout: 600_000 }, async () => {
  const browser = await launch();
  const { page } = await visit(browser, url);
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  const started = Date.now();
  await page.getByRole("button", { name: "Play now" }).first().click();
  await settled(page);
  const asked = Date.now();
  await page.locator('.board button[data-choice][aria-disabled="false"]').first().click();
  say(`first own move: 2 clicks ("Play now", then a move); the move can be made ${asked - started} ms after the first`);
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)], options: { start: 1 } });
  const opened = Date.now();
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  say(`a table that runs already is there after ${Date.now() - opened} ms`);
  await browser.close();
});

/** Note the time of every frame while a scene runs, how long every round of the others is shown, and when its last word came. */
async function watchScenes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { frames: [] as number[], rounds: [] as number[], told: [] as number[] };
    let heard = 0;
    window.WebSocket = class extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        this.addEventListener("message", () => (heard = performance.now()));
      }
    };
    (window as unknown as { staged: typeof seen }).staged = seen;
    let [last, waiting] = [0, 0];
    const frame = (now: number) => {
      const isScene = document.querySelector("[data-testid=scene]") !== null;
      if (isScene && last > 0) seen.frames.push(now - last);
      last = isScene ? now : 0;
      const isOurs = document.querySelector('.side button.choice[aria-disabled="false"]') !== null;
      if (isOurs && waiting > 0) {
        seen.rounds.push(now - waiting);
        seen.told.push(Math.max(0, heard - waiting));
      }
      waiting = isOurs ? 0 : waiting || now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

test.each([["alea", 5], ["provincia", 6], ["praetor", 5], ["triumvirate", 3], ["viaromana", 4]] as const)("a round of the others, and the frames of a scene: %s with %i seats", { timeout: 600_000 }, async (game, seats) => {
  const browser = await launch();
  const { page } = await visit(browser, url, { settings: { motion: "normal" } });
  await watchScenes(page);
  const wanted = { game, seats: [{ kind: "me" }, ...bots(seats - 1, LEVEL)] };
  // A server that has just started compiles or loads its bots first; once it runs, nobody waits for that.
  await playThrough(page, await makeTable(page, wanted), 2);
  const id = await makeTable(page, wanted);
  await page.goto(`${url}/table/${id}`);
  for (let turn = 0; turn < 40 && (await settled(page)) === "choose"; turn++) {
    const before = await page.locator("[data-step]").first().getAttribute("data-step");
    await page.evaluate((place) => {
      const list = [...document.querySelectorAll<HTMLElement>(".side button.choice")].filter((one) => one.dataset["kind"] !== "mark");
      list[place % list.length]?.click();
    }, turn * 7);
    await page.waitForFunction((step) => document.querySelector("[data-step]")?.getAttribute("data-step") !== step, before);
  }
  const { frames, rounds, told } = await page.evaluate(() => (window as unknown as { staged: { frames: number[]; rounds: number[]; told: number[] } }).staged);
  const worst = Math.max(...rounds);
  say(`${game}, ${seats} seats: the others' turns are shown in ${(at(rounds, 0.5) / 1000).toFixed(1)} s (median of ${rounds.length}; worst ${(worst / 1000).toFixed(1)} s, of which the bots took ${((told[rounds.indexOf(worst)] ?? 0) / 1000).toFixed(1)}); while scenes ran, a frame took ${at(frames, 0.5).toFixed(1)} ms (median of ${frames.length}; 95 % within ${at(frames, 0.95).toFixed(1)} ms)`);
  await browser.close();
});
