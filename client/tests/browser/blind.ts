/** Playing without eyes: everything is read off the accessibility tree by roles and names, as a screen reader reads it. */

import type { Locator, Page } from "playwright-core";
import { english } from "./english.ts";

/** What there is to decide, as it is heard. */
export interface Announcement {
  readonly question: string;
  /** What was said of itself, without being asked. */
  readonly said: string;
  readonly choices: readonly string[];
}

/** The words of an element, as they are read out. */
async function words(one: Locator): Promise<string> {
  return (await one.innerText()).replaceAll(/\s+/g, " ").trim();
}

/** Turn the plain board on, as somebody does who was told that there is one. */
export async function choosePlainBoard(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: /^Plain board/ }).check();
  await page.getByRole("link", { name: "Ludi Romani" }).click();
}

/** Sit down with so many others, the weakest bots, from the first page on. */
export async function sitDown(page: Page, title: string, players: number): Promise<void> {
  const game = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await game.getByRole("combobox", { name: "Number of players" }).selectOption(`${players} players`);
  await game.getByRole("combobox", { name: english("settings-level") }).selectOption({ label: "Tiro (beginner)" });
  await game.getByRole("button", { name: "Play now" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByRole("tab", { name: /^Choices/ }).click();
}

const offered = (page: Page) => page.getByRole("tabpanel", { name: /^Choices/ }).getByRole("group", { name: "Choices", exact: true }).getByRole("button", { disabled: false });

/** Wait until something is asked that was not asked before, or the match is over: nothing is asked then. */
export async function listen(page: Page, before: Announcement | null): Promise<Announcement | null> {
  const over = page.getByRole("region", { name: "The match is over" });
  const until = Date.now() + 240_000;
  for (;;) {
    if (await over.isVisible()) return null;
    const said = (await page.getByRole("status").first().textContent()) ?? "";
    const question = await words(page.getByRole("region", { name: "What is asked" }).getByRole("paragraph").first());
    if (said !== before?.said && said.includes(question) && (await offered(page).count()) > 0) {
      const choices = (await Promise.all((await offered(page).all()).map(words))).filter((name) => name !== "");
      // What was read while it changed is read again.
      if (((await page.getByRole("status").first().textContent()) ?? "") === said && choices.length > 0) return { question, said, choices };
    }
    if (Date.now() > until) throw new Error(`nothing is asked, and it is not over. Said: “${said}”; asked: “${question}”\n${await page.getByRole("main").ariaSnapshot()}`);
    await page.waitForTimeout(25);
  }
}

/** Take a choice by its place in the list as it was read. */
export async function take(page: Page, place: number): Promise<void> {
  await offered(page).nth(place).press("Enter");
}
