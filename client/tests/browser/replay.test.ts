import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit, type Visitor } from "./chromium.ts";
import { bots, makeTable, playThrough, width } from "./play.ts";
import { ply, reached, unseen } from "./replays.ts";
import type { Analysis } from "../../src/protocol.ts";

const url = inject("url");
const browser = await browserOfFile();

/** One finished match for all tests, public: each looks at it in a browser of its own. */
let match = "";
let maker: Visitor;
beforeAll(async () => {
  maker = await visit(browser, url);
  match = await makeTable(maker.page, { seats: [{ kind: "me" }, ...bots(2)], public: true });
  await playThrough(maker.page, match);
});

async function replay(page: Page, query = ""): Promise<void> {
  await page.goto(`${url}/replay/${match}${query}`);
  await page.locator('[data-testid="moves"] [data-ply="1"]').waitFor();
}
const judged = (page: Page) => page.locator('[data-testid="curve"][data-ready="true"]').waitFor();
const analysis = (page: Page) => page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}/analysis`)).json()) as Analysis, match);

test.each(["desktop", "tablet"] as const)("board, curve and moves are on one screen of a %s", async (size) => {
  const { page } = await visit(browser, url, { viewport: SIZES[size] });
  await replay(page, "?ply=20&eyes=0");
  await judged(page);
  expect(await unseen(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  expect(await width(page)).toBe(SIZES[size].width);
  // The list is long enough to be read.
  expect(await page.getByTestId("moves").evaluate((list) => list.clientHeight)).toBeGreaterThan(size === "desktop" ? 220 : 120);
});

test("on a phone the board is seen with the bar under it, and nothing is too wide", async () => {
  const { page } = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await replay(page, "?ply=20&eyes=0");
  await judged(page);
  expect(await width(page)).toBe(SIZES.phone.width);
  const bar = await page.getByTestId("replay-bar").boundingBox();
  expect(bar && bar.y + bar.height <= SIZES.phone.height + 1).toBe(true);
  expect(await faults(page)).toEqual([]);
});

test("keys go as on lichess", async () => {
  const { page } = await visit(browser, url);
  await replay(page, "?ply=0&eyes=0");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    return await ply(page);
  };
  expect(await press("ArrowRight", "ArrowRight", "ArrowLeft")).toBe(1);
  expect(await press("j", "j", "k")).toBe(2);
  const { plies } = await page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}/replay?count=1`)).json()) as { plies: number }, match);
  expect(await press("End")).toBe(plies);
  expect(await press("Home")).toBe(0);
  // Down goes to where another seat is to act, up goes back.
  const seats = await page.evaluate(async (id) => ((await (await fetch(`/api/tables/${id}/replay?views=false&count=200`)).json()) as { steps: { seat: number | null }[] }).steps.map((step) => step.seat), match);
  const next = seats.findIndex((seat, n) => n > 0 && seat !== (seats[n + 1] ?? -1));
  expect(await press("ArrowDown")).toBe(next);
  expect(await press("ArrowUp")).toBe(0);
  const eyes = page.getByLabel("Through whose eyes");
  const seen: string[] = [];
  for (let n = 0; n < 6; n++) {
    seen.push(await eyes.inputValue());
    await page.keyboard.press("f");
  }
  expect(new Set(seen).size).toBe(5);
  expect(seen[5]).toBe(seen[0]);
  // What is typed is typed.
  await page.keyboard.press("c");
  await page.keyboard.type("fjk");
  expect(await page.getByLabel("Comment on this moment").inputValue()).toBe("fjk");
});

test("mistakes are named under their moves, with what was better and by the search's margin", async () => {
  const { page } = await visit(browser, url);
  await replay(page, "?eyes=open");
  await judged(page);
  const found = await analysis(page);
  expect(found.mistakes.length).toBeGreaterThan(3);
  const shown = await page.locator('[data-testid="moves"] li:has([data-testid="mistake"])').evaluateAll((rows) =>
    rows.map((row) => [Number(row.querySelector("[data-ply]")?.getAttribute("data-ply")), row.querySelector("[data-testid=mistake]")?.textContent ?? ""] as const),
  );
  expect(shown.map(([at]) => at)).toEqual(found.mistakes.map((one) => one.ply));
  for (const [n, one] of found.mistakes.entries()) {
    expect(one.best).toBeGreaterThan(one.value);
    const percent = ((one.best - one.value) * 100).toFixed(one.best - one.value < 0.095 ? 1 : 0);
    expect(shown[n]?.[1]).toContain(`Better by ${percent} %: `);
  }
  // Turning points have names.
  await page.getByRole("tab", { name: "Key moments" }).click();
  const turning = page.getByTestId("turning");
  const great = found.turning.filter((one) => Math.max(...one.changes.map(Math.abs)) >= 0.1);
  await expect.poll(() => turning.count()).toBe(Math.min(6, great.length));
  for (const text of await turning.allTextContents()) expect(text).toMatch(/[A-Z]\w+ .*[−+]\d+ %/s);
  await turning.first().getByRole("button").click();
  expect(great.map((one) => one.ply)).toContain(await ply(page));
});

test("a variation is played, stepped, judged, commented, kept, shared and left", async () => {
  const { page } = await visit(browser, url);
  await replay(page, "?eyes=0");
  await judged(page);
  const worst = page.locator('[data-testid="moves"] li:has([data-testid="mistake"])').first();
  const at = Number(await worst.locator("[data-ply]").getAttribute("data-ply"));
  await worst.getByRole("button", { name: "Play it" }).click();
  const line = page.getByTestId("line");
  await line.locator('[aria-current="step"]').waitFor();
  expect(await ply(page)).toBe(at);
  await page.getByText(`Variation, move ${at} of ${at}`).first().waitFor();
  expect(new URL(page.url()).searchParams.get("line")?.split(".")[0]).toBe(String(at - 1));
  // It is judged: chances, and how they differ from those of the match.
  await page.locator('[data-testid="curve"] small').first().waitFor();

  // The bot goes on, then a choice of one's own.
  await page.getByRole("tab", { name: "Try" }).click();
  await page.getByRole("button", { name: "Bot: one move" }).click();
  await reached(page, at + 1);
  await page.locator("[data-testid=try] button.choice").first().click();
  await reached(page, at + 2);
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect.poll(() => line.locator("button.move").count()).toBe(3);

  // The bot plays until somebody else is to act.
  await page.getByRole("tab", { name: "Try" }).click();
  const asked = page.getByTestId("try").getByText("What else could");
  const whose = await asked.textContent();
  await page.getByRole("button", { name: "Bot: whole turn" }).click();
  await page.waitForFunction((before) => {
    const now = document.querySelector("[data-testid=try] p")?.textContent;
    return now?.includes("What else could") && now !== before;
  }, whose);
  await page.getByRole("tab", { name: "Moves" }).click();
  const long = await line.locator("button.move").count();
  expect(long).toBeGreaterThan(3);

  // Stepped by the keys: back to the branch, into it again, to its end.
  await page.locator("body").press("Home");
  expect([await ply(page), await line.locator('[aria-current="step"]').count()]).toEqual([0, 0]);
  await page.keyboard.press("End");
  expect(await ply(page)).toBe(at + long - 1);
  await page.keyboard.press("ArrowLeft");
  expect([await ply(page), await line.locator('[aria-current="step"]').count()]).toEqual([at + long - 2, 1]);
  await page.keyboard.press("End");
  await page.getByLabel("Comment on this moment").fill("Here I would have won.");
  await page.keyboard.press("Enter");
  await line.getByText("Here I would have won.").waitFor();

  // Left, it stays; a second one stands beside it.
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !location.search.includes("line="));
  await page.getByRole("tab", { name: "Try" }).click();
  await page.locator("[data-testid=try] button.choice").first().waitFor();
  const choices = page.locator("[data-testid=try] button.choice");
  for (let n = 0; n < (await choices.count()) && !page.url().includes("line="); n++) {
    await choices.nth(n).click();
    await page.waitForTimeout(50);
    if (!page.url().includes("line=")) await page.keyboard.press("ArrowLeft");
  }
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect.poll(() => line.count()).toBe(2);
  await page.reload();
  await line.nth(1).waitFor();
  await line.getByText("Here I would have won.").waitFor();

  // By link it comes to somebody else, comments and all; the server is told of neither.
  await page.getByRole("tab", { name: "More" }).click();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: (text: string) => ((window as unknown as { copied: string }).copied = text) } }));
  await page.getByRole("button", { name: "Copy link with my variations" }).click();
  const link = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  const friend = await visit(browser, url);
  const sent: string[] = [];
  friend.page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await friend.page.goto(link);
  await friend.page.getByTestId("line").getByText("Here I would have won.").waitFor();
  await expect.poll(() => friend.page.getByTestId("line").count()).toBe(2);
  expect(sent.filter((one) => one.includes("won") || one.includes("notes="))).toEqual([]);
  await friend.page.getByRole("button", { name: "Remove this variation" }).first().click();
  await expect.poll(() => friend.page.getByTestId("line").count()).toBe(1);
});

test("a line waits for the moves that it stands among, and stays in its place", async () => {
  const { page } = await visit(browser, url);
  await replay(page, "?ply=6&eyes=0");
  await page.getByRole("tab", { name: "Try" }).click();
  await page.locator("[data-testid=try] button.choice").first().waitFor();
  const choices = page.locator("[data-testid=try] button.choice");
  for (let n = 0; !page.url().includes("line="); n++) {
    await choices.nth(n).click();
    await page.locator(`[data-ply="7"][data-eyes]`).waitFor();
    if (!page.url().includes("line=")) await page.keyboard.press("ArrowLeft");
  }
  // The line is known before the match.
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route("**/replay?**", async (route) => {
    if (route.request().resourceType() === "fetch") await held;
    await route.continue();
  });
  await page.reload();
  await page.locator("[data-ply][data-eyes]").waitFor();
  expect(await page.getByTestId("line").count()).toBe(0);
  release();
  await page.locator('li:has(> [data-ply="7"]) [data-testid="line"]').waitFor();
});

test("a line that is none of this match is said to be none", async () => {
  const { page } = await visit(browser, url);
  await page.goto(`${url}/replay/${match}?ply=6&line=5.999999`);
  await page.locator('[data-testid="moves"] [data-ply="1"]').waitFor();
  await page.waitForFunction(() => !location.search.includes("line="));
  expect([await ply(page), await page.getByTestId("line").count()]).toEqual([5, 0]);
  // Nor is there a moment after the end.
  await page.goto(`${url}/replay/${match}?ply=99999`);
  await page.locator('[data-testid="moves"] [aria-current="step"]').waitFor();
  expect(await ply(page)).toBeLessThan(1000);
});

test("two matches are compared: where they part, and how they ended", async () => {
  const { page } = maker;
  const fork = await page.evaluate(async (id) => {
    const body = JSON.stringify({ ply: 9, seats: [0], level: "tiro" });
    const answer = await fetch(`/api/tables/${id}/fork`, { method: "POST", headers: { "content-type": "application/json" }, body });
    return ((await answer.json()) as { id: string }).id;
  }, match);
  await playThrough(page, fork);
  const parts = await page.evaluate(async ([one, two]) => (await (await fetch(`/api/tables/${one}/compare?with=${two}`)).json()) as { ply: number }, [match, fork] as const);
  await replay(page);
  await page.getByRole("tab", { name: "More" }).click();
  await page.getByLabel("A match of mine …").selectOption(fork);
  const parting = page.getByTestId("parting");
  await parting.getByText(`The same for ${parts.ply} moves, then they differ.`).waitFor();
  expect(parts.ply).toBeGreaterThanOrEqual(9);
  await page.getByRole("button", { name: "To where they differ" }).click();
  expect(await ply(page)).toBe(parts.ply);
  await parting.getByRole("link", { name: "Open the other match there" }).click();
  await page.waitForURL(`**/replay/${fork}?ply=${parts.ply}**`);
});

test.each(["light", "dark"])("axe finds nothing on any tab of the replay, %s", async (theme) => {
  const { page } = await visit(browser, url, { settings: { theme } });
  await replay(page, "?eyes=0");
  await judged(page);
  await page.getByRole("button", { name: "Play it" }).first().click();
  await page.getByTestId("line").first().waitFor();
  for (const tab of ["Moves", "Key moments", "Try", "More"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.waitForLoadState("networkidle");
    expect([tab, await faults(page)]).toEqual([tab, []]);
  }
});
