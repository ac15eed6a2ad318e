/** Whether what is written on a table can be read. */

import type { Page } from "playwright-core";

/** The smallest letters that a person should have to read. */
const LEAST = 11;

/** Wait until everything lies where it belongs: what is still flying may be drawn smaller on its way. */
async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity));
}

/** What is written on the table in smaller letters, with their size in pixels. */
export async function tooSmall(page: Page): Promise<string[]> {
  await arrived(page);
  return await page.evaluate((least) => {
    const found = new Set<string>();
    const world = document.querySelector<HTMLElement>(".world");
    const scale = world ? world.getBoundingClientRect().width / world.offsetWidth : 1;
    for (const part of document.querySelectorAll(".world, .stage .edge, .dock, .strips, .scene")) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        if (!around || !node.nodeValue?.trim() || around.closest(".hidden, [hidden]") || !around.checkVisibility()) continue;
        const svg = around.closest("text");
        const drawn = svg?.getScreenCTM();
        const times = drawn ? Math.hypot(drawn.a, drawn.b) : around.closest(".world") ? scale : 1;
        const size = Number.parseFloat(getComputedStyle(around).fontSize) * times;
        if (size < least - 0.05) found.add(`${node.nodeValue.trim().slice(0, 20)} ${around.getAttribute("class") ?? around.tagName}: ${size.toFixed(1)}`);
      }
    }
    return [...found];
  }, LEAST);
}
