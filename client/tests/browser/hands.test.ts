import { expect, inject, test } from "vitest";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { bots, makeTable, moved, playThrough, settled, step, width } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

const FEWEST: [string, number][] = [["alea", 2], ["provincia", 2], ["praetor", 2], ["triumvirate", 2], ["viaromana", 2]];

test.each(FEWEST)("%s is played by the keyboard alone, and the focus is never lost", async (game, seats) => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { game, seats: [{ kind: "me" }, ...bots(seats - 1)] });
  await page.goto(`${url}/table/${id}`);
  for (let turn = 0; turn < 10; turn++) {
    if ((await settled(page)) === "over") break;
    const seen = await step(page);
    if (turn === 0) await page.keyboard.press("c");
    else {
      // The list had the focus: the next choice has it now, or the question while others play.
      expect([game, turn, await page.evaluate(() => document.activeElement !== document.body)]).toEqual([game, turn, true]);
      if (!(await page.evaluate(() => document.activeElement?.classList.contains("choice")))) await page.keyboard.press("c");
    }
    for (let n = 0; n < turn % 3; n++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await moved(page, seen);
  }
});

test.each(FEWEST)("%s is played with a finger on the board of a phone", async (game, seats) => {
  const visitor = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const { page } = visitor;
  const id = await makeTable(page, { game, seats: [{ kind: "me" }, ...bots(seats - 1)] });
  await playThrough(page, id, 3);
  await page.goto(`${url}/table/${id}`);
  let taken = 0;
  for (let turn = 0; turn < 8; turn++) {
    if ((await settled(page)) === "over") break;
    await page.getByTestId("stage").waitFor();
    const seen = await step(page);
    const at = await page.evaluate((nth) => {
      const found = [...document.querySelectorAll<HTMLElement>(".frame [data-codes], .frame [data-choice]")].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return one.closest(".side") === null && one.getAttribute("aria-disabled") !== "true" && one.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
      });
      return found[nth % Math.max(1, found.length)] ?? null;
    }, turn);
    expect([game, turn, at !== null]).toEqual([game, turn, true]);
    await page.touchscreen.tap(at?.x ?? 0, at?.y ?? 0);
    // What a finger touches first says what it leads to; the confirmation takes it.
    const sure = page.locator("[data-testid=actions] .button.main, .board .offer.main").first();
    await page.waitForFunction((was) => document.querySelector("[data-testid=actions] .button, .board .offer.main") !== null || Number(document.querySelector("[data-step]")?.getAttribute("data-step")) > was, seen);
    if ((await step(page)) === seen) {
      const several = page.locator("[data-testid=actions] .button:not(.quiet)").first();
      if ((await sure.count()) === 0) await several.tap();
      await sure.tap();
    }
    await moved(page, seen);
    taken += 1;
    expect(await width(page)).toBe(SIZES.phone.width);
  }
  expect(taken).toBeGreaterThan(3);
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});
