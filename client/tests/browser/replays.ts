/** A finished match as it is looked at again. */

import type { Page } from "playwright-core";

/** The moment that is looked at. */
export const ply = async (page: Page): Promise<number> => Number(await page.locator("[data-ply][data-eyes]").getAttribute("data-ply"));

/** Wait for it. */
export async function reached(page: Page, at: number): Promise<void> {
  await page.waitForFunction((n) => document.querySelector("[data-ply][data-eyes]")?.getAttribute("data-ply") === String(n), at);
}

/** The parts that are to be seen without scrolling the page, and are not wholly in the window. */
export async function unseen(page: Page, list = "moves"): Promise<string[]> {
  return await page.evaluate((wanted) => {
    const parts = ["stage", "curve", wanted, "replay-bar"];
    return parts.filter((part) => {
      const box = document.querySelector(`[data-testid=${part}]`)?.getBoundingClientRect();
      return !box || box.height < 40 || box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    });
  }, list);
}

/** A match of a person who holds every seat, given up after so many moves: quick, and public. */
export async function playedAlone(page: Page, game: string, seats: number, moves: number): Promise<string> {
  return await page.evaluate(
    async ([name, many, most]) => {
      const send = async <Answer>(path: string, body: object): Promise<Answer> => {
        const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return (await answer.json()) as Answer;
      };
      interface Told {
        readonly step: number;
        readonly view: { readonly actor: number; readonly choices: readonly { readonly code: number; readonly kind: string }[] };
      }
      const { id } = await send<{ id: string }>("/api/tables", { game: name, seats: Array.from({ length: many }, () => ({ kind: "me" })), public: true });
      const position = async (seat: number) => (await (await fetch(`/api/tables/${id}/position?seat=${seat}`)).json()) as Told;
      let seat = 0;
      for (let move = 0; move < most; move++) {
        let now = await position(seat);
        if (now.view.actor < 0) return id;
        if (now.view.actor !== seat) now = await position((seat = now.view.actor));
        // Rolling again for ever is legal; the tests want to get on.
        const choices = now.view.choices.filter((choice) => choice.kind !== "mark");
        await send(`/api/tables/${id}/actions`, { id: crypto.randomUUID(), seat, step: now.step, action: choices[(move * 7) % choices.length]?.code });
      }
      for (let one = 1; one < many; one++) await send(`/api/tables/${id}/resign`, { id: crypto.randomUUID(), seat: one });
      return id;
    },
    [game, seats, moves] as const,
  );
}
