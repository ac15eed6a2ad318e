import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { Choice, ViaRomanaView } from "../../src/protocol.ts";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { bots, makeTable, moved, playThrough, settled, step, viewToDecide, width } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

/** Play on until something can be chosen in this way. */
async function playUntil(page: Page, table: string, kind: string): Promise<ViaRomanaView> {
  for (let turn = 0; turn < 40; turn++) {
    await playThrough(page, table, 1);
    const view = await viewToDecide<ViaRomanaView>(page, table);
    if (view.choices.some((choice) => choice.kind === kind)) return view;
  }
  throw new Error(`no ${kind} is ever offered`);
}

const speaks = (choices: readonly Choice[], value: unknown) => choices.filter((choice) => Object.values(choice.arguments).includes(value as string)).length;
const place = (page: Page, id: unknown) => page.locator(`[data-testid=map] [data-place="${String(id)}"]`).first();

test("castles are placed on the map of Via Romana, by mouse and by keyboard", async () => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  const id = await makeTable(page, { game: "viaromana", seats: [{ kind: "me" }, ...bots(1)] });
  await page.goto(`${url}/table/${id}`);
  for (const hand of ["mouse", "keys"]) {
    await settled(page);
    const offers = page.locator("[data-testid=map] .offer");
    await offers.first().waitFor();
    expect(await offers.count()).toBe((await viewToDecide<ViaRomanaView>(page, id)).choices.length);
    const city = await offers.nth(3).getAttribute("data-place");
    const press = async (key: string) => {
      if (hand === "mouse") await place(page, city).click();
      else {
        await place(page, city).focus();
        await page.keyboard.press(key);
      }
    };
    const seen = await step(page);
    await press("Enter");
    await page.waitForFunction(() => document.querySelectorAll(".side button.choice").length === 1);
    // What is looked at in the list is lit on the map.
    await page.keyboard.press("c");
    await page.waitForFunction(() => document.activeElement?.classList.contains("choice"));
    expect(await place(page, city).getAttribute("class")).toContain("pointed");
    expect(await step(page)).toBe(seen);
    await press(" ");
    await moved(page, seen);
    await page.locator(`[data-fly="castle:0"][data-zone="${city}"]`).waitFor();
    expect(await place(page, city).getAttribute("role")).toBeNull();
  }
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test("the map shows every piece and marker, and what can be built is pressed on it", async () => {
  const { page } = await visit(browser, url, { settings: { theme: "dark" } });
  const id = await makeTable(page, { game: "viaromana", seats: [{ kind: "me" }, ...bots(2)] });
  await playThrough(page, id, 10);
  const view = await playUntil(page, id, "double");
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.getByTestId("map").waitFor();

  const wanted = [
    ...view.cities.flatMap((city) => [
      ...(city.piece === null ? [] : [`${city.piece}:${city.owner} ${city.city}`]),
      ...city.markers.map((value) => `id:${city.colour}-${value} ${city.city}`),
    ]),
    ...view.roads.flatMap((road) => road.milestones.flatMap((seat, n) => (seat === null ? [] : `milestone:${seat} ${road.road}-${n + 1}`))),
  ];
  const drawn = await page.locator("[data-testid=map] [data-fly]").evaluateAll((all) => all.map((one) => `${one.getAttribute("data-fly")} ${one.getAttribute("data-zone")}`));
  expect(drawn.sort()).toEqual(wanted.sort());
  for (const status of ["blocked", "open"]) expect(await page.locator(`[data-testid=map] g.${status}`).count()).toBe(view.roads.filter((road) => road.status === status).length);

  for (const kind of ["double", "road"]) {
    const value = Object.values(view.choices.find((choice) => choice.kind === kind)?.arguments ?? {})[0];
    if (value === undefined) continue;
    await place(page, value).click();
    await page.waitForFunction((count) => document.querySelectorAll(".side button.choice").length === count, speaks(view.choices, value));
  }
  const owned = view.roads.find((road) => road.status === "open" && road.leaders.length > 0);
  await place(page, `${owned?.road}-1`).dispatchEvent("pointerover");
  await page.getByRole("tooltip").filter({ hasText: `Pieces missing: ${owned?.missing}` }).waitFor();
  expect(await faults(page)).toEqual([]);
});

test("on a phone the map is seen whole, a double tap brings it to the size of fingers, and a tap shows what it offers", async () => {
  const { page } = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true, settings: { theme: "light" } });
  const id = await makeTable(page, { game: "viaromana", seats: [{ kind: "me" }, ...bots(1)] });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  const offers = page.locator("[data-testid=map] .offer");
  await offers.first().waitFor();
  const stage = (await page.getByTestId("stage").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.dblclick(stage.x + 20, stage.y + stage.height / 2);
  await page.waitForFunction(() => [...document.querySelectorAll("[data-testid=map] .offer")].map((one) => one.getBoundingClientRect()).every((box) => Math.min(box.width, box.height) >= 43.5));
  const sizes = await offers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })));
  const near = sizes.find((one) => one.x > stage.x + 30 && one.x < stage.x + stage.width - 60 && one.y > stage.y + 120 && one.y < stage.y + stage.height - 60);
  const seen = await step(page);
  await page.touchscreen.tap(near?.x ?? 0, near?.y ?? 0);
  const row = page.getByTestId("actions");
  await row.getByRole("button", { name: "Do it" }).waitFor();
  // What is pressed stays in sight: nothing opens over it.
  expect(await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest(".offer") !== null, { x: near?.x ?? 0, y: near?.y ?? 0 })).toBe(true);
  expect(await width(page)).toBeLessThanOrEqual(SIZES.phone.width);
  expect(await faults(page)).toEqual([]);
  await row.getByRole("button", { name: "Do it" }).tap();
  await moved(page, seen);
});
