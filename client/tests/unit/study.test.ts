import { beforeEach, expect, test, vi } from "vitest";
import { turningFor } from "../../src/lib/turning.ts";
import type { Analysis } from "../../src/protocol.ts";
import { heightAt, smooth, type Point } from "../../src/lib/curve.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
vi.stubGlobal("$state", Object.assign(<T>(value: T) => value, { raw: <T>(value: T) => value }));
const { lineOf, packed, pathOf, Study, unpacked } = await import("../../src/lib/study.svelte.ts");

beforeEach(() => kept.clear());

test("a moment of a line is named by its ply and its actions, and found by that name", () => {
  const line = { ply: 12, actions: [7, 40, 3] };
  expect([pathOf(null, 9), pathOf(line, 9), pathOf(line, 12), pathOf(line, 14), pathOf(line, 15)]).toEqual(["9", "9", "12", "12.7.40", "12.7.40.3"]);
  expect(lineOf("12.7.40.3")).toEqual(line);
  for (const none of ["12", "", "a.b", "1..2", "1.2.", `1${".5".repeat(151)}`]) expect([none, lineOf(none)]).toEqual([none, null]);
});

test("a line that goes on replaces what it goes on from, another stands beside it", () => {
  const study = new Study("t");
  study.keep({ ply: 3, actions: [1] });
  const longer = study.keep({ ply: 3, actions: [1, 2] });
  study.keep({ ply: 3, actions: [5] });
  expect(study.lines.map((line) => line.actions)).toEqual([[1, 2], [5]]);
  expect(study.keep({ ply: 3, actions: [1] })).toBe(longer);
});

test("lines and comments are kept, and dropped together", () => {
  const study = new Study("t");
  const [one, two] = [study.keep({ ply: 3, actions: [1, 2] }), study.keep({ ply: 3, actions: [1, 9] })];
  study.comment("3.1", "both");
  study.comment("3.1.2", "the first");
  study.comment("8", "the match");
  study.comment("8", "  ");
  const again = new Study("t");
  expect([again.lines, again.comments]).toEqual([study.lines, { "3.1": "both", "3.1.2": "the first" }]);
  study.drop(one);
  expect([study.lines, study.comments]).toEqual([[two], { "3.1": "both" }]);
  expect(new Study("other").lines).toEqual([]);
});

test("notes travel in one word, and what is none of ours is left out", () => {
  const notes = { lines: ["3.1.2"], comments: { "3.1": "Größer – „so“ ✓" } };
  expect(packed(notes)).toMatch(/^[\w-]+$/);
  expect(unpacked(packed(notes))).toEqual(notes);
  const odd = { lines: ["x", 5, "3.1"], comments: { "<b>": "no", "4": 7, "5": "y".repeat(900) } } as unknown as typeof notes;
  expect(unpacked(packed(odd))).toEqual({ lines: ["3.1"], comments: { "5": "y".repeat(500) } });
  expect(unpacked("%%%")).toBe(null);
});

test("a curve goes through its points and nowhere above or below two neighbours", () => {
  const points: Point[] = [[0, 0.5], [3, 0.6], [4, 0.1], [9, 0.1], [12, 1]];
  for (const [at, height] of points) expect(heightAt(points, at)).toBe(height);
  for (let n = 1; n < points.length; n++) {
    const [[from, a], [to, b]] = [points[n - 1] as Point, points[n] as Point];
    for (let at = from; at <= to; at += 0.1) {
      const height = heightAt(points, at) ?? NaN;
      expect(height).toBeGreaterThanOrEqual(Math.min(a, b) - 1e-9);
      expect(height).toBeLessThanOrEqual(Math.max(a, b) + 1e-9);
    }
  }
  expect([heightAt(points, -1), heightAt(points, 13)]).toEqual([null, null]);
  expect(smooth(points).split("C").length).toBe(points.length);
});

test("turning points are those of whoever looks, as they came", () => {
  const turning = [[0.02, 0.3], [-0.2, 0.1], [0.07, -0.06], [0.5, -0.5]].map((changes, n) => ({ ply: n + 1, since: n, seat: 0, changes }));
  const analysis = { ready: true, judge: "legatus@2000", points: [], mistakes: [], turning } as Analysis;
  const plies = (seat: number | null) => turningFor(analysis, seat).map((one) => one.ply);
  expect([plies(null), plies(0), plies(1)]).toEqual([[1, 2, 4], [2, 3, 4], [1, 2, 3, 4]]);
});
