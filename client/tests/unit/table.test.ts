/** A table as the browser follows it: what may be pressed, and when. */

import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/lib/table.svelte";
import { stream, type Answered, type Command } from "../../src/lib/stream.svelte";
import type { Choice, Position, ServerMessage, TableInfo } from "../../src/protocol";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("document", { visibilityState: "visible" });
});

const TABLE = "t";
const said: Command[] = [];
let answer: (answered: Answered) => void = () => undefined;

const choice = (code: number): Choice => ({ code, kind: "pay", arguments: { card: `card-${code}` }, leads: [] });
/** A position at a step, with so many choices for the one seat that is ours. */
function position(step: number, choices: number): Position {
  const view = { seat: 0, actor: choices > 0 ? 0 : 1, choices: Array.from({ length: choices }, (_, n) => choice(n)), players: [] };
  return { step, since: step - 1, seat: 0, ply: step, steps: [], clocks: [], undo: { last: null }, view } as unknown as Position;
}
const update = (now: Position) => ({ type: "update", table: TABLE, position: now }) as ServerMessage;
const info = { id: TABLE, game: "viaromana", phase: "playing", seats: [{ seat: 0, yours: true }, { seat: 1, yours: false }] } as unknown as TableInfo;

/** A table whose first position has come. */
function opened(first: Position): Table {
  const table = new Table(TABLE);
  table.eyes = 0;
  table.hear({ type: "snapshot", table: TABLE, info, position: first, chat: [], spectators: 0 });
  return table;
}
const done = (step: number) => answer({ type: "done", id: said.at(-1)?.id ?? "", table: TABLE, step, offered: false });
const moment = () => new Promise((soon) => setTimeout(soon));

beforeEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
  stream.status = "open";
  vi.spyOn(stream, "ask").mockImplementation((message) => {
    said.push(message);
    return new Promise((resolve) => (answer = resolve));
  });
});

test("who opens a table asks once to follow it: a second answer would take back what has been pressed meanwhile", async () => {
  const followed = vi.spyOn(stream, "say").mockImplementation(() => undefined);
  vi.spyOn(stream, "start").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(info)));
  const table = new Table(TABLE);
  await table.open();
  expect(followed.mock.calls.map(([message]) => message)).toEqual([{ type: "follow", table: TABLE, seat: 0 }]);
  // Through other eyes it is followed anew.
  followed.mockClear();
  table.hear({ type: "table", table: TABLE, info: { ...info, seats: info.seats.map((seat) => ({ ...seat, yours: false })) } });
  expect(followed.mock.calls.map(([message]) => message)).toEqual([{ type: "follow", table: TABLE }]);
  table.close();
});

test("until the position that an answer speaks of is here, nothing of the one before can be taken again", async () => {
  const table = opened(position(4, 2));
  expect(table.ready).toBe(true);
  void table.play(choice(1));
  expect([said.length, table.ready]).toEqual([1, false]);
  done(5);
  await moment();
  expect(table.ready).toBe(false);
  void table.play(choice(0));
  expect(said.length).toBe(1);
  table.hear(update(position(5, 2)));
  await moment();
  expect(table.ready).toBe(true);
});

test("a single option is done once, and is no question when it has been done", async () => {
  const table = opened(position(4, 1));
  await moment();
  expect([said.length, table.ready]).toEqual([1, false]);
  done(5);
  await moment();
  expect([said.length, table.ready]).toEqual([1, false]);
  table.hear(update(position(5, 0)));
  await moment();
  expect([said.length, table.view?.choices.length]).toEqual([1, 0]);
});

test("what follows an action is done when its position is here", async () => {
  const table = opened(position(4, 2));
  void table.play(choice(1), choice(0));
  done(5);
  await moment();
  expect(said.length).toBe(1);
  table.hear(update(position(5, 2)));
  await moment();
  expect(said.map((one) => one.type === "play" && [one.step, one.action])).toEqual([[4, 1], [5, 0]]);
});
