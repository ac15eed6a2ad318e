/** What is pressed and looked at on a table: one that is played, or a moment of a replay where something else is tried. */

import { tick } from "svelte";
import { note } from "../../lib/announce.svelte";
import { Refused } from "../../lib/api";
import { faultText } from "../../lib/faults";
import { games } from "../../lib/me.svelte";
import type { Wanted } from "../../games/board";
import type { Choice, WhyNot } from "../../protocol";
import { isSamePick, mentions, type Picked } from "../tree/tree";
import type { Explanation } from "./tabletop";

/** Where things are pressed. */
export interface Place {
  readonly game: string;
  readonly root: HTMLElement | undefined;
  readonly choices: readonly Choice[];
  /** Whether they may be taken now. */
  readonly ready: boolean;
  readonly play: (choice: Wanted) => void;
  /** Ask the server why things, as it names them, do not go together; nothing where nobody may ask. */
  readonly whyNot: ((things: string) => Promise<WhyNot>) | null;
}

export class Pressing {
  /** A choice that is looked at, in the list or among the hints. */
  pointed = $state.raw<Choice | null>(null);
  /** The thing that has been pressed. */
  held = $state.raw<Picked | null>(null);
  /** Things that were pressed and do not go together, and why. */
  asked = $state.raw<Explanation | null>(null);

  /** The things of the question that waits for its answer: who has pressed something else does not want it any more. */
  #asking: readonly Picked[] | null = null;

  /** The getter keeps the place live. */
  constructor(readonly place: () => Place) {}

  readonly point = (choice: Choice | null): void => {
    this.pointed = choice;
  };

  /** Let go of what is pressed. */
  readonly drop = (): void => {
    this.held = null;
    this.#dismiss();
  };

  /** Who presses something else has read the answer, or does not wait for it. */
  readonly moveOn = (event: MouseEvent): void => {
    if (event.target instanceof Element && !event.target.closest("[data-testid=actions]")) this.#dismiss();
  };

  #dismiss(): void {
    this.asked = this.#asking = null;
  }

  /** With a new position all is forgotten. */
  forget(): void {
    this.pointed = null;
    this.drop();
  }

  /** The first press on a thing shows what it leads to; the second takes it when there is but one such choice. */
  readonly pick = (picked: Picked): void => {
    const { choices, ready, play, root } = this.place();
    const { held } = this;
    const found = choices.filter((choice) => mentions(choice, picked));
    const again = isSamePick(held, picked);
    if (found.length === 0) {
      void this.askWhy(held === null || again ? [picked] : [held, picked]);
      return;
    }
    this.#dismiss();
    // Of two things that only one choice speaks of, each is a part of it.
    const both = held === null || again ? [] : found.filter((choice) => mentions(choice, held));
    const only = again ? found : held?.field === "code" ? both : [];
    if (only.length === 1 && only[0]) {
      if (ready) play(only[0]);
      return;
    }
    const byKeys = document.activeElement?.matches(":focus-visible") ?? false;
    this.held = again ? null : both.length === 1 && both[0] ? { field: "code", value: both[0].code } : picked;
    if (this.held !== null && found.length > 1 && byKeys) void tick().then(() => root?.querySelector<HTMLElement>("[data-testid=actions] button")?.focus());
  };

  /** Why nothing can be done with these things together now, or how it can, one after the other. */
  async askWhy(things: readonly Picked[]): Promise<void> {
    const { whyNot, ready, choices } = this.place();
    if (!whyNot || !ready) return;
    this.#asking = things;
    try {
      const answer = await whyNot(things.map(({ kind, field, value }) => `${kind === undefined ? "" : `${kind}:`}${field}=${value}`).join(" "));
      if (this.place().choices === choices && this.#asking === things) this.asked = { things, answer };
    } catch (error) {
      if (error instanceof Refused) note(faultText(error.fault), "bad");
    }
  }

  /** A press on what nothing can be done with now asks why, if some action of the game speaks of it. */
  readonly askAbout = (event: MouseEvent): void => {
    const { game, choices } = this.place();
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-id]") : null;
    const value = thing?.dataset["id"];
    // What can be pressed does what it does; and another's things bear the names of our own.
    if (value === undefined || choices.length === 0 || thing?.closest(".side, .strips, .holdings:not(.own), dialog, [data-codes], [data-choice], [aria-pressed], .offer")) return;
    const picked = { field: "id", value };
    const isKnown = games.of(game)?.actions.some((kind) => kind.arguments.some((one) => one.values.includes(value)));
    if (isKnown && !choices.some((choice) => mentions(choice, picked))) this.pick(picked);
  };
}
