/** What a drawn board is given. It draws the view, offers the choices, and knows no rules. */

import type { Component } from "svelte";
import type { Texts } from "../lib/fluent";
import type { Figure, Scene } from "../lib/scenes";
import type { AnyView, Choice, Event } from "../protocol";

/** The colours in which pieces come. */
export type Hue = "red" | "blue" | "yellow" | "green" | "purple" | "white" | "orange";

export type Wanted = Pick<Choice, "kind" | "arguments">;

export interface BoardProps {
  readonly view: AnyView;
  /** Where things lie, if a box prints them elsewhere than ours. */
  readonly drawing: Readonly<Record<string, unknown>> | null;
  /** By seat. */
  readonly names: readonly string[];
  readonly texts: Texts;
  /** Whether the choices in the view may be taken now. */
  readonly ready: boolean;
  /** Take a choice, then the ones that follow it. */
  readonly play: (choice: Wanted, ...then: Wanted[]) => void;
  /** A choice that is looked at elsewhere, in the list or among the hints. */
  readonly pointed: Choice | null;
  readonly point: (choice: Choice | null) => void;
  /** An entry of the log that is looked at: where it happened. */
  readonly recalled: readonly Event[];
  /** Say why something cannot be done. */
  readonly why: (wanted: Wanted) => void;
}

/** What a game's board exports: the board, and the few words on where the match is. */
export interface BoardModule {
  readonly default: Component<BoardProps>;
  readonly phase?: (view: AnyView, texts: Texts) => string;
  /** The colours of the seats where the game gives them others than their own. */
  readonly colours?: (view: AnyView) => readonly (Hue | null)[];
  /** What an event of a scene is shown with, where the board knows more than the event: pieces in the colours of seats. */
  readonly figures?: (event: Event, view: AnyView) => readonly Figure[] | null;
  /** Views that are shown on the way to a position where one action moves several things in turn. */
  readonly beats?: (before: AnyView, after: AnyView, events: readonly Event[]) => readonly AnyView[];
  /** The events that open scenes which the board enacts in beats: on a small screen no card lies over it then. */
  readonly enacted?: readonly string[];
  /** Scenes that the board draws in the place of their lines, by the event that opens them; ``told`` is the log up to there. */
  readonly scenes?: Readonly<Record<string, Component<{ scene: Scene; told: readonly Event[] }>>>;
}
