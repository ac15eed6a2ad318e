import { expect, inject, test } from "vitest";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { tooSmall } from "./legible.ts";
import { bots, makeTable, playThrough, settled } from "./play.ts";
import { playedAlone } from "./replays.ts";
import { resize, watchShifts } from "./walk.ts";

const url = inject("url");
const browser = await browserOfFile();

test.each([["triumvirate", 3, 40], ["viaromana", 4, 22], ["alea", 5, 14]] as const)("%s with %i seats: everything at the table and in a replay is written large enough", async (game, seats, decisions) => {
  const { page } = await visit(browser, url);
  await watchShifts(page);
  const id = await makeTable(page, { game, seats: [{ kind: "me" }, ...bots(seats - 1)] });
  await playThrough(page, id, decisions);
  const over = await playedAlone(page, game, seats, 60);
  for (const path of [`table/${id}`, `replay/${over}?ply=40&eyes=0`]) {
    await page.goto(`${url}/${path}`);
    if (path.startsWith("table")) await settled(page);
    else await page.locator('[data-testid="moves"] [data-ply="1"]').waitFor();
    await page.locator(".world").waitFor();
    for (const size of [SIZES.desktop, SIZES.tablet]) {
      await resize(page, size);
      expect([path.split("/")[0], size.width, await tooSmall(page)]).toEqual([path.split("/")[0], size.width, []]);
    }
  }
});

test("on the map of Via Romana no name covers a space, a city or a marker, and all of them are whole on a phone", async () => {
  const { page } = await visit(browser, url, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const id = await makeTable(page, { game: "viaromana", seats: [{ kind: "me" }, ...bots(1)] });
  await page.goto(`${url}/table/${id}`);
  await settled(page);
  await page.getByTestId("map").waitFor();
  const found = await page.getByTestId("map").evaluate((map) => {
    const names = [...map.querySelectorAll("[data-city] text")].map((one) => ({ name: one.textContent ?? "", box: one.getBoundingClientRect() }));
    // The letters fill the middle of the box that a line of text takes.
    const inner = ({ x, y, width, height }: DOMRect) => ({ left: x, right: x + width, top: y + height * 0.22, bottom: y + height * 0.8 });
    const places = [...map.querySelectorAll(".ground, .marker rect")].map((one) => one.getBoundingClientRect());
    const covers = ({ box }: (typeof names)[number]) => {
      const { left, right, top, bottom } = inner(box);
      return places.some((place) => left < place.right && place.left < right && top < place.bottom && place.top < bottom);
    };
    const room = map.closest(".room")?.getBoundingClientRect() ?? new DOMRect();
    const isCut = ({ box }: (typeof names)[number]) => box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom;
    return { names: names.length, covering: names.filter(covers).map(({ name }) => name), cut: names.filter(isCut).map(({ name }) => name) };
  });
  expect(found).toEqual({ names: 24, covering: [], cut: [] });
  // The mission follows the hand at once: beside three cards it is whole, too.
  const [card, mission] = [await page.locator(".hand .thing").last().boundingBox(), await page.getByTestId("mission").boundingBox()];
  expect(card && mission && mission.x - card.x - card.width).toBeLessThan(32);
});
