/** Where the numbers of a thing come from, as the rules page tells it in the row of its id. */

import { ask } from "./api";
import { blocks, plain, SOURCES, type Source } from "./markdown";
import type { RulesPage } from "../protocol";

export type Provenance = ReadonlyMap<string, Source>;

/** The least certain source in each row that has a column "Provenance", by the row's first cell. */
export function provenanceIn(page: Pick<RulesPage, "chapters">): Provenance {
  const found = new Map<string, Source>();
  for (const text of page.chapters.flatMap((chapter) => [chapter.text, ...chapter.clauses.map((clause) => clause.text)]))
    for (const block of blocks(text)) {
      if (block.kind !== "table") continue;
      for (const row of block.rows) {
        const words = row.flatMap((cell) => cell.filter((part) => part.kind === "source").map((part) => part.text));
        const source = SOURCES.findLast((one) => words.includes(one));
        const id = plain(row[0] ?? []).trim();
        if (source && id !== "") found.set(id, source);
      }
    }
  return found;
}

const games = new Map<string, Promise<Provenance>>();

export function provenance(game: string): Promise<Provenance> {
  const known = games.get(game);
  if (known) return known;
  const found = ask("GET /api/rules/{game}", { path: { game } }).then(provenanceIn);
  found.catch(() => games.delete(game));
  games.set(game, found);
  return found;
}
