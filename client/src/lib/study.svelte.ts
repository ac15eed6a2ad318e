/**
 * What somebody tries and notes beside a finished match: lines that were not played, and comments.
 *
 * They are kept in this browser and shared by address. A line is its ply and its actions, which the server plays
 * again; a comment is written for oneself and for whom one sends it to, so the server never sees either: nothing
 * of strangers has to be stored, limited or moderated there.
 */

export interface Line {
  /** How many moves of the match come before it. */
  readonly ply: number;
  /** The codes of its actions. */
  readonly actions: readonly number[];
}

interface Notes {
  readonly lines: readonly string[];
  readonly comments: Readonly<Record<string, string>>;
}

const MOST_LINES = 30;
const MOST_COMMENTS = 200;
export const LONGEST_COMMENT = 500;
/** As many as the server plays in one line. */
export const MOST_ACTIONS = 150;
const PATH = /^\d{1,6}(\.\d{1,7}){0,150}$/;

/** The name of a moment: its ply in the match, or a line up to there. */
export function pathOf(line: Line | null, ply: number): string {
  return line === null || ply <= line.ply ? String(ply) : [line.ply, ...line.actions.slice(0, ply - line.ply)].join(".");
}

/** The line of such a name; none is named by a single number, which is a moment of the match. */
export function lineOf(path: string): Line | null {
  if (!PATH.test(path)) return null;
  const [ply = 0, ...actions] = path.split(".").map(Number);
  return actions.length === 0 ? null : { ply, actions };
}

/** Notes in one word for the end of an address, which no server is told. */
export function packed(notes: Notes): string {
  const bytes = new TextEncoder().encode(JSON.stringify(notes));
  return btoa(String.fromCodePoint(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function unpacked(word: string): Notes | null {
  try {
    const bytes = Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.codePointAt(0) ?? 0);
    return checked(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** What came from elsewhere, without what cannot be ours. */
function checked(found: unknown): Notes {
  const { lines, comments } = (typeof found === "object" && found !== null ? found : {}) as { lines?: unknown; comments?: unknown };
  const paths = Array.isArray(lines) ? lines.filter((one): one is string => typeof one === "string" && lineOf(one) !== null) : [];
  const texts = typeof comments === "object" && comments !== null ? Object.entries(comments) : [];
  const kept = texts.filter((one): one is [string, string] => PATH.test(one[0]) && typeof one[1] === "string" && one[1] !== "");
  return {
    lines: paths.slice(0, MOST_LINES),
    comments: Object.fromEntries(kept.slice(0, MOST_COMMENTS).map(([path, text]) => [path, text.slice(0, LONGEST_COMMENT)])),
  };
}

/** Whether a line begins with all of another. */
const begins = (line: Line, other: Line) => line.ply === other.ply && other.actions.every((code, n) => line.actions[n] === code);

export class Study {
  lines = $state.raw<readonly Line[]>([]);
  comments = $state.raw<Readonly<Record<string, string>>>({});
  readonly #key: string;

  constructor(table: string) {
    this.#key = `ludi-notes-${table}`;
    try {
      this.add(checked(JSON.parse(localStorage.getItem(this.#key) ?? "{}")));
    } catch {
      // A browser that keeps nothing still shows.
    }
  }

  get notes(): Notes {
    return { lines: this.lines.map((line) => pathOf(line, line.ply + line.actions.length)), comments: this.comments };
  }

  /** Take over somebody's notes beside one's own; one's own comments stay. */
  add(notes: Notes): void {
    for (const path of notes.lines) {
      const line = lineOf(path);
      if (line) this.keep(line);
    }
    this.comments = { ...notes.comments, ...this.comments };
    this.#save();
  }

  /** Keep a line, in place of one that it goes on from; the line that is then there. */
  keep(line: Line): Line {
    const known = this.lines.find((one) => begins(one, line));
    if (known) return known;
    this.lines = [...this.lines.filter((one) => !begins(line, one)), line].slice(-MOST_LINES);
    this.#save();
    return line;
  }

  drop(line: Line): void {
    this.lines = this.lines.filter((one) => one !== line);
    const path = pathOf(line, line.ply + line.actions.length);
    const ours = (one: string) => one.includes(".") && path.startsWith(one) && !this.lines.some((other) => pathOf(other, other.ply + other.actions.length).startsWith(one));
    this.comments = Object.fromEntries(Object.entries(this.comments).filter(([one]) => !ours(one)));
    this.#save();
  }

  comment(path: string, text: string): void {
    const { [path]: _, ...others } = this.comments;
    this.comments = text.trim() === "" ? others : { ...others, [path]: text.trim().slice(0, LONGEST_COMMENT) };
    this.#save();
  }

  #save(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.notes));
    } catch {
      // A browser that keeps nothing still shows.
    }
  }
}
