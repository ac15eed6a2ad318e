/** One table as this browser follows it: what is known, what is shown, and what is being asked. */

import { ask, newId, Refused } from "./api";
import { isSame } from "./choices";
import { logWith, type Entry } from "./log";
import { type Follower, type Command, type Answered, stream } from "./stream.svelte";
import { BEAT_MS, isSpent, waitFor } from "./pacing";
import { games } from "./me.svelte";
import { scenesOf } from "./scenes";
import { pace } from "./settings.svelte";
import type { BoardModule } from "../games/board";
import type { AnyView, ChatLine, Choice, Error as Fault, ServerMessage, Position, ClientMessage, TableInfo } from "../protocol";

const OWN_MS = 500;

export class Table implements Follower {
  info: TableInfo | null = $state.raw(null);
  /** What is on the screen; behind ``latest`` while moves of others are shown one by one. */
  shown: Position | null = $state.raw(null);
  latest: Position | null = $state.raw(null);
  /** The view when our last turn was over: what differs now is what has happened since. */
  since: AnyView | null = $state.raw(null);
  log: readonly Entry[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  spectators = $state(0);
  present: readonly number[] = $state.raw([]);
  eyes: number | null = $state(null);
  /** The seat for which the curtain is down, round one screen. */
  curtain: number | null = $state(null);
  sending = $state(false);
  fault: Fault | null = $state.raw(null);
  trouble: Fault | null = $state.raw(null);
  /** What the board shows on the way to a position, one after the other. */
  beats: BoardModule["beats"] | null = null;
  #isBeat = new WeakSet<Position>();
  #queue: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest: readonly Pick<Choice, "kind" | "arguments">[] = [];
  /** The step that the action before the rest answered: only what comes after it shows whether the next is legal. */
  #restAfter = 0;
  #following = false;
  #closed = false;
  /** The step whose single option has been taken. */
  #doneAt = -1;
  /** The step that our last action led to: until it is here, what we know offers what is already done. */
  #awaited = 0;
  /** When the last thing that a person did was shown: from then on the time for what the bots do runs. */
  #roundAt = 0;

  constructor(readonly table: string) {}

  async open(): Promise<void> {
    try {
      this.info = await ask("GET /api/tables/{table}", { path: { table: this.table } });
    } catch (error) {
      if (error instanceof Refused) this.trouble = error.fault;
      return;
    }
    if (this.#closed) return;
    this.#chooseEyes();
    this.#following = true;
    stream.follow(this);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    stream.unfollow(this);
  }

  get mine(): readonly number[] {
    return this.info?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [];
  }

  get view(): AnyView | null {
    return this.shown?.view ?? null;
  }

  /** Whether the choices may be taken now: all has been shown, nothing is on its way, and there is a question. */
  get ready(): boolean {
    return this.#isCalm && this.#only === null;
  }

  get #isCalm(): boolean {
    return (
      !this.sending &&
      this.#queue.length === 0 &&
      this.shown === this.latest &&
      (this.latest?.step ?? 0) >= this.#awaited &&
      stream.status === "open" &&
      this.curtain === null
    );
  }

  /** A single option that will be done without a press: it is no question. Who takes back is asked all the same. */
  get #only(): Choice | null {
    const position = this.latest;
    const [only, ...others] = position?.view?.choices ?? [];
    if (!position || !only || others.length > 0 || this.mine.length !== 1 || this.#rest.length > 0) return null;
    return position.step === this.#doneAt || position.steps.at(-1)?.kind === "undo" ? null : only;
  }

  get choices(): readonly Choice[] {
    return this.view?.choices ?? [];
  }

  greeting(): ClientMessage {
    const since = this.latest?.seat === this.eyes ? this.latest?.step : undefined;
    return {
      type: "follow",
      table: this.table,
      ...(this.eyes === null ? {} : { seat: this.eyes }),
      ...(since === undefined ? {} : { since }),
    };
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.info = message.info;
        this.chat = message.chat;
        this.spectators = message.spectators;
        this.present = message.info.seats.filter((seat) => seat.present).map((seat) => seat.seat);
        if (message.position.seat === this.eyes) this.#arrive(message.position);
        else this.#chooseEyes();
        break;
      case "update":
        if (message.position.seat === this.eyes) this.#arrive(message.position);
        break;
      case "table":
        this.info = message.info;
        this.#chooseEyes();
        break;
      case "presence":
        this.present = message.present;
        this.spectators = message.spectators;
        break;
      case "chat":
        if (!this.chat.some((line) => line.number === message.line.number)) this.chat = [...this.chat, message.line];
        break;
      case "not_done":
        if (message.position && message.position.seat === this.eyes) this.#arrive(message.position);
        break;
      case "error":
        if (message.error === "unknown" || message.error === "forbidden") this.trouble = message;
        break;
      default:
        break;
    }
  }

  /** Take a choice, and then the ones that follow it, each when the one before is done. */
  async play(choice: Pick<Choice, "kind" | "arguments">, ...then: Pick<Choice, "kind" | "arguments">[]): Promise<void> {
    const position = this.latest;
    if (!this.#isCalm || !position?.view || this.eyes === null) return;
    const found = position.view.choices.find((one) => isSame(one, choice));
    if (!found) return;
    this.#rest = then;
    this.#restAfter = position.step;
    const answer = await this.#send({
      type: "play",
      id: newId(),
      table: this.table,
      seat: this.eyes,
      step: position.step,
      action: found.code,
    });
    if (answer.type === "not_done") this.#rest = [];
  }

  /** Whether the log goes further back than what is here. */
  get hasOlder(): boolean {
    return (this.log[0]?.step ?? 1) > 1;
  }

  /** Fetch the entries before the oldest one here. */
  async older(): Promise<void> {
    const eyes = this.eyes;
    const before = this.log[0]?.step;
    if (before === undefined || !this.hasOlder) return;
    try {
      const found = await ask("GET /api/tables/{table}/log", { path: { table: this.table }, query: { seat: eyes, before } });
      if (this.eyes === eyes && this.log[0]?.step === before) this.log = logWith([], [...found.steps, ...this.log]);
    } catch (error) {
      if (error instanceof Refused) this.fault = error.fault;
    }
  }

  async undo(): Promise<boolean> {
    const to = this.latest?.undo.last;
    if (to === null || to === undefined || this.eyes === null || this.sending) return false;
    this.#rest = [];
    const answer = await this.#send({ type: "undo", id: newId(), table: this.table, seat: this.eyes, to });
    return answer.type === "done" && answer.offered;
  }

  async answer(accept: boolean): Promise<void> {
    await this.#send({ type: "answer", id: newId(), table: this.table, accept });
  }

  async resign(): Promise<void> {
    if (this.eyes !== null) await this.#send({ type: "resign", id: newId(), table: this.table, seat: this.eyes });
  }

  async say(text: string): Promise<boolean> {
    const answer = await stream.ask({ type: "chat", id: newId(), table: this.table, text });
    if (answer.type === "not_done") this.fault = answer;
    return answer.type === "done";
  }

  /** The person for whom the curtain fell has the screen. */
  lift(): void {
    if (this.curtain === null) return;
    this.#look(this.curtain);
    this.curtain = null;
  }

  /** Show all that has come at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length > 0) this.#show();
  }

  async #send(message: Command): Promise<Answered> {
    this.sending = true;
    this.fault = null;
    const answer = await stream.ask(message);
    // The answer may come before the position that it speaks of.
    if (answer.type === "done") this.#awaited = Math.max(this.#awaited, answer.step ?? 0);
    this.sending = false;
    if (answer.type === "not_done") this.fault = answer;
    else if (this.#rest.length > 0) this.#continue();
    else this.#doOnly();
    return answer;
  }

  #continue(): void {
    const [next, ...then] = this.#rest;
    if (!next || !this.#isCalm || (this.latest?.step ?? 0) <= this.#restAfter || !this.choices.some((choice) => isSame(choice, next))) return;
    this.#rest = [];
    void this.play(next, ...then);
  }

  #look(seat: number | null): void {
    if (this.eyes === seat && this.latest?.seat === seat) return;
    this.eyes = seat;
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#following) stream.say(this.greeting());
  }

  /** With one seat we look through it; with several the curtain falls between two people. */
  #chooseEyes(): void {
    const mine = this.mine;
    const info = this.info;
    if (!info || this.#closed) return;
    if (mine.length <= 1) {
      this.#look(mine[0] ?? null);
      return;
    }
    if (info.phase !== "playing") {
      this.curtain = null;
      if (this.eyes === null || !mine.includes(this.eyes)) this.#look(mine[0] ?? null);
      return;
    }
    this.#drawCurtain(info.actor);
  }

  #drawCurtain(actor: number | null): void {
    if (actor === null || !this.mine.includes(actor) || this.eyes === actor || this.mine.length < 2) return;
    this.curtain = actor;
    this.#look(null);
  }

  #arrive(position: Position): void {
    const known = this.latest;
    if (known && known.seat === position.seat && position.step < known.step) return;
    const continues = known !== null && known.seat === position.seat && position.since <= known.step;
    this.latest = position;
    if (!continues || position.step === known.step || pace() === 0 || document.visibilityState === "hidden") {
      this.#queue = [];
      clearTimeout(this.#timer);
      this.#timer = undefined;
      if (!continues) this.log = position.since === 0 || this.log.length === 0 ? [] : this.log;
      this.#put(position);
      return;
    }
    this.#queue.push(...this.#beatsTo(known.view, position), position);
    if (this.#timer === undefined) this.#show();
  }

  /** A beat tells nothing and offers nothing: both come with the position it leads to. */
  #beatsTo(before: AnyView | null, position: Position): Position[] {
    const events = position.steps.flatMap((step) => (step.kind === "action" ? (step.events ?? []) : []));
    const beats = before && position.view ? (this.beats?.(before, position.view, events) ?? []) : [];
    return beats.map((view) => {
      const beat = { ...position, steps: [], view: { ...view, choices: [] } };
      this.#isBeat.add(beat);
      return beat;
    });
  }

  #put(position: Position): void {
    this.log = logWith(this.log, position.steps);
    const had = this.shown?.view;
    const turnOver = had && position.view && had.seat === position.view.seat && had.choices.length > 0 && position.view.choices.length === 0;
    if (turnOver || this.since?.seat !== position.view?.seat) this.since = position.view;
    this.shown = position;
    if (this.#queue.length === 0) {
      const actor = position.view?.actor ?? -1;
      this.#drawCurtain(actor < 0 ? null : actor);
      if (this.#rest.length > 0 && !this.sending) queueMicrotask(() => this.#continue());
      else if (this.#timer === undefined) queueMicrotask(() => this.#doOnly());
    }
  }

  /** Do the single option; the log says so. */
  #doOnly(): void {
    const only = this.#only;
    if (!only || !this.latest || !this.#isCalm) return;
    this.#doneAt = this.latest.step;
    void this.play(only);
  }

  #show(): void {
    const next = this.#queue.shift();
    this.#timer = undefined;
    if (!next) return;
    this.#put(next);
    // What was done for us is no turn of ours.
    const chosen = next.steps.some((step) => step.by === "person" && step.step !== this.#doneAt + 1);
    if (chosen) this.#roundAt = Date.now();
    const spent = (Date.now() - this.#roundAt) / pace();
    const isBeat = this.#isBeat.has(next);
    const isScene = scenesOf(next.steps, games.of(this.info?.game ?? "")?.openings ?? []).length > 0;
    // A scene begins, and beats are seen, also when the time is over.
    if (isSpent(spent) && this.#queue.length > 0 && !isBeat && !isScene) {
      this.#show();
      return;
    }
    const own = chosen && next.steps.every((step) => step.seat === this.eyes);
    const quiet = next.steps.every((step) => (step.events?.length ?? 0) === 0);
    const wait = isBeat ? BEAT_MS : quiet ? 0 : own && !isScene ? OWN_MS : waitFor(spent, isScene);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#queue.length > 0) this.#show();
      else this.#doOnly();
    }, wait * pace());
  }
}
