import { expect, test } from "vitest";
import { placeOf, victory } from "../../src/lib/ending.ts";
import type { Result } from "../../src/protocol.ts";

globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
globalThis.document ??= { documentElement: { lang: "en-GB" } } as unknown as Document;
const { draw, HEIGHT, WIDTH } = await import("../../src/lib/result-card.ts");
const { comparison } = await import("../../src/lib/hints.ts");
const { loadWords } = await import("../../src/lib/words.svelte.ts");
const { settings } = await import("../../src/lib/settings.svelte.ts");
settings.language = "en";
await loadWords();

const result = (places: number[], scores: number[]): Result => ({ ending: "over", places, scores });

test("a victory is told by its points and the lead, where points are counted", () => {
  expect(victory(result([2, 1, 3], [40, 44, 12]), true)).toEqual({ winners: [1], points: 44, ahead: 4, next: 0 });
  expect(victory(result([2, 1], [44, 44]), true)).toEqual({ winners: [1], points: 44, ahead: 0, next: 0 });
  expect(victory(result([1, 1], [44, 44]), true)).toEqual({ winners: [0, 1], points: 44, ahead: null, next: null });
  expect(victory(result([2, 1], [0, 0]), false)).toEqual({ winners: [1], points: null, ahead: null, next: 0 });
  // The leader has resigned.
  expect(victory(result([2, 1], [60, 44]), true).points).toBe(null);
});

test("a place is shared by all who have it", () => {
  expect(placeOf(result([1, 2, 2], [3, 2, 2]), 0)).toEqual({ place: 1, shared: false });
  expect(placeOf(result([1, 2, 2], [3, 2, 2]), 2)).toEqual({ place: 2, shared: true });
});

test("the picture says game, winner, names, places, scores and day, all inside of it, and shows no board", () => {
  const written: { text: string; x: number; y: number }[] = [];
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (_, name) => (name === "fillText" ? (text: string, x: number, y: number) => written.push({ text, x, y }) : name === "measureText" ? (text: string) => ({ width: text.length * 20 }) : () => undefined),
    set: () => true,
  });
  const ended = { game: "Praetor", table: "abc", ended: Date.UTC(2026, 10, 18, 12), result: result([3, 1, 2], [91, 145, 116]), names: ["Ada", "Cornelia", "Brutus"], how: "The last round is over.", of: {} as Element };
  draw(pen as unknown as Parameters<typeof draw>[0], ended, ["red", "blue", "gold"], { display: "serif", text: "sans-serif" }, () => ({}) as Path2D);
  const texts = written.map((one) => one.text);
  expect(texts.slice(0, 3)).toEqual(["Praetor", "Cornelia wins!", "The last round is over."]);
  expect(texts.slice(3, -1)).toEqual(["1.", "Cornelia", "145", "2.", "Brutus", "116", "3.", "Ada", "91"]);
  expect(texts.at(-1)).toBe("18/11/2026 · Ludi Romani");
  for (const { text, x, y } of written) expect([text, x > 0 && x < WIDTH && y > 40 && y < HEIGHT - 40]).toEqual([text, true]);
});

const advised = (chances: readonly number[], weights: readonly number[]) => chances.map((chance, code) => ({ code, chance, weight: weights[code] ?? 0, words: `move ${code}` }));

test("hints are compared by what was counted: with the best of the others, and by how often each was tried", () => {
  expect(comparison(advised([0.61, 0.57, 0.5], [0.8, 0.1, 0.1]), 0)).toBe("4 more wins in 100 matches than with “move 1”.");
  expect(comparison(advised([0.61, 0.57, 0.5], [0.8, 0.1, 0.1]), 2)).toBe("11 fewer wins in 100 matches than with “move 0”.");
  expect(comparison(advised([0.61, 0.6], [0.8, 0.1]), 0)).toBe("1 more win in 100 matches than with “move 1”.");
  expect(comparison(advised([0.612, 0.608], [0.8, 0.1]), 0)).toBe("As good as “move 1”.");
  expect(comparison(advised([0.3, 0.27, 0.31], [0.6, 0.3, 0.1]), 0)).toBe("“move 2” looks no worse, but was tried less: 10 of 100 tries, this one 60.");
  expect(comparison(advised([0.9], [0.99]), 0)).toBe("99 of 100 tries went to this one: nothing else came near.");
});
