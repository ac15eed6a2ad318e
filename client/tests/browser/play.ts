/** Making tables and playing them in a page, as the browser tests do. */

import type { Page } from "playwright-core";

export interface Wanted {
  readonly game?: string;
  readonly seats: readonly object[];
  readonly options?: object;
}

/** Make a table as the page's own person. */
export async function makeTable(page: Page, wanted: Wanted): Promise<string> {
  return await page.evaluate(async (body) => {
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    const found = (await answer.json()) as { id?: string };
    if (!found.id) throw new Error(JSON.stringify(found));
    return found.id;
  }, { game: "alea", ...wanted });
}

/** Wait until a choice can be taken, the match is over, or a curtain is down. */
export async function settled(page: Page): Promise<"choose" | "over" | "curtain"> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector("[data-testid=curtain]")) return "curtain";
      if (document.querySelector("[data-testid=end]")) return "over";
      return document.querySelector('.side button.choice[aria-disabled="false"]') ? "choose" : null;
    },
    null,
    { timeout: 110_000, polling: 20 },
  );
  return (await found.jsonValue()) as "choose" | "over" | "curtain";
}

/** The step of the log that the page shows: it rises with every change. */
export async function step(page: Page): Promise<number> {
  return Number(await page.locator("[data-step]").first().getAttribute("data-step"));
}

/** Wait until the page shows something newer than this step. */
export async function moved(page: Page, since: number): Promise<void> {
  await page.waitForFunction((seen) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > seen, since, { timeout: 110_000, polling: 20 });
}

/** Take a choice by its place in the list. */
export async function choose(page: Page, place = 0): Promise<void> {
  const seen = await step(page);
  await page.locator(".side button.choice").nth(place).dispatchEvent("click");
  await moved(page, seen);
}
