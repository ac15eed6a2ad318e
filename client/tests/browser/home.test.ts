import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browserOfFile, visit } from "./chromium.ts";
import { english } from "./english.ts";
import { bots, makeTable, moved, settled, sitTogether, step } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

/** What the page asks of the server when it makes a table. */
async function asked(page: Page, press: () => Promise<void>): Promise<Record<string, unknown>> {
  const [request] = await Promise.all([page.waitForRequest((one) => one.method() === "POST" && one.url().endsWith("/api/tables")), press()]);
  return request.postDataJSON() as Record<string, unknown>;
}

test("“Play now” seats as many bots, of the level, as were picked beside it, and remembers them", async () => {
  const { page } = await visit(browser, url);
  const card = (from: Page) => from.locator(".games > li", { hasText: "Alea" }).first();
  await card(page).getByLabel("Number of players").selectOption("4");
  await card(page).getByLabel("Bots for “Play now”").selectOption("tiro");
  const wanted = await asked(page, () => card(page).getByRole("button", { name: "Play now" }).click());
  expect(wanted["seats"]).toEqual([{ kind: "me" }, ...bots(3)]);
  await page.waitForURL("**/table/*");
  await page.goto(url);
  expect(await card(page).getByLabel("Number of players").inputValue()).toBe("4");
});

test("the clock of a slow match is set in days", async () => {
  const { page } = await visit(browser, `${url}/new/alea`);
  await page.getByLabel("Pace").selectOption({ label: "Slow: over hours or days" });
  await page.getByLabel("Clock").selectOption("per_move");
  expect([await page.getByLabel("Time", { exact: true }).inputValue(), await page.getByLabel("Unit").inputValue()]).toEqual(["2", "days"]);
  await page.getByLabel("Time", { exact: true }).fill("3");
  const wanted = await asked(page, () => page.getByRole("button", { name: english("new-make") }).click());
  expect([wanted["pace"], wanted["clock"]]).toEqual(["slow", { kind: "per_move", seconds: 3 * 86_400, at_zero: "bot" }]);
});

test("a match that everybody may see is found by others while it runs, and watched", async () => {
  const host = await visit(browser, url);
  const id = await makeTable(host.page, { seats: [{ kind: "me", name: "Ada" }, { kind: "me", name: "Bea" }], public: true });
  const hidden = await makeTable(host.page, { seats: [{ kind: "me", name: "Cia" }, { kind: "me", name: "Dea" }] });
  const { page } = await visit(browser, url);
  const watched = page.getByRole("region", { name: "Matches to watch" });
  expect(await watched.locator(`a[href="/table/${hidden}"]`).count()).toBe(0);
  await watched.locator(`a[href="/table/${id}"]`).click();
  await page.getByTestId("ask").waitFor();
  expect(await page.locator(".side button.choice").count()).toBe(0);
});

test("home, the tab and a note say at once when a turn comes; the note covers neither one’s things nor the talk", async () => {
  const host = await visit(browser, url);
  const id = await makeTable(host.page, { seats: [{ kind: "me" }, { kind: "invited" }], options: { start: 1 } });
  const [, guest] = await sitTogether(browser, url, host, id);
  const { page } = guest;
  const own = page.getByRole("region", { name: "Your tables" }).locator(`a[href="/table/${id}"]`);
  await page.goto(url);
  await own.filter({ hasText: "others’ turn" }).waitFor();
  await settled(host.page);
  expect([await host.page.title(), await host.page.locator("link[rel=icon]").getAttribute("href")]).toEqual([expect.stringMatching(/^● Your turn · /), "/icon-turn.svg"]);
  expect(await host.page.getByTestId("ask").textContent()).toMatch(/Your turn/);

  // The guest looks at another table of theirs while the host plays on.
  const other = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)], options: { start: 1 } });
  const home = await page.context().newPage();
  await home.goto(url);
  await page.goto(`${url}/table/${other}`);
  await settled(page);
  while ((await host.page.title()).startsWith("●")) {
    const seen = await step(host.page);
    await host.page.locator('.side button.choice[data-kind="castrum"], .side button.choice').first().dispatchEvent("click");
    await moved(host.page, seen);
    await host.page.waitForFunction(() => document.querySelector('.side button.choice[aria-disabled="false"]') !== null || !document.title.startsWith("●"));
  }
  expect(await host.page.locator("link[rel=icon]").getAttribute("href")).toBe("/icon.svg");
  await home.getByRole("region", { name: "Your tables" }).locator(`a[href="/table/${id}"]`).filter({ hasText: "your turn" }).waitFor();
  const note = page.locator(".note", { hasText: "it is your turn" });
  await note.waitFor();
  const covered = await note.evaluate((one) => {
    const box = one.getBoundingClientRect();
    return [".dock", ".side", ".tray", "[data-testid=ask]"].filter((part) => {
      const there = document.querySelector(part)?.getBoundingClientRect();
      return there && box.left < there.right && box.right > there.left && box.top < there.bottom && box.bottom > there.top;
    });
  });
  expect(covered).toEqual([]);
});
