/** The one socket: it heals by itself, and what was asked is asked again with the same id until it is answered. */

import { met } from "./api";
import type { DoneMessage, ServerMessage, NotDoneMessage, Notice, Play, Answer, Chat, Resign, ClientMessage, Undo } from "../protocol";

export type Command = Play | Undo | Answer | Chat | Resign;
export type Answered = DoneMessage | NotDoneMessage;
export type Status = "connecting" | "open" | "lost";

export interface Follower {
  readonly table: string;
  /** What to say when the line is up: through whose eyes, and from which step on. */
  greeting(): ClientMessage;
  hear(message: ServerMessage): void;
}

interface Waiting {
  readonly message: Command;
  readonly resolve: (answer: Answered) => void;
  tries: number;
}

const PING_MS = 20_000;
const SILENCE_MS = 45_000;
const SLOWEST_MS = 5_000;
const AGAIN_MS = 1_000;
const MOST_TRIES = 4;

/** Whether asking the same again will settle it: it came too soon, or nobody knows whether it was done. */
function isUnsettled(answer: Answered): answer is NotDoneMessage {
  return answer.type === "not_done" && (answer.error === "too_fast" || answer.error === "unavailable");
}

export class Stream {
  status: Status = $state("connecting");
  #socket: WebSocket | null = null;
  #followers = new Map<string, Follower>();
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<(notice: Notice) => void>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #wanted = false;

  /** Open the line, and keep it open from now on. */
  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#hurry();
    });
    setInterval(() => this.#watch(), PING_MS);
    void met().then(() => this.#connect());
  }

  follow(follower: Follower): void {
    this.#followers.set(follower.table, follower);
    this.start();
    this.say(follower.greeting());
  }

  unfollow(follower: Follower): void {
    if (this.#followers.get(follower.table) !== follower) return;
    this.#followers.delete(follower.table);
    this.say({ type: "unfollow", table: follower.table });
  }

  /** Something with an id: the answer comes even if the connection is lost in between. */
  ask(message: Command): Promise<Answered> {
    return new Promise((resolve) => {
      this.#waiting.set(message.id, { message, resolve, tries: 1 });
      this.say(message);
    });
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === "open") this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/stream`);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    switch (message.type) {
      case "welcome":
        this.#tries = 0;
        this.status = "open";
        for (const follower of this.#followers.values()) this.say(follower.greeting());
        for (const { message: asked } of this.#waiting.values()) this.say(asked);
        break;
      case "done":
      case "not_done": {
        const waiting = this.#waiting.get(message.id);
        if (waiting && isUnsettled(message) && waiting.tries < MOST_TRIES) {
          waiting.tries += 1;
          setTimeout(() => this.#again(waiting), message.wait ?? AGAIN_MS);
          break;
        }
        this.#waiting.delete(message.id);
        this.#followers.get(message.table)?.hear(message);
        waiting?.resolve(message);
        break;
      }
      case "notice":
        for (const listener of this.#listeners) listener(message);
        break;
      case "snapshot":
      case "update":
      case "table":
      case "presence":
      case "chat":
        this.#followers.get(message.table)?.hear(message);
        break;
      case "error":
        for (const follower of this.#followers.values()) follower.hear(message);
        break;
      case "closing":
        this.#socket?.close();
        break;
      case "pong":
        break;
    }
  }

  #again(waiting: Waiting): void {
    if (this.#waiting.get(waiting.message.id) === waiting) this.say(waiting.message);
  }

  #lost(): void {
    this.#socket = null;
    // The first moment may be a hiccup: nobody is alarmed before it has lasted.
    this.status = "lost";
    const wait = Math.min(SLOWEST_MS, 200 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hurry(): void {
    if (this.#socket === null) this.#connect();
    else this.say({ type: "ping" });
  }

  #watch(): void {
    if (this.#socket && Date.now() - this.#heardAt > SILENCE_MS) {
      const silent = this.#socket;
      this.#socket = null;
      silent.close();
      this.#lost();
    } else this.say({ type: "ping" });
  }
}

export const stream = new Stream();
