/** Making tables and playing them in a page, as the browser tests do. */

import type { Browser, Page } from "playwright-core";
import type { AnyView, Position } from "../../src/protocol.ts";
import { visit, type Visitor } from "./chromium.ts";

export interface Wanted {
  readonly game?: string;
  readonly seats: readonly object[];
  readonly options?: object;
  readonly clock?: object;
  readonly public?: boolean;
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

/** Two people at one table, the second invited by link. */
export async function sitTogether(browser: Browser, url: string, host: Visitor, id: string): Promise<readonly [Visitor, Visitor]> {
  await host.page.goto(`${url}/table/${id}`);
  const link = await host.page.getByLabel("Invitation link").inputValue();
  const guest = await visit(browser, link.replace(/^https?:\/\/[^/]+/, url));
  await guest.page.getByLabel("Your name").fill("Octavia");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await guest.page.waitForURL("**/table/*");
  await host.page.locator("[data-testid=ask]").waitFor();
  await guest.page.locator("[data-testid=ask]").waitFor();
  return [host, guest];
}

/** Wait until the board is drawn and a choice can be taken, the match is over, or a curtain is down. */
export async function settled(page: Page): Promise<"choose" | "over" | "curtain"> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector("[data-testid=curtain]")) return "curtain";
      if (document.querySelector("[data-testid=end]")) return "over";
      const isDrawn = document.querySelector("[data-testid=stage], .plain") !== null;
      return isDrawn && document.querySelector('.side button.choice[aria-disabled="false"]') ? "choose" : null;
    },
    null,
    { timeout: 580_000, polling: 20 },
  );
  return (await found.jsonValue()) as "choose" | "over" | "curtain";
}

/** The step of the log that the page shows: it rises with every change. */
export async function step(page: Page): Promise<number> {
  return Number(await page.locator("[data-step]").first().getAttribute("data-step"));
}

/** How wide the page is, scrolled to its right end: wider than its window is too wide. */
export async function width(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth);
}

/** Wait until the page shows something newer than this step. */
export async function moved(page: Page, since: number): Promise<void> {
  await page.waitForFunction((seen) => Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > seen, since, { timeout: 120_000, polling: 20 });
}

/** Take a choice by its place in the list. */
export async function choose(page: Page, place = 0): Promise<void> {
  const seen = await step(page);
  await page.locator(".side button.choice").nth(place).dispatchEvent("click");
  await moved(page, seen);
}

/** Play a table to its end, or for a number of decisions, by plain requests: quick, for what comes after a match. */
export async function playThrough(page: Page, table: string, decisions = 1000): Promise<void> {
  await page.evaluate(
    async ([id, most]) => {
      interface Told {
        readonly step: number;
        readonly view: { readonly actor: number; readonly choices: readonly { readonly code: number; readonly kind: string }[] } | null;
      }
      // The first look waits for nothing: at step 0 it may be our turn.
      let since = "";
      for (let turn = 0; turn < most; ) {
        const now = (await (await fetch(`/api/tables/${id}/position?seat=0${since}`)).json()) as Told;
        since = `&since=${now.step}&wait=20`;
        if (!now.view || now.view.choices.length === 0) {
          if (now.view && now.view.actor < 0) return;
          continue;
        }
        // A page that shows the table takes a single option by itself.
        if (now.view.choices.length === 1 && location.pathname === `/table/${id}`) continue;
        // Rolling again for ever is legal; the tests want an end.
        const choices = now.view.choices.filter((choice) => choice.kind !== "mark");
        const action = choices[(turn * 7) % choices.length]?.code;
        const body = JSON.stringify({ id: crypto.randomUUID(), seat: 0, step: now.step, action });
        const answer = await fetch(`/api/tables/${id}/actions`, { method: "POST", headers: { "content-type": "application/json" }, body });
        if (!answer.ok) throw new Error(await answer.text());
        turn += 1;
      }
    },
    [table, decisions] as const,
  );
}

/** The view at our next decision, or at the end: others may still be playing when it is asked for. */
export async function viewToDecide<View extends AnyView>(page: Page, table: string): Promise<View> {
  const view = await page.evaluate(async (id) => {
    for (let since = ""; ; ) {
      const now = (await (await fetch(`/api/tables/${id}/position?seat=0${since}`)).json()) as Position;
      if (now.view && (now.view.choices.length > 0 || now.view.actor < 0)) return now.view;
      since = `&since=${now.step}&wait=20`;
    }
  }, table);
  return view as View;
}

export const bots = (count: number, level = "tiro"): object[] => Array.from({ length: count }, () => ({ kind: "bot", level }));
