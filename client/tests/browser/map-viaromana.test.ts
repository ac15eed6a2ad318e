import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { Choice, ViaRomanaView } from "../../src/protocol.ts";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { bots, makeTable, moved, playThrough, settled, step, viewToDecide, width } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

/** Play on until a choice is such; the match may be over before. */
async function playUntil(page: Page, table: string, isWanted: (choice: Choice) => boolean): Promise<ViaRomanaView | null> {
  for (;;) {
    await playThrough(page, table, 1);
    const view = await viewToDecide<ViaRomanaView>(page, table);
    if (view.actor < 0) return null;
    if (view.choices.some(isWanted)) return view;
  }
}

/** A table at which a choice is such: what the bots leave us differs from match to match. */
async function tableWith(page: Page, seats: number, isWanted: (choice: Choice) => boolean): Promise<readonly [string, ViaRomanaView]> {
  for (let match = 0; match < 8; match++) {
    const id = await makeTable(page, { game: "viaromana", seats: [{ kind: "me" }, ...bots(seats - 1)] });
    await playThrough(page, id, 6);
    const view = await playUntil(page, id, isWanted);
    if (view) return [id, view];
  }
  throw new Error("no match offers it");
}

/** Take a choice by a plain request, in a moment that may be over when it comes. */
async function act(page: Page, table: string, action: number | undefined): Promise<void> {
  await page.evaluate(
    async ([id, code]) => {
      const now = (await (await fetch(`/api/tables/${id}/position?seat=0`)).json()) as { step: number };
      await fetch(`/api/tables/${id}/actions`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ id: crypto.randomUUID(), seat: 0, step: now.step, action: code }) });
    },
    [table, action] as const,
  );
}

/** The cards of every way to pay for a choice. */
function ways(choice: Choice): string[][] {
  const { cards, ways: all } = (choice.leads.find((lead) => lead.kind === "leads-cost")?.arguments ?? {}) as { cards?: number; ways?: string[] };
  return cards === undefined || all === undefined ? [] : Array.from({ length: all.length / cards }, (_, n) => all.slice(n * cards, (n + 1) * cards));
}
const placeOf = (choice: Choice) => String(Object.values(choice.arguments)[0]);
const unique = (all: readonly string[]) => [...new Set(all)].sort();
const offered = (page: Page, more = "") => page.locator(`[data-testid=map] .offer${more}`).evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("data-place") ?? ""))].sort());
const inHand = (page: Page, more = "") => page.locator(`.hand button.thing${more}`).evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("data-id") ?? ""))].sort());

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
    await expect.poll(() => offers.count()).toBe((await viewToDecide<ViaRomanaView>(page, id)).choices.length);
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
  const view = await playUntil(page, id, (choice) => choice.kind === "double");
  if (!view) throw new Error("no double is ever offered");
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
  for (const status of ["blocked", "open"]) await expect.poll(() => page.locator(`[data-testid=map] g.${status}`).count()).toBe(view.roads.filter((road) => road.status === status).length);

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

test("pressed cards light what they build, a pressed place what pays for it, and both together build at once", async () => {
  const visitor = await visit(browser, url);
  const { page } = visitor;
  // A milestone for one card, and a space where only a joker helps.
  const [id, view] = await tableWith(page, 3, (choice) => choice.kind === "joker_road" && choice.leads.some((lead) => lead.kind === "leads-progress"));
  const builds = view.choices.filter((choice) => ways(choice).length > 0);
  const jokers = unique(builds.map(placeOf)).filter((one) => builds.filter((choice) => placeOf(choice) === one).every((choice) => choice.kind.startsWith("joker")));
  /** Why something cannot be done is not asked about what can. */
  const doubted: string[] = [];
  page.on("request", (request) => request.url().includes("/why-not") && doubted.push(request.url()));
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.locator(".hand button.thing").first().waitFor();
  expect(await offered(page)).toEqual(unique(builds.map(placeOf)));
  expect(await offered(page, ":has(.ring.joker)")).toEqual(jokers);
  expect(await inHand(page, ".offered")).toEqual(unique(builds.flatMap((choice) => ways(choice).flat())));

  // Cards first: what they pay for, alone or with another card.
  const card = (await page.locator(".hand button.thing").first().getAttribute("data-id")) ?? "";
  const withCard = builds.filter((choice) => ways(choice).some((way) => way.includes(card)));
  await page.locator(".hand button.thing").first().click();
  expect(await offered(page)).toEqual(unique(withCard.map(placeOf)));
  await expect.poll(() => page.locator(".hand button[aria-pressed=true]").count()).toBe(1);
  // Another card with it: what both pay for together.
  const other = unique(withCard.flatMap((choice) => ways(choice).filter((way) => way.length === 2 && way.includes(card)).flatMap((way) => way.toSpliced(way.indexOf(card), 1))))[0] ?? "";
  await page.locator(`.hand button.thing[data-id="${other}"]`).last().click();
  const both = builds.filter((choice) => ways(choice).some((way) => way.length === 2 && [card, other].sort().join() === [...way].sort().join()));
  expect(await offered(page)).toEqual(unique(both.map(placeOf)));
  expect((await offered(page)).length).toBeGreaterThan(0);
  // A third goes with nothing: it begins anew.
  const third = page.locator(".hand button.thing[aria-pressed=false]").first();
  const id3 = (await third.getAttribute("data-id")) ?? "";
  await third.click();
  expect(await inHand(page, "[aria-pressed=true]")).toEqual([id3]);
  // Taken back, all is lit as before.
  await page.keyboard.press("Escape");
  expect(await offered(page)).toEqual(unique(builds.map(placeOf)));

  // A place first: the cards that pay for it.
  const space = jokers.find((one) => one.startsWith("R")) ?? placeOf(builds.find((choice) => choice.kind === "joker_road") as Choice);
  await place(page, space).click();
  const there = builds.filter((choice) => placeOf(choice) === space);
  const plain = there.filter((choice) => !choice.kind.startsWith("joker"));
  expect(await inHand(page, ".offered")).toEqual(unique((plain.length > 0 ? plain : there).flatMap((choice) => ways(choice).flat())));
  // The cards of one payment, pressed against its order, and the build is done without another question.
  const way = ways(there.at(-1) as Choice)[0] ?? [];
  for (const one of way.toReversed()) await page.locator(`.hand button.thing[data-id="${one}"][aria-pressed=false]`).first().click();
  await page.getByTestId("actions").getByRole("button", { name: "Do it" }).click();
  await page.locator(`[data-fly="milestone:0"][data-zone="${space}"], [data-testid=counting]`).first().waitFor({ state: "attached" });
  const after = await viewToDecide<ViaRomanaView>(page, id);
  const left = [...(view.players[0]?.hand ?? [])];
  for (const one of way) left.splice(left.indexOf(one), 1);
  expect([after.pending, after.played.length, after.players[0]?.hand]).toEqual([null, view.played.length + way.length, left]);
  expect(doubted).toEqual([]);
  expect(await faults(page)).toEqual([]);
  expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
});

test("a second press on a place builds there with the pressed card", async () => {
  const { page } = await visit(browser, url);
  const [id, view] = await tableWith(page, 2, (choice) => choice.kind === "road");
  const road = view.choices.find((choice) => choice.kind === "road") as Choice;
  const [card = ""] = ways(road)[0] ?? [];
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.locator(`.hand button.thing[data-id="${card}"]`).first().click();
  await place(page, placeOf(road)).click();
  await expect.poll(() => page.getByTestId("actions").locator("[data-choice]").count()).toBe(1);
  await expect.poll(() => page.getByTestId("actions").locator("[data-kind=road]").count()).toBe(1);
  const seen = await step(page);
  await place(page, placeOf(road)).click();
  await moved(page, seen);
  await page.locator(`[data-fly="milestone:0"][data-zone="${placeOf(road)}"], [data-testid=counting]`).first().waitFor({ state: "attached" });
});

test("a pressed city lights the cards of its castle and no others", async () => {
  const { page } = await visit(browser, url);
  const [id, view] = await tableWith(page, 4, (choice) => choice.kind === "castle");
  const castle = view.choices.find((choice) => choice.kind === "castle") as Choice;
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await place(page, placeOf(castle)).click();
  expect(await inHand(page, ".offered")).toEqual(unique(ways(castle).flat()));
  // Which cards that are is told by their colour.
  expect(new Set((await inHand(page, ".offered")).map((card) => card.split("-")[0])).size).toBe(1);
});

test("piles, signposts, eagle, mission and won markers lie where they are looked for", async () => {
  const { page } = await visit(browser, url);
  const id = await makeTable(page, { game: "viaromana", seats: [{ kind: "me" }, ...bots(3)] });
  await playThrough(page, id, 20);
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.getByTestId("signposts").waitFor();
  // A single option the page has taken by itself.
  const view = await viewToDecide<ViaRomanaView>(page, id);
  const own = view.players[0];
  expect(await page.getByTestId("signposts").innerText()).toBe(String(view.signposts));
  await expect.poll(() => page.locator('[data-fly=eagle][data-zone="supply"]').count()).toBe(view.eagle === null ? 1 : 0);
  for (const player of view.players) {
    const won = page.locator(`[data-fly][data-zone="won ${player.seat}"]`);
    expect(await won.evaluateAll((all) => all.map((one) => (one.getAttribute("data-fly") ?? "").replace("id:", "")))).toEqual([...player.markers, ...(view.eagle === player.seat ? ["eagle"] : [])]);
    await expect.poll(() => page.locator(`[data-testid=won][data-seat="${player.seat}"] .pile`).count()).toBe(new Set(player.markers.map((marker) => marker.split("-")[0])).size);
  }
  const places = page.getByTestId("mission").locator("[data-place-filled]");
  await expect.poll(() => places.count()).toBe(own?.mission_needs?.length);
  expect(await places.evaluateAll((all) => all.filter((one) => one.getAttribute("data-place-filled") === "false").length)).toBe(own?.mission_lacks?.length);
  // The discard pile may be looked through.
  await page.getByTestId("discard").click();
  const listed = await page.locator("dialog li b").allInnerTexts();
  expect(listed.map((text) => Number(text.replace("×", ""))).reduce((a, b) => a + b, 0)).toBe(view.discard_pile.length);
  expect(listed.length).toBe(new Set(view.discard_pile).size);
  expect(await faults(page)).toEqual([]);
});

test("a scoring counts everybody's pieces along the road, then the marker flies, and it ends", async () => {
  const { page } = await visit(browser, url, { settings: { motion: "slow" } });
  const scores = (choice: Choice) => (choice.kind === "double" || choice.kind === "road") && choice.leads.filter((lead) => lead.kind === "leads-won" && lead.arguments?.["value"] !== 0).length === 1;
  const [id, view] = await tableWith(page, 4, scores);
  const build = view.choices.find(scores) as Choice;
  const [won] = build.leads.filter((lead) => lead.kind === "leads-won").map((lead) => lead.arguments as Record<string, number>);
  const due = build.leads.filter((lead) => lead.kind === "leads-due").map((lead) => lead.arguments as Record<string, number>);
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  // What the counting shows when it begins, how long it takes to the last number, and when the marker leaves its city.
  await page.evaluate(() => {
    const seen = { road: "", totals: [] as string[], numbers: [] as string[], winner: "", begun: 0, counted: 0, flown: 0 };
    Object.assign(window, { seen });
    const all = (of: Element, mark: string) => [...of.querySelectorAll(`[${mark}]`)].map((one) => one.getAttribute(mark) ?? "").sort();
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((one) => [...one.addedNodes])) {
        if (!(node instanceof Element)) continue;
        const counting = node.matches("[data-testid=counting]") ? node : node.querySelector("[data-testid=counting]");
        if (seen.begun === 0 && counting) {
          const waits = document.getAnimations().filter((one) => one.effect instanceof KeyframeEffect && counting.contains(one.effect.target) && one.effect.target?.matches("[data-counted]")).map((one) => Number(one.effect?.getTiming().delay));
          const begun = performance.now();
          Object.assign(seen, { begun, counted: begun + Math.max(...waits), road: counting.getAttribute("data-road"), totals: all(counting, "data-total"), numbers: all(counting, "data-counted"), winner: counting.querySelector(".won")?.getAttribute("data-total") });
        }
        if (seen.flown === 0 && node.matches("[inert]:has(.marker)")) seen.flown = performance.now() + Number(node.getAnimations()[0]?.effect?.getTiming().delay);
      }
    }).observe(document.body, { childList: true, subtree: true });
    // However much what follows is hastened.
    setInterval(() => document.querySelector("[data-testid=stage]")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 1 })), 10);
  });
  const winner = Number(won?.["seat"]);
  const before = view.players[winner]?.markers.length ?? 0;
  for (let done = 0; ; done++) {
    const now = await viewToDecide<ViaRomanaView>(page, id);
    if (now.scoring === null && (now.players[winner]?.markers.length ?? 0) > before) break;
    // A single option the page takes by itself.
    if (now.choices.length > 1) await act(page, id, done === 0 ? build.code : now.choices[0]?.code);
  }
  await page.getByTestId("counting").waitFor({ state: "detached" });
  await page.waitForFunction(() => (window as unknown as { seen: { flown: number } }).seen.flown > 0);
  const seen = await page.evaluate(() => (window as unknown as { seen: { road: string; totals: string[]; numbers: string[]; winner: string; begun: number; counted: number; flown: number } }).seen);
  const totals = [won, ...due].map((one) => [one?.["seat"], one?.["pieces"] ?? Number(one?.["cards"]) + Number(one?.["lapsed"])] as const);
  expect(seen.road).toBe(won?.["road"]);
  expect(seen.totals).toEqual(totals.map(([seat, count]) => `${seat}:${count}`).sort());
  expect(seen.numbers).toEqual(totals.flatMap(([seat, count]) => Array.from({ length: count }, (_, n) => `${seat}:${n + 1}`)).sort());
  expect(seen.winner).toBe(`${winner}:${won?.["pieces"]}`);
  expect(seen.counted).toBeGreaterThan(seen.begun);
  expect(seen.flown).toBeGreaterThan(seen.counted);
  // It lies on the winner's stacks then, and nothing of the flight is left.
  await page.waitForFunction(() => document.querySelector("[inert]:has(.marker)") === null);
  await expect.poll(() => page.locator(`[data-testid=won][data-seat="${winner}"] [data-fly]`).count()).toBeGreaterThan(before);
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
