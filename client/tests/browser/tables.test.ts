import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { faults } from "./axe.ts";
import { browserOfFile, SIZES, visit } from "./chromium.ts";
import { bots, makeTable, moved, playThrough, settled, step } from "./play.ts";

const url = inject("url");
const browser = await browserOfFile();

interface Told {
  readonly step: number;
  readonly view: { readonly choices: readonly { readonly code: number; readonly kind: string }[] };
}

const told = async (page: Page, table: string): Promise<Told> =>
  await page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}/position?seat=0`)).json()) as Told, table);

/** The codes of all choices that things on the board and in the dock stand for. */
async function offered(page: Page): Promise<Set<number>> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".frame [data-codes], .frame [data-choice]")]
      .filter((one) => one.closest(".side") === null)
      .flatMap((one) => (one.dataset["codes"] ?? one.dataset["choice"] ?? "").split(" ").map(Number)),
  );
  return new Set(found);
}

/** Where the parts of a table lie. */
async function places(page: Page): Promise<string> {
  return await page.evaluate(() =>
    [".ribbon", "[data-testid=stage]", "[data-testid=dock]", "[data-testid=actions]", ".side"]
      .map((part) => document.querySelector(part)?.getBoundingClientRect())
      .map((box) => (box ? [box.x, box.y, box.width, box.height].map(Math.round).join(" ") : "none"))
      .join(" | "),
  );
}

/** Dice have no place of their own for every handful: placing.ts tells which handful stands for which choice, and its test shows that all are reached. */
const BY_DICE = new Set(["mark", "castrum", "senatus", "templum", "forum", "forum_pair"]);

const GAMES: [string, number, number][] = [
  ["alea", 2, 5],
  ["provincia", 2, 6],
  ["praetor", 2, 5],
  ["triumvirate", 2, 3],
  ["viaromana", 2, 4],
];

test.each(GAMES.flatMap(([game, few, most]) => [few, most].map((seats) => [game, seats] as const)))(
  "%s with %i seats: one screen, fixed places, and every legal action on the board",
  async (game, seats) => {
    const visitor = await visit(browser, url);
    const { page } = visitor;
    const id = await makeTable(page, { game, seats: [{ kind: "me" }, ...bots(seats - 1)] });
    const fixed: Partial<Record<string, string>> = {};
    let checked = 0;
    for (let turn = 0; turn < 8; turn++) {
      // Away from the table, which would do single options by itself.
      await page.goto(`${url}/settings`);
      await playThrough(page, id, 2 + (turn % 3));
      const size = turn % 2 === 0 ? "desktop" : "tablet";
      await page.setViewportSize(SIZES[size]);
      await page.goto(`${url}/table/${id}`);
      if ((await settled(page)) !== "choose") break;
      await page.getByTestId("stage").waitFor();
      const now = await told(page, id);
      if (now.step !== (await step(page))) continue;

      const reached = await offered(page);
      expect([game, now.view.choices.filter((choice) => !reached.has(choice.code) && !BY_DICE.has(choice.kind))]).toEqual([game, []]);
      checked += 1;

      const room = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      expect([game, size, ...room]).toEqual([game, size, SIZES[size].width, SIZES[size].height]);

      // Neither pointing, nor pressing, nor a move shifts a part of the table.
      fixed[size] ??= await places(page);
      expect([turn, await places(page)]).toEqual([turn, fixed[size]]);
      const at = await page.evaluate(() => {
        for (const one of document.querySelectorAll(".frame [data-codes], .frame [data-choice]")) {
          const box = one.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          if (one.contains(document.elementFromPoint(x, y))) return { x, y };
        }
        return null;
      });
      await page.mouse.move(at?.x ?? 0, at?.y ?? 0);
      expect([turn, "pointed at", await places(page)]).toEqual([turn, "pointed at", fixed[size]]);
      const seen = await step(page);
      await page.locator(".side button.choice").first().dispatchEvent("click");
      await moved(page, seen);
      if ((await settled(page)) === "choose") expect([turn, "moved", await places(page)]).toEqual([turn, "moved", fixed[size]]);
    }
    expect(checked).toBeGreaterThan(3);
    expect([game, await faults(page)]).toEqual([game, []]);
    expect(visitor.console.filter((line) => line.startsWith("error"))).toEqual([]);
  },
);
