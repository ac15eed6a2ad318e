/** The little Markdown of our rules pages, as a tree that templates draw: no HTML is ever made from text. */

export type Inline = { readonly kind: "text" | "strong" | "em" | "code" | "source"; readonly text: string };

/** The words that tell where a number comes from. */
export const SOURCES = ["seed", "public", "reconstructed"] as const;
export type Source = (typeof SOURCES)[number];
const isSource = (word: string): word is Source => (SOURCES as readonly string[]).includes(word);

/** Text that tells where something comes from, with those words marked. */
export function sourced(text: string): Inline[] {
  return text
    .split(/\b(seed|public|reconstructed)\b/)
    .filter((part) => part !== "")
    .map((part) => ({ kind: isSource(part) ? "source" : "text", text: part }));
}
export type Block =
  | { readonly kind: "p"; readonly inline: readonly Inline[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: "table"; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] };

export function inline(text: string): Inline[] {
  // A note at the end of a clause tells its source: "(number public; places reconstructed)".
  const note = /^(.*)(\([^()]*\b(?:seed|public|reconstructed)\b[^()]*\)\.?)$/s.exec(text);
  if (note) return [...inline(note[1] ?? ""), ...sourced(note[2] ?? "")];
  const found: Inline[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|_[^_\s][^_]*_(?!\w))/)) {
    if (part === "") continue;
    if (part.startsWith("**") && part.length > 4) found.push({ kind: "strong", text: part.slice(2, -2) });
    else if (part.startsWith("`") && isSource(part.slice(1, -1))) found.push({ kind: "source", text: part.slice(1, -1) });
    else if (part.startsWith("`") && part.length > 2) found.push({ kind: "code", text: part.slice(1, -1) });
    else if (/^(\*[^*]+\*|_[^_]+_)$/.test(part)) found.push({ kind: "em", text: part.slice(1, -1) });
    else found.push({ kind: "text", text: part });
  }
  return found;
}

const cells = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

export const plain = (cell: readonly Inline[]): string => cell.map((part) => part.text).join("");

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.split("\n");
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (/^\s*(-{3,})?\s*$/.test(line)) at += 1;
    else if (line.trimStart().startsWith("|")) {
      const start = at;
      while ((lines[at] ?? "").trimStart().startsWith("|")) at += 1;
      const [head = [], ...rows] = lines.slice(start, at).filter((row) => !/^\s*\|[\s:|-]+\|?\s*$/.test(row)).map(cells);
      const told = head.map((cell) => plain(cell).toLowerCase().startsWith("provenance"));
      found.push({ kind: "table", head, rows: rows.map((row) => row.map((cell, n) => (told[n] ? sourced(plain(cell)) : cell))) });
    } else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      const items: string[] = [];
      while (at < lines.length && (lines[at] ?? "").trim() !== "") {
        const item = (lines[at] ?? "").match(/^\s*(?:[-*]|\d+\.)\s+(.*)$/);
        if (item) items.push(item[1] ?? "");
        else items.push(`${items.pop() ?? ""} ${(lines[at] ?? "").trim()}`);
        at += 1;
      }
      found.push({ kind: "list", items: items.map(inline) });
    } else {
      const start = at;
      while (at < lines.length && (lines[at] ?? "").trim() !== "" && !(lines[at] ?? "").trimStart().startsWith("|")) at += 1;
      found.push({ kind: "p", inline: inline(lines.slice(start, at).join(" ").replaceAll(/\s+/g, " ").trim()) });
    }
  }
  return found;
}
