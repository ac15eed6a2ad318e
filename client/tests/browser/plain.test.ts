import { expect, inject, test } from "vitest";
import { faults } from "./axe.ts";
import { choosePlainBoard, listen, sitDown, take } from "./blind.ts";
import { browserOfFile, visit } from "./chromium.ts";

const url = inject("url");
const browser = await browserOfFile();

test("the first decisions of a match by roles and names alone, with a hint and a reason on the way", async () => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  await choosePlainBoard(page);
  await sitDown(page, "Praetor", 2);
  let heard = await listen(page, null);
  let changed = 0;
  for (let turn = 0; turn < 14 && heard !== null; turn++) {
    if (heard.said.includes("For you: ")) changed += 1;
    if (turn === 3) {
      await page.getByRole("button", { name: "Hint" }).click();
      const hints = page.getByRole("region", { name: /would:$/ });
      await hints.waitFor();
      await expect.poll(() => hints.getByRole("listitem").count()).toBeGreaterThan(1);
      await expect.poll(() => hints.getByText(/in 100 matches|As good as|was tried less|of 100 tries/).count()).toBe(1);
      expect(await faults(page)).toEqual([]);
    }
    if (turn === 4) {
      // A tile of the city that no choice mentions: the board tells why not, with the rule.
      const city = page.getByRole("region", { name: "The board, in tables" });
      const named = await city.getByRole("button").allInnerTexts();
      const tile = named.findIndex((name) => !heard?.choices.some((choice) => choice.includes(name.trim())));
      await city.getByRole("button").nth(tile).press("Enter");
      await page.getByRole("link", { name: "The rule" }).waitFor();
      await expect.poll(() => page.getByRole("paragraph").filter({ hasText: /Not possible: / }).count()).toBe(1);
      await page.getByRole("button", { name: "Put back" }).press("Enter");
    }
    await take(page, turn % heard.choices.length);
    heard = await listen(page, heard);
  }
  expect(changed).toBeGreaterThan(0);
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test("on the plain board scenes are text, and what has changed for oneself stands above it", async () => {
  const { page } = await visit(browser, url, { settings: { plain: true, motion: "fast" } });
  await sitDown(page, "Provincia Romana", 2);
  let heard = await listen(page, null);
  const board = page.getByRole("region", { name: "The board, in tables" });
  const since = board.getByRole("heading", { level: 2, name: "Since your last decision" });
  let scenes = 0;
  for (let turn = 0; turn < 60 && heard !== null && scenes === 0; turn++) {
    if ((await since.count()) > 0) scenes = await board.getByRole("heading", { level: 3 }).count();
    expect(await page.getByTestId("scene").count()).toBe(0);
    await take(page, (turn * 3) % heard.choices.length);
    heard = await listen(page, heard);
  }
  expect(scenes).toBeGreaterThan(0);
});
