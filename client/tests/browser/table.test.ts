import { expect, inject, test } from "vitest";
import type { AleaView } from "../../src/protocol.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { english } from "./english.ts";
import { bots, makeTable, moved, playThrough, settled, step, viewToDecide } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

test("dice of different values are rolled again together", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)] });
  let view = await viewToDecide<AleaView>(page, id);
  const canReroll = () => view.choices.some((choice) => choice.kind === "mark") && new Set(view.roll).size > 1;
  for (let turn = 0; turn < 60 && !canReroll(); turn++) {
    await playThrough(page, id, 1);
    view = await viewToDecide<AleaView>(page, id);
  }
  expect(canReroll()).toBe(true);
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  const [first = 0] = view.roll;
  const chips = view.players[0]?.chips ?? 0;
  const other = view.roll.findIndex((value) => value !== first);
  const dice = page.locator(".tray .pick");
  await dice.nth(0).click();
  await dice.nth(other).click();
  const seen = await step(page);
  await page.locator(".tray").getByRole("button", { name: /again/ }).click();
  // Two marks and the roll.
  await moved(page, seen + 2);
  await settled(page);
  expect((await viewToDecide<AleaView>(page, id)).players[0]?.chips).toBe(chips - 1);
  expect(await page.getByText(english("fault-stale")).count()).toBe(0);
});

test("a building that takes the chosen dice is pressed anywhere", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)], options: { start: 1 } });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  const seen = await step(page);
  await page.locator(".tray .pick").first().click();
  await page.locator(".building.castrum h3").click();
  await moved(page, seen);
});

test("Escape closes the menu and the scores", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)], options: { start: 1 } });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  for (const name of ["Table menu", "Scores"]) {
    await page.getByRole("button", { name }).click();
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
});

test("after a reload the news is the last thing that happened, and talk that was read stays read", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)] });
  await playThrough(page, id, 5);
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.getByRole("tab", { name: english("chat") }).click();
  await page.getByLabel("Say something").fill("Salve!");
  await page.keyboard.press("Enter");
  await page.locator(".chat").getByText("Salve!").waitFor();
  await page.reload();
  await settled(page);
  expect(await page.getByTestId("ask").textContent()).not.toMatch(/Stage 1/);
  const last = await page.locator(".log li").last().locator("p").first().innerText();
  expect(await page.getByTestId("news").innerText()).toContain(last.trim());
  expect(await page.getByRole("tab", { name: english("chat") }).innerText()).toBe(english("chat"));
});

test("when the city grows only the new tile flies; what lies there stays on the map", async () => {
  const { page } = await visit(browser, url, { settings: { motion: "fast" } });
  await page.addInitScript(() => {
    const flown: string[] = [];
    (window as unknown as { flown: string[] }).flown = flown;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...given: Parameters<typeof animate>) {
      flown.push(`${this.getAttribute("data-zone")} ${this.getAttribute("data-fly")}`);
      return animate.apply(this, given);
    };
  });
  const id = await makeTable(page, { game: "praetor", seats: [{ kind: "me" }, ...bots(1)] });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  const tiles = page.locator('[data-testid=city] [data-fly^="tile:"]');
  // The choices are there before the board is.
  await tiles.first().waitFor({ state: "attached" });
  const before = await tiles.count();
  for (let turn = 0; turn < 30 && (await tiles.count()) < before + 3; turn++) {
    await settled(page);
    const seen = await step(page);
    await page.locator('.side button.choice[data-kind="build"], .side button.choice').first().dispatchEvent("click");
    await moved(page, seen);
  }
  const built = (await tiles.count()) - before;
  expect(built).toBeGreaterThan(2);
  const flown = (await page.evaluate(() => (window as unknown as { flown: string[] }).flown)).filter((one) => one.startsWith("city tile:"));
  expect(flown.length).toBeGreaterThan(0);
  expect(flown.filter((one, place) => flown.indexOf(one) !== place)).toEqual([]);
});

test("a single option is no question: it is done without a press", async () => {
  const { page } = await visit(browser, `${url}/settings`);
  const id = await makeTable(page, { game: "viaromana", seats: [{ kind: "me" }, ...bots(1)] });
  /** Play away from the table until one of our turns has a single option. */
  const at = await page.evaluate(async (table) => {
    interface Told {
      readonly step: number;
      readonly view: { readonly actor: number; readonly choices: readonly { readonly code: number }[] };
    }
    for (let since = "", turn = 2; ; turn += 5) {
      const now = (await (await fetch(`/api/tables/${table}/position?seat=0${since}`)).json()) as Told;
      since = `&since=${now.step}&wait=20`;
      const { choices, actor } = now.view;
      if (choices.length === 1 || actor < 0) return choices.length === 1 ? now.step : null;
      if (choices.length === 0) continue;
      const body = JSON.stringify({ id: crypto.randomUUID(), seat: 0, step: now.step, action: choices[turn % choices.length]?.code });
      await fetch(`/api/tables/${table}/actions`, { method: "POST", headers: { "content-type": "application/json" }, body });
    }
  }, id);
  expect(at).not.toBeNull();
  await page.goto(`${url}/table/${id}`);
  await moved(page, at ?? 0);
});

test.each(["en", "de", "nl"])("with unread talk the tools of the table and the tabs beside it are in sight: %s", async (language) => {
  const { page } = await visit(browser, url, { settings: { language } });
  const id = await makeTable(page, { seats: [{ kind: "me" }, ...bots(1)], options: { start: 1 } });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  // Not on another page of the same person, who would have read it there.
  await page.evaluate(
    (table) => fetch(`/api/tables/${table}/chat`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ id: crypto.randomUUID(), text: "Salve!" }) }),
    id,
  );
  await page.locator("#tab-chat .count").waitFor();
  for (const size of [SIZES.desktop, SIZES.tablet]) {
    await page.setViewportSize(size);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll(".ribbon .tools button, .tabs > button, .tabs .count")].filter((one) => {
        const [box, room] = [one.getBoundingClientRect(), (one.closest(".side") ?? document.documentElement).getBoundingClientRect()];
        return box.right > room.right + 0.5 || box.left < room.left || !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)) && one.checkVisibility({ visibilityProperty: true });
      }).map((one) => one.outerHTML),
    );
    expect([size.width, outside]).toEqual([size.width, []]);
    const cut = await page.evaluate(() => [...document.querySelectorAll(".tabs .word")].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    if (size === SIZES.desktop) expect(cut).toEqual([]);
  }
});
