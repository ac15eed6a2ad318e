import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { enact } from "../../src/games/alea/evaluation.ts";
import { buildingOf, diceOf, placesOf } from "../../src/games/alea/placing.ts";
import type { AleaView, Replay, ReplayStep } from "../../src/protocol.ts";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { bots, choose, makeTable, moved, playThrough, settled, step, viewToDecide } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

const ORDER = ["Templum", "Senatus", "Castrum", "Forum Romanum", "Latrina"];

async function sitDown(page: Page, seats: number, options: object = {}): Promise<string> {
  const id = await makeTable(page, { game: "alea", seats: [{ kind: "me" }, ...bots(seats - 1)], options });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.locator(".building.castrum").waitFor();
  return id;
}

/** What lies on a square and is not whole on it, or lies over something that can be pressed there. */
async function cut(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const stage = document.querySelector("[data-testid=stage]")?.getBoundingClientRect() ?? new DOMRect();
    const isIn = (one: DOMRect, around: DOMRect) => one.left >= around.left - 1 && one.right <= around.right + 1 && one.top >= around.top - 1 && one.bottom <= around.bottom + 1;
    const meet = (one: DOMRect, other: DOMRect) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    const squares = [...document.querySelectorAll(".building")];
    const boxes = squares.map((one) => one.getBoundingClientRect());
    const found = boxes.flatMap((box, n) => (isIn(box, stage) && boxes.every((other, m) => n === m || !meet(box, other)) ? [] : [squares[n]?.getAttribute("aria-label") ?? ""]));
    for (const square of squares) {
      const court = square.querySelector(".court")?.getBoundingClientRect() ?? new DOMRect();
      const things = [...square.querySelectorAll("[data-fly]")];
      // The first handful is drawn wherever there is one; more of them as there is room.
      const offers = [...square.querySelectorAll(".offer")].slice(0, 1);
      for (const thing of [...things, ...offers]) if (!isIn(thing.getBoundingClientRect(), court)) found.push(`out of its square: ${thing.outerHTML.slice(0, 160)}`);
      for (const thing of things) for (const offer of square.querySelectorAll(".offer")) if (meet(thing.getBoundingClientRect(), offer.getBoundingClientRect())) found.push(`under an offer: ${thing.outerHTML.slice(0, 160)}`);
      for (const [n, thing] of things.entries()) for (const other of things.slice(n + 1)) if (meet(thing.getBoundingClientRect(), other.getBoundingClientRect())) found.push(`over another: ${thing.outerHTML.slice(0, 160)}`);
    }
    return found;
  });
}

test("five buildings stand in one city; with three players the Templum is closed, with four it is open", async () => {
  const { page } = await visit(browser, url);
  await sitDown(page, 3);
  expect((await page.locator(".building").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).sort()).toEqual([...ORDER].sort());
  await expect.poll(() => page.locator(".templum.closed").count()).toBe(1);
  expect(await page.locator(".templum").textContent()).toContain("Closed");
  expect(await page.locator(".templum .offers").count()).toBe(0);
  await sitDown(page, 4);
  expect(await page.locator(".templum.closed").count()).toBe(0);
  await expect.poll(() => page.locator(".templum .offer").count()).toBeGreaterThan(0);
});

test("with the most seats everything lies whole on its square, on every screen, by day and at dusk", async () => {
  const { page } = await visit(browser, url);
  const id = await sitDown(page, 5);
  for (let look = 0; look < 6; look++) {
    await playThrough(page, id, 4);
    if ((await settled(page)) !== "choose") break;
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await page.waitForFunction(() => {
        const [world, stage] = [".world", "[data-testid=stage]"].map((one) => document.querySelector(one)?.getBoundingClientRect());
        return world !== undefined && stage !== undefined && world.width <= stage.width + 1 && world.height <= stage.height + 1 && (Math.abs(world.width - stage.width) < 4 || Math.abs(world.height - stage.height) < 4);
      });
      expect([look, size, await cut(page)]).toEqual([look, size, []]);
    }
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await faults(page)]).toEqual([colorScheme, []]);
  }
});

test("an evaluation goes from building to building, and a summary of all seats closes the stage", async () => {
  const { page } = await visit(browser, url, { settings: { motion: "fast" } });
  await sitDown(page, 4);
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    new MutationObserver(() => {
      const now = [...document.querySelectorAll(".building.now")].map((one) => one.getAttribute("aria-label") ?? "").join("+") || (document.querySelector("[data-testid=stage-over]") ? "over" : "");
      if (now !== "" && seen.at(-1) !== now) seen.push(now);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  });
  const over = page.getByTestId("stage-over");
  for (let turn = 0; turn < 60 && (await over.count()) === 0; turn++) {
    expect(await settled(page)).toBe("choose");
    if ((await over.count()) > 0) break;
    // Never the first: the others end the stage too.
    await choose(page, turn % Math.max(1, await page.locator(".side button.choice").count()));
    await page.waitForFunction(() => document.querySelector("[data-testid=stage-over]") ?? document.querySelector('.side button.choice[aria-disabled="false"]'));
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const places = seen.slice(0, seen.indexOf("over"));
  // One at a time, each once, in their order, up to the last.
  expect(places).toEqual(ORDER.filter((one) => places.includes(one)));
  expect(places.length).toBeGreaterThanOrEqual(3);
  expect(ORDER.slice(3)).toContain(places.at(-1));
  await expect.poll(() => over.locator("li").count()).toBe(4);
  // What the summary shows of our tiles is what we have got: it was the first stage.
  const shown = await over.locator('li[data-seat="0"] [data-id]').evaluateAll((all) => all.map((one) => one.getAttribute("data-id") ?? ""));
  const held = await page.locator('.holdings [data-zone="seat-0"]').evaluateAll((all) => all.map((one) => one.getAttribute("data-id") ?? ""));
  expect(shown.filter((one) => /^P[RA]-/.test(one)).sort()).toEqual(held.filter((one) => /^P[RA]-/.test(one)).sort());
  // The scene ends.
  await page.keyboard.press("Escape");
  await over.waitFor({ state: "detached" });
  expect(await page.locator(".building.now").count()).toBe(0);
});

test("who is about to place the last dice is warned that they end the stage", async () => {
  const { page } = await visit(browser, url);
  const sit = async () => {
    const made = await makeTable(page, { game: "alea", seats: [{ kind: "me" }, ...bots(1)] });
    await page.goto(`${url}/table/${made}`);
    return made;
  };
  let id = await sit();
  const warning = page.getByTestId("warning");
  for (let turn = 0; turn < 300; turn++) {
    // A match may end without such a choice: the next has one.
    if ((await settled(page)) === "over") {
      id = await sit();
      continue;
    }
    const view = await viewToDecide<AleaView>(page, id);
    const last = view.choices.find((choice) => choice.leads.some((lead) => lead.kind === "leads-last-round"));
    const others = view.choices.filter((choice) => buildingOf(choice.kind) !== null && !choice.leads.some((lead) => lead.kind === "leads-last-round"));
    if (last && others.length > 0) {
      const dice = placesOf(view.roll, diceOf(view, last));
      expect(await warning.count()).toBe(0);
      for (const place of dice) await page.locator(".tray .pick").nth(place).click();
      expect(await warning.allTextContents()).toEqual([expect.stringContaining("ends the stage")]);
      await page.getByRole("button", { name: "Put back" }).click();
      expect(await warning.count()).toBe(0);
      return;
    }
    // As many dice as can be placed without ending the stage: a handful is soon left.
    const most = others.toSorted((a, b) => diceOf(view, b).length - diceOf(view, a).length)[0] ?? view.choices[0];
    const seen = await step(page);
    await page.locator(`.side button.choice[data-choice="${most?.code}"]`).dispatchEvent("click");
    await moved(page, seen);
  }
  throw new Error("no last dice in three hundred decisions");
});

test("what is enacted from the events of an evaluation is what the rules made of it", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { game: "alea", seats: [{ kind: "me" }, ...bots(4)] });
  await playThrough(page, id);
  const moments: ReplayStep[] = await page.evaluate(async (table) => {
    const all = [];
    for (let from = 0; ; from += 50) {
      const found = (await (await fetch(`/api/tables/${table}/replay?from=${from}&count=50`)).json()) as Replay;
      all.push(...found.steps);
      if (from + 50 > found.plies) return all;
    }
  }, id);
  const lies = (view: AleaView) => ({
    templum: view.templum?.dice,
    senatus: view.senatus.map((one) => [one.seat, one.low, one.high]),
    castrum: view.castrum.map((one) => [one.seat, one.value, one.size]),
    forum: view.forum.map((one) => [one.seat, one.value]),
    open: [view.open_provinces, view.open_patricians],
    players: view.players.map((row) => [row.dice_in_hand, row.latrina, row.provinces, row.patricians, row.fortuna_kept]),
  });
  let enacted = 0;
  moments.slice(1).forEach((moment, n) => {
    const [before, after] = [moments[n]?.views[0] as AleaView, moment.views[0] as AleaView];
    // Told of the action that led here; with a new stage or the end all is dealt anew.
    if (moment.events.some((event) => ["stage-begins", "game-over"].includes(event.kind))) return;
    const { left } = enact(before, after, moment.events);
    if (!moment.events.some((event) => event.kind === "evaluation") && !before.ask.kind.match(/fortuna|senate|province|patrician/)) return;
    expect([moment.ply, lies(left)]).toEqual([moment.ply, lies(after)]);
    enacted += 1;
  });
  expect(enacted).toBeGreaterThan(30);
});
