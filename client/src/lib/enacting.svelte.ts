/** A replay's board: what is on the screen, and on the way to it, where one move does several things in turn, its beats. */

import { BEAT_MS } from "./pacing";
import { pace } from "./settings.svelte";
import type { AnyView } from "../protocol";

export class Enacting {
  shown = $state.raw<AnyView | null>(null);
  /** Where the beats lead; what is shown, when there are none. */
  goal = $state.raw<AnyView | null>(null);
  #rest: readonly AnyView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether there is more to come. */
  get busy(): boolean {
    return this.shown !== this.goal;
  }

  show(goal: AnyView, beats: readonly AnyView[] = []): void {
    this.stop();
    this.goal = goal;
    this.#rest = beats;
    this.#next();
  }

  /** Show the end of it at once. */
  skip(): void {
    this.stop();
    this.shown = this.goal;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#rest = [];
  }

  #next(): void {
    const [beat, ...rest] = this.#rest;
    this.#rest = rest;
    this.shown = beat ?? this.goal;
    if (beat) this.#timer = setTimeout(() => this.#next(), BEAT_MS * pace());
  }
}
