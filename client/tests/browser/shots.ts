/** Pictures of the main pages for the README: `npm run shots`, into the folder LUDI_SHOTS (docs/pictures). */

import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, inject, test } from "vitest";
import { launch, SIZES, visit } from "./chromium.ts";
import { choose, makeTable, settled } from "./play.ts";

const url = inject("url");
const folder = process.env["LUDI_SHOTS"] ?? resolve(import.meta.dirname, "../../../docs/pictures");
mkdirSync(folder, { recursive: true });

test.each(Object.keys(SIZES) as (keyof typeof SIZES)[])("pictures at the size of a %s", async (size) => {
  const browser = await launch();
  for (const theme of ["light", "dark"]) {
    const { page } = await visit(browser, url, { viewport: SIZES[size], settings: { theme } });
    const shoot = async (name: string) => {
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
    };
    await page.locator(".games h3").first().waitFor();
    await shoot("home");
    const bots = Array.from({ length: 3 }, () => ({ kind: "bot", level: "tiro" }));
    const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots], options: { start: 1 } });
    await page.goto(`${url}/table/${id}`);
    for (let turn = 0; turn < 10; turn++) {
      await settled(page);
      await choose(page);
    }
    await settled(page);
    await shoot("table");
    for (let turn = 0; turn < 300 && (await settled(page)) !== "over"; turn++) await choose(page);
    await shoot("end");
    await page.goto(`${url}/replay/${id}?ply=40&eyes=0`);
    await page.getByTestId("moment").waitFor();
    await page.locator(".board").waitFor();
    await shoot("replay");
    await page.goto(`${url}/new/alea`);
    await page.locator("fieldset").first().waitFor();
    await shoot("new");
    await page.goto(`${url}/how/alea`);
    await page.locator("ol li").first().waitFor();
    await shoot("how");
    await page.context().close();
  }
  await browser.close();
  expect(true).toBe(true);
});
