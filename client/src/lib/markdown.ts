/** The little Markdown of our rules pages, as a tree that templates draw: no HTML is ever made from text. */

export type Inline = { readonly kind: "text" | "strong" | "em" | "code"; readonly text: string };
export type Block =
  | { readonly kind: "p"; readonly inline: readonly Inline[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: "table"; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] };

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|_[^_\s][^_]*_(?!\w))/)) {
    if (part === "") continue;
    if (part.startsWith("**") && part.length > 4) found.push({ kind: "strong", text: part.slice(2, -2) });
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

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.split("\n");
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (line.trim() === "") at += 1;
    else if (line.trimStart().startsWith("|")) {
      const start = at;
      while ((lines[at] ?? "").trimStart().startsWith("|")) at += 1;
      const rows = lines.slice(start, at).filter((row) => !/^\s*\|[\s:|-]+\|?\s*$/.test(row)).map(cells);
      found.push({ kind: "table", head: rows[0] ?? [], rows: rows.slice(1) });
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
