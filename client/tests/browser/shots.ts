/** Pictures for the README and the documentation: `npm run shots`, into docs/pictures or the folder LUDI_SHOTS. */

import { mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, inject, test } from "vitest";
import { launch, SIZES, visit } from "./chromium.ts";
import { bots, choose, makeTable, playThrough, settled } from "./play.ts";

const url = inject("url");
const folder = process.env["LUDI_SHOTS"] ?? resolve(import.meta.dirname, "../../../docs/pictures");
const LARGEST = 200 * 1024;
mkdirSync(folder, { recursive: true });

type Size = keyof typeof SIZES;

test.each<[Size, "light" | "dark", string[]]>([
  ["desktop", "light", ["home", "alea", "praetor", "provincia", "triumvirate", "replay"]],
  ["tablet", "dark", ["alea", "viaromana"]],
  ["phone", "light", ["alea", "provincia"]],
])("pictures at the size of a %s, %s", async (size, theme, wanted) => {
  const browser = await launch();
  const { page } = await visit(browser, url, { viewport: SIZES[size], hasTouch: size === "phone", isMobile: size === "phone", settings: { theme } });
  const shoot = async (name: string) => {
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const path = join(folder, `${name}-${size}.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 66 });
    expect([path, statSync(path).size < LARGEST]).toEqual([path, true]);
  };
  for (const what of wanted) {
    if (what === "home") {
      await page.goto(url);
      await page.locator(".games h3").first().waitFor();
      await page.waitForLoadState("networkidle");
    } else if (what === "replay") {
      const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(2)] });
      await playThrough(page, id);
      await page.goto(`${url}/replay/${id}?ply=40&eyes=open`);
      await page.locator('[data-testid="curve"][data-ready="true"]').waitFor();
    } else {
      const id = await makeTable(page, { game: what, seats: [{ kind: "me" }, ...bots(2)] });
      await playThrough(page, id, 14);
      await page.goto(`${url}/table/${id}`);
      // A picture of dice shows dice: a moment with a handful to place.
      for (let more = 0; more < 40 && (await settled(page)) === "choose"; more++) {
        if (what !== "alea" || (await page.locator(".tray .pick").count()) >= 4) break;
        await choose(page);
      }
    }
    await shoot(what === "home" || what === "replay" ? what : `table-${what}`);
  }
  await browser.close();
});
