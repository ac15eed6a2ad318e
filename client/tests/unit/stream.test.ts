/** What was asked over the socket is asked again with the same id until it is settled. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stream, type Answered } from "../../src/lib/stream.svelte";
import type { ServerMessage, Play } from "../../src/protocol";

vi.mock("../../src/lib/api", () => ({ met: () => Promise.resolve() }));

const PLAY: Play = { type: "play", id: "move-0001", table: "t", seat: 0, step: 3, action: 7 };

/** The other end of the line. */
class Line {
  static readonly OPEN = 1;
  static latest: Line;
  readonly readyState = Line.OPEN;
  readonly said: unknown[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Line.latest = this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  tell(message: Partial<ServerMessage>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  refuse(error: "too_fast" | "unavailable" | "refused", wait: number | null = null): void {
    this.tell({ type: "not_done", id: PLAY.id, table: "t", error, wait });
  }
}

async function asked(): Promise<{ line: Line; answers: Answered[] }> {
  const stream = new Stream();
  stream.start();
  await vi.advanceTimersByTimeAsync(0);
  Line.latest.tell({ type: "welcome" });
  const answers: Answered[] = [];
  void stream.ask(PLAY).then((answer) => answers.push(answer));
  return { line: Line.latest, answers };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "x" });
  vi.stubGlobal("document", { addEventListener: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what the database did not answer is asked again with the same id", async () => {
  const { line, answers } = await asked();
  line.refuse("unavailable");
  expect(line.said).toEqual([PLAY]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(line.said).toEqual([PLAY, PLAY]);
  line.tell({ type: "done", id: PLAY.id, table: "t", step: 4, offered: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(answers.map((answer) => answer.type)).toEqual(["done"]);
});

test("what came too soon is asked again when the server said", async () => {
  const { line } = await asked();
  line.refuse("too_fast", 250);
  await vi.advanceTimersByTimeAsync(249);
  expect(line.said).toEqual([PLAY]);
  await vi.advanceTimersByTimeAsync(1);
  expect(line.said).toEqual([PLAY, PLAY]);
});

test("who gets no answer for long is told so", async () => {
  const { line, answers } = await asked();
  for (let tries = 0; tries < 4; tries += 1) {
    line.refuse("unavailable");
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(line.said).toHaveLength(4);
  expect(answers.map((answer) => answer.type)).toEqual(["not_done"]);
});

test("a refusal is an answer", async () => {
  const { line, answers } = await asked();
  line.refuse("refused");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(line.said).toEqual([PLAY]);
  expect(answers).toHaveLength(1);
});
