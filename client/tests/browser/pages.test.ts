import { expect, inject, test } from "vitest";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { bots, choose, makeTable, playThrough, settled, width } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

test("a finished match is replayed, looked at from each seat and open, analysed, checked and played on", async () => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  const finished = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)] });
  await playThrough(page, finished);
  await page.goto(`${url}/table/${finished}`);
  await page.getByRole("link", { name: "Replay and analysis" }).click();
  await page.getByTestId("forward").click();
  await page.getByText("Move 1 of").first().waitFor();
  await page.locator('input[type="range"]').fill("30");
  await page.getByText("Move 30 of").first().waitFor();
  expect(page.url()).toContain("ply=30");

  const eyes = page.getByLabel("Through whose eyes");
  const secrets = async (whose: string): Promise<number> => {
    await eyes.selectOption({ value: whose });
    await page.waitForURL(`**eyes=${whose}**`);
    await page.locator(`[data-eyes="${whose}"]`).waitFor();
    return await page.locator(".board").getByTestId("senate-tile").count();
  };
  const [first, second] = [await secrets("0"), await secrets("1")];
  expect(await secrets("open")).toBe(first + second);

  // At the end all is known: whoever looks, a player has one score, that of the result.
  const scores = await page.evaluate(async (id) => ((await (await fetch(`/api/tables/${id}`)).json()) as { result: { scores: number[] } }).result.scores, finished);
  await page.getByRole("button", { name: "To the end" }).click();
  await page.locator(".housing .total").first().waitFor();
  for (const whose of ["open", "0", "1"]) {
    await secrets(whose);
    expect([whose, (await page.locator(".housing .total").allTextContents()).map((text) => Number.parseInt(text)).sort()]).toEqual([whose, [...scores].sort()]);
  }
  await page.locator('input[type="range"]').fill("30");

  await page.locator('[data-testid="curve"][data-ready="true"] path.line').first().waitFor({ state: "attached" });
  await expect.poll(() => page.locator('[data-testid="curve"] path.line').count()).toBe(2);
  expect((await page.locator('[data-testid="curve"] path.line').first().getAttribute("d"))?.split("C").length).toBeGreaterThan(20);
  await page.getByRole("tab", { name: "More" }).click();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByText("The secret fits the fingerprint").waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((there) => there.pathname.startsWith("/table/") && !there.pathname.includes(finished));
  expect(["choose", "over"]).toContain(await settled(page));
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test.each(["light", "dark"])("axe finds nothing on any page, %s", async (theme) => {
  const { page } = await visit(browser, url, { settings: { theme } });
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(3)] });
  const lobby = await makeTable(page, { seats: [{ kind: "me" }, { kind: "invited" }] });
  for (const path of ["/", "/new/alea", `/table/${lobby}`, "/settings", "/rules/alea", "/how/alea", "/join", "/recover"]) {
    await page.goto(url + path);
    await page.locator("h1, h2").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect([path, await faults(page)]).toEqual([path, []]);
  }
  await playThrough(page, id, 12);
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  expect(["table", await faults(page)]).toEqual(["table", []]);
  await page.setViewportSize(SIZES.phone);
  expect(["phone", await faults(page)]).toEqual(["phone", []]);
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByLabel("Plain board").check();
  await page.keyboard.press("Escape");
  expect(["plain", await faults(page)]).toEqual(["plain", []]);
});

test.each([
  ["en-GB", "Rome’s games", "Choices"],
  ["de-DE", "Roms Spiele", "Auswahl"],
  ["nl-NL", "De spellen van Rome", "Keuzes"],
])("the browser's language %s is spoken everywhere", async (locale, title, choices) => {
  const { page } = await visit(browser, url, { locale });
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  const id = await makeTable(page, { seats: [{ kind: "me" }, { kind: "bot", level: "tiro" }], options: { start: 1 } });
  for (const path of ["/", "/new/alea", "/settings", "/how/alea", `/table/${id}`]) {
    await page.goto(url + path);
    await page.locator("h1, h2, h3").first().waitFor();
    const text = await page.locator("body").innerText();
    expect(text).not.toMatch(/\b(board|label|name|action|leads|ask|home|new|replay|fault)-[a-z_]+\b/);
  }
  await page.getByRole("tab", { name: choices }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe(locale.slice(0, 2));
});

test("every registered game is played on the generic board, with the fewest and the most seats", async () => {
  const { page } = await visit(browser, url, { settings: { plain: true } });
  const games = await page.evaluate(async () => ((await (await fetch("/api/games")).json()) as { name: string; seats: number[]; box: object | null }[]).filter((one) => one.box === null));
  for (const game of games) {
    for (const seats of [game.seats[0] ?? 2, game.seats.at(-1) ?? 2]) {
      const id = await makeTable(page, { game: game.name, seats: [{ kind: "me" }, ...bots(seats - 1)] });
      await playThrough(page, id, seats);
      await page.goto(`${url}/table/${id}`);
      for (let turn = 0; turn < 2; turn++) {
        if ((await settled(page)) !== "choose") break;
        await choose(page, 0);
      }
      await settled(page);
      const text = await page.locator(".frame").innerText();
      expect([game.name, text.match(/\b(label|name|action|leads|ask)-[A-Za-z_]+/)]).toEqual([game.name, null]);
      expect(text).not.toMatch(/\[object|undefined|NaN/);
      await page.setViewportSize(SIZES.phone);
      expect([game.name, seats, await width(page)]).toEqual([game.name, seats, SIZES.phone.width]);
      await page.setViewportSize(SIZES.desktop);
    }
    // The board of the most seats is the fullest.
    expect([game.name, await faults(page)]).toEqual([game.name, []]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect([game.name, "dark", await faults(page)]).toEqual([game.name, "dark", []]);
    await page.emulateMedia({ colorScheme: "light" });
  }
});

test("the first load is small and quick", async () => {
  const context = await browser.newContext({ viewport: SIZES.desktop, serviceWorkers: "block" });
  const page = await context.newPage();
  let script = 0;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const sizes: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(".js")) sizes.push(request.sizes().then((found) => void (script += found.responseBodySize)));
  });
  await page.goto(url);
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  const ready = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle");
  await Promise.all(sizes);
  console.info(`first load: ${(script / 1024).toFixed(0)} kB of script as sent, a game can be started after ${ready.toFixed(0)} ms`);
  expect(script).toBeGreaterThan(20 * 1024);
  expect(script).toBeLessThan(150 * 1024);
  // Nothing is built, and asked for, twice.
  expect(asked.filter((one, n) => asked.indexOf(one) < n)).toEqual([]);
  await context.close();
});
