/** Fluent texts: the shell's own, and those of the games that Python reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Choice, Event } from "../protocol";

export type Arguments = Record<string, FluentVariable>;

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A sentence in parts: plain text, and the seats it names. */
export type Part = string | { readonly seat: number };

/** Readable words from a field name that has no label yet. */
export function humanised(field: string): string {
  const words = field.replace(/^n_/, "").replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export class Texts {
  readonly #bundle: FluentBundle;
  /** Words that nothing is put into: a table asks for the same hundred with every move. */
  readonly #plain = new Map<string, string>();

  constructor(
    readonly language: string,
    sources: readonly string[],
  ) {
    // Isolation marks help mixed scripts; ours are all Latin and sentences are copied as text.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  format(id: string, given?: Arguments): string {
    const known = given ? undefined : this.#plain.get(id);
    if (known !== undefined) return known;
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) return id;
    const text = this.#bundle.formatPattern(pattern, given ?? null, []);
    if (!given) this.#plain.set(id, text);
    return text;
  }

  /** A named thing in words; numbers and texts without a name as they are. */
  name(value: unknown): string {
    if (Array.isArray(value)) return value.map((one) => this.name(one)).join(", ");
    if (typeof value !== "string") return String(value);
    if (this.has(`name-${value}`)) return this.format(`name-${value}`);
    return this.#composed(value) ?? value;
  }

  /** A name made of two: R16-2 is the second of its kind in R16, R16-LUT is made of two things that have names. */
  #composed(value: string): string | null {
    const [, thing = "", part = ""] = /^(.+)-(\w+)$/.exec(value) ?? [];
    const isNumber = /^\d+$/.test(part);
    const id = isNumber ? "name-numbered" : "name-paired";
    if (!this.has(id) || !this.has(`name-${thing}`) || !(isNumber || this.has(`name-${part}`))) return null;
    return this.format(id, { thing: this.name(thing), part: this.name(part) });
  }

  help(value: string): string | null {
    return this.has(`help-${value}`) ? this.format(`help-${value}`) : null;
  }

  /** What a field is called; the same word may mean another thing within a certain one. */
  label(field: string, within = ""): string {
    if (within !== "" && this.has(`label-${within}-${field}`)) return this.format(`label-${within}-${field}`);
    return this.has(`label-${field}`) ? this.format(`label-${field}`) : humanised(field);
  }

  action(choice: Pick<Choice, "kind" | "arguments">, players: readonly string[] = []): string {
    const id = `action-${choice.kind}`;
    if (!this.has(id)) return [humanised(choice.kind), ...Object.values(choice.arguments).map((v) => this.name(v))].join(" ");
    return this.format(id, this.#filled(choice.arguments, players));
  }

  event(event: Event, players: readonly string[]): string {
    return this.format(event.kind, this.#filled(event.arguments ?? {}, players));
  }

  /** The sentence with its seats left as seats, so that a screen can draw their marks. */
  parts(event: Event): Part[] {
    const marked = Array.from({ length: 8 }, (_, seat) => `${OPEN}${seat}${CLOSE}`);
    return this.event(event, marked)
      .split(/(\uE000\d\uE001)/)
      .filter((part) => part !== "")
      .map((part) => (part.startsWith(OPEN) ? { seat: Number(part[1]) } : part));
  }

  #filled(given: NonNullable<Event["arguments"]>, players: readonly string[]): Arguments {
    const filled: Arguments = {};
    for (const [key, value] of Object.entries(given)) {
      if (key.startsWith("seat") && players.length > 0)
        filled[key] = Array.isArray(value)
          ? value.map((seat) => players[Number(seat)] ?? String(seat)).join(", ")
          : (players[Number(value)] ?? String(value));
      else filled[key] = typeof value === "number" ? value : this.name(value);
    }
    return filled;
  }
}
