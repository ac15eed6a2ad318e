import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import type { GameInfo } from "../../src/protocol.ts";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { tooSmall } from "./legible.ts";
import { playedAlone, ply, reached, unseen } from "./replays.ts";
import { width } from "./play.ts";
import { look, meet, pressable, watchShifts } from "./walk.ts";

const url = inject("url");
const browser = await browserOfFile();
const DRAWN = ["alea", "praetor", "provincia", "triumvirate", "viaromana"];
const MOST = ((await (await fetch(`${url}/api/games`)).json()) as GameInfo[]).filter((game) => DRAWN.includes(game.name)).map((game) => [game.name, Math.max(...game.seats)] as const);
const MOVES = 70;
/** Moments from all parts of it. */
const LOOKED = [0, 9, 23, 38, 52, 69];

/** A match of each game with the most seats. */
const matches = new Map<string, string>();
beforeAll(async () => {
  const { page } = await visit(browser, url);
  for (const [game, seats] of MOST) matches.set(game, await playedAlone(page, game, seats, MOVES));
});

async function replay(page: Page, game: string, query: string): Promise<void> {
  await page.goto(`${url}/replay/${matches.get(game)}${query}`);
  await page.locator('[data-testid="moves"] [data-ply="1"]').waitFor();
  await page.getByTestId("stage").waitFor();
}
const judged = (page: Page) => page.locator('[data-testid="curve"][data-ready="true"]').waitFor();
/** Open the tab where things are tried, once it says what can be. */
async function tryHere(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Try" }).click();
  await page.locator('[data-testid=try] button.choice[aria-disabled="false"]').first().waitFor();
  await page.waitForFunction(() => document.querySelector(".frame.live") !== null && document.querySelector("[data-eyes]")?.getAttribute("data-eyes") !== "none");
}

test.each(MOST)("%s with %i seats: a replay needs no scrolling, and what can be tried lies on the board", async (game, _) => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  await watchShifts(page);
  for (const size of ["desktop", "tablet"] as const) {
    await page.setViewportSize(SIZES[size]);
    for (const at of LOOKED) {
      await replay(page, game, `?ply=${at}&eyes=${at % 2 === 0 ? "open" : 0}`);
      await judged(page); // what is kept of it takes a moment to arrive, too
      const whole = [SIZES[size].width, SIZES[size].height];
      const watched = await look(page);
      expect([at, size, await unseen(page), ...watched.room]).toEqual([at, size, [], ...whole]);
      // Nothing looks as if it could be pressed while one only watches.
      expect([at, size, await page.locator(".frame [data-codes], .dock [data-choice]").count(), watched.gilded]).toEqual([at, size, 0, []]);
      await tryHere(page);
      const seen = await look(page);
      expect([at, size, await unseen(page, "try"), ...seen.room]).toEqual([at, size, [], ...whole]);
      expect([at, size, seen.unreached, seen.hidden, seen.gilded]).toEqual([at, size, [], [], []]);
    }
  }
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

/** The moment, once nothing more comes of what was pressed. */
async function calm(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    const now = document.querySelector("[data-ply][data-eyes]")?.getAttribute("data-ply") ?? "";
    const isReady = document.querySelector('[data-testid=try] button.choice[aria-disabled="false"]') !== null;
    const seen = window as unknown as { last?: string };
    const isStill = isReady && seen.last === now;
    seen.last = now;
    return isStill;
  }, null, { polling: 150 });
  return await ply(page);
}

test.each(MOST)("%s with %i seats: a variation is played by pressing things, whoever is to act", async (game, _) => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  await replay(page, game, "?ply=23&eyes=open");
  await tryHere(page);
  const eyes = new Set<string | null>();
  let pressed = 0;
  for (let turn = 0; turn < 25 && (turn < 8 || eyes.size < 2); turn++) {
    const at = await ply(page);
    eyes.add(await page.locator("[data-ply][data-eyes]").getAttribute("data-eyes"));
    const { x, y } = await pressable(page, turn);
    await page.mouse.click(x, y);
    // Some things are taken at once, most say in the row what they lead to, and a place that is paid with cards takes several moves.
    const sure = page.locator("[data-testid=actions].held .button:not(.quiet)").first();
    if ((await calm(page)) === at && (await sure.count()) > 0) await sure.click();
    if ((await calm(page)) > at) pressed += 1;
    else await page.locator("[data-testid=try] button.choice").first().click();
    expect(await calm(page)).toBeGreaterThan(at);
  }
  expect(pressed).toBeGreaterThan(2);
  expect(new URL(page.url()).searchParams.get("line")).not.toBeNull();
  // The board has always been that of a seat, and not of one alone.
  expect([eyes.has("none"), eyes.has("open"), eyes.size > 1]).toEqual([false, false, true]);
  expect(await faults(page)).toEqual([]);
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test("a card and a place are pressed as at the table, and what does not go together is answered", async () => {
  const { page } = await visit(browser, url);
  await replay(page, "viaromana", "?ply=0&eyes=0");
  await tryHere(page);
  const place = page.locator('.stage [data-codes]').first();
  await place.click();
  await page.getByTestId("actions").getByRole("button", { name: "Back" }).waitFor();
  // Escape lets go of it, and leaves the moment where it is.
  await page.keyboard.press("Escape");
  expect([await page.locator("[data-testid=actions].held").count(), await ply(page)]).toEqual([0, 0]);
  const free = page.locator(".stage [data-id]:not([data-codes])").first();
  await free.dispatchEvent("click");
  await page.getByTestId("why").waitFor();
});

/** What happened in a longer match of Alea, move by move. */
async function toldOfAlea(page: Page): Promise<{ ply: number; kinds: string[] }[]> {
  matches.set("alea", await playedAlone(page, "alea", 5, 190));
  return await page.evaluate(async (id) => {
    const { steps } = (await (await fetch(`/api/tables/${id}/replay?views=false&count=200`)).json()) as { steps: { ply: number; events: { kind: string }[] }[] };
    return steps.map((step) => ({ ply: step.ply, kinds: step.events.map((event) => event.kind) }));
  }, matches.get("alea") ?? "");
}
/** What is told of the evaluation of each building. */
const EVALUATED: Readonly<Record<string, readonly string[]>> = {
  Templum: ["kept-fortuna", "took-back-templum"],
  Senatus: ["ranked-senatus", "lost-senatus"],
  Castrum: ["took-province", "lost-castrum", "provinces-left"],
  "Forum Romanum": ["took-patrician", "women-left", "men-left"],
  Latrina: ["won-chips"],
};
const busy = (page: Page) => page.locator("[data-ply][data-busy=true]");

test("stepping over an evaluation of Alea shows it building by building, and Escape shows the end of it", async () => {
  const { page } = await visit(browser, url, { settings: { motion: "normal" } });
  const buildings = (kinds: readonly string[]) => Object.keys(EVALUATED).filter((one) => kinds.some((kind) => EVALUATED[one]?.includes(kind)));
  // The last patrician of a stage is followed by the Latrina, if not by more.
  const [most] = (await toldOfAlea(page)).sort((a, b) => buildings(b.kinds).length - buildings(a.kinds).length);
  const at = most?.ply ?? 0;
  const expected = buildings(most?.kinds ?? []);
  expect(expected.length).toBeGreaterThan(1);
  await replay(page, "alea", `?ply=${at - 1}&eyes=0`);
  // What is evaluated, one after the other, as it is seen.
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      const name = document.querySelector(".building.now")?.getAttribute("aria-label");
      if (name && name !== seen.at(-1)) seen.push(name);
      requestAnimationFrame(look);
    };
    look();
    (window as unknown as { evaluated: string[] }).evaluated = seen;
  });
  const evaluated = () => page.evaluate(() => (window as unknown as { evaluated: string[] }).evaluated);
  expect(await evaluated()).not.toEqual(expect.arrayContaining(expected));
  await page.keyboard.press("ArrowRight");
  await busy(page).waitFor();
  await page.locator("[data-ply][data-busy=false]").waitFor();
  expect(await evaluated()).toEqual(expect.arrayContaining(expected));
  // Back, which shows the moment at once, and over it again: Escape ends it, and nothing else.
  await page.keyboard.press("ArrowLeft");
  expect([await busy(page).count(), await ply(page)]).toEqual([0, at - 1]);
  await page.keyboard.press("ArrowRight");
  await busy(page).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-ply][data-busy=false]").waitFor();
  expect(await ply(page)).toBe(at);
});

test("a stage of Alea ends with what it brought, over the board, and goes with the next step", async () => {
  const { page } = await visit(browser, url, { settings: { motion: "normal" } });
  const at = (await toldOfAlea(page)).find((one) => one.kinds.includes("stage-begins") && one.kinds.length > 3)?.ply ?? 0;
  expect(at).toBeGreaterThan(0);
  await replay(page, "alea", `?ply=${at - 1}&eyes=open`);
  await page.getByTestId("forward").click();
  await page.getByTestId("stage-over").waitFor();
  await expect.poll(() => page.getByTestId("stage-over").locator("li").count()).toBe(5);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByTestId("forward").click();
  await page.getByTestId("stage-over").waitFor({ state: "detached" });
  // Without motion neither is shown.
  await page.evaluate(() => localStorage.setItem("ludi-settings", JSON.stringify({ motion: "off" })));
  await replay(page, "alea", `?ply=${at - 1}&eyes=open`);
  await page.getByTestId("forward").click();
  await reached(page, at);
  expect([await busy(page).count(), await page.getByTestId("stage-over").count()]).toEqual([0, 0]);
});

test("how near everybody is to each victory is in sight in a replay too, on a tablet and on a phone", async () => {
  for (const size of [SIZES.tablet, SIZES.phone]) {
    const { page } = await visit(browser, url, { viewport: size });
    await replay(page, "triumvirate", "?ply=38&eyes=0");
    const meters = await page.locator("[data-meter]").evaluateAll((all) =>
      all.map((one) => {
        const [box, facts] = [one.getBoundingClientRect(), one.closest(".facts")?.getBoundingClientRect()];
        return facts !== undefined && box.height > 10 && box.top >= facts.top - 1 && box.bottom <= facts.bottom + 1 && box.right <= facts.right + 1;
      }),
    );
    expect([size.width, meters]).toEqual([size.width, Array.from({ length: 9 }, () => true)]);
  }
});

test.each(["triumvirate", "viaromana"])("%s: on a phone the stage of a replay is as high as its map", async (game) => {
  const { page } = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await replay(page, game, "?ply=38&eyes=0");
  await page.waitForFunction(() => (document.querySelector(".world")?.getBoundingClientRect().width ?? 0) > 200);
  const [empty, whole] = await page.evaluate(() => {
    const [room, world] = [".room", ".world"].map((one) => document.querySelector(one)?.getBoundingClientRect() ?? new DOMRect());
    return room && world ? [room.height - world.height, world.width <= room.width + 1] : [999, false];
  });
  expect([empty < 4, whole]).toEqual([true, true]);
});

test("on a phone a move is tried with a finger, and nothing is too wide", async () => {
  const { page } = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await replay(page, "triumvirate", "?ply=38&eyes=0");
  await tryHere(page);
  await page.evaluate(() => scrollTo(0, 0));
  const { x, y } = await pressable(page, 0);
  await page.touchscreen.tap(x, y);
  await page.locator("[data-testid=actions].held .button.main, [data-testid=actions].held .button").first().waitFor();
  if ((await page.locator("[data-testid=actions] .button.main").count()) === 0) await page.locator("[data-testid=actions].held .button").first().tap();
  await page.locator("[data-testid=actions] .button.main").first().tap();
  await reached(page, 39);
  expect(await width(page)).toBe(SIZES.phone.width);
  expect(await faults(page)).toEqual([]);
});

test.each(MOST.filter(([game]) => ["alea", "provincia", "viaromana"].includes(game)))("%s with %i seats: with all hands open, what everybody hides lies below the board", async (game, seats) => {
  const { page } = await visit(browser, url);
  await replay(page, game, `?ply=${MOVES - 1}&eyes=open`);
  interface Hidden { readonly seat: number; readonly hand?: readonly string[]; readonly tokens?: readonly object[]; readonly mission?: string; readonly senate_tiles?: readonly { readonly tile: string }[]; readonly fortuna_hidden?: readonly number[] }
  const views = await page.evaluate(async ([id, ply]) => {
    const answer = await fetch(`/api/tables/${id}/replay?from=${ply}&count=1&open=true`);
    const { steps } = (await answer.json()) as { steps: { views: { players: Hidden[] }[] }[] };
    return steps[0]?.views.map(({ players }, seat) => players.find((one) => one.seat === seat));
  }, [matches.get(game), MOVES - 1] as const);
  const hidden = (views ?? []).flatMap((one) => (one ? [one] : []));
  expect(hidden.length).toBe(seats);
  const things = hidden.flatMap((one) => [...(one.hand ?? []), ...(one.tokens ?? []), ...(one.mission ? [one.mission] : []), ...(one.senate_tiles ?? []), ...(one.fortuna_hidden ?? [])]);
  expect(things.length).toBeGreaterThan(3);
  const hands = page.getByTestId("dock").getByTestId("open-hand");
  await hands.nth(seats - 1).waitFor();
  const numbers = (await hands.locator("h3").allInnerTexts()).map((title) => Number(/\((\d+)\)$/.exec(title)?.[1]));
  expect(numbers).toEqual(hidden.map((one) => one.hand?.length ?? (one.senate_tiles?.length ?? 0) + (one.fortuna_hidden?.length ?? 0)));
  // As many things are drawn, each wholly in the window, and what lies beside a hand covers no card.
  const drawn = await hands.evaluateAll((all) => all.map((one) => {
    const boxes = (found: Iterable<Element>) => [...found].map((each) => (each.firstElementChild ?? each).getBoundingClientRect().toJSON() as DOMRect);
    const beside = one.querySelector(".group + *");
    return { cards: boxes(one.querySelector(".in")?.children ?? []), beside: beside ? boxes(beside.classList.contains("tokens") ? beside.children : [beside]) : [] };
  }));
  expect(drawn.flatMap(({ cards, beside }) => [...cards, ...beside]).length).toBe(things.length);
  const { width, height } = SIZES.desktop;
  expect(drawn.flatMap(({ cards, beside }) => [...cards, ...beside]).filter((box) => box.width < 10 || box.bottom > height || box.right > width)).toEqual([]);
  expect(drawn.filter(({ cards, beside }) => cards.some((card) => beside.some((thing) => meet(card, thing))))).toEqual([]);
});
