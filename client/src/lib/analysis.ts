/** The chance curve of a finished match, as far as the server has computed it. */

import { ask } from "./api";
import type { Analysis } from "../protocol";

const MOST_QUESTIONS = 200;
const FIRST_MS = 1500;
const LONGER_MS = 500;
const LONGEST_MS = 10_000;

/** Tell the curve, again and again while it grows; ``gone`` says that nobody looks any more. */
export async function analysed(table: string, told: (found: Analysis) => void, gone: () => boolean): Promise<void> {
  for (let n = 0; n < MOST_QUESTIONS && !gone(); n++) {
    const found = await ask("GET /api/tables/{table}/analysis", { path: { table } });
    told(found);
    if (found.ready) return;
    await new Promise((done) => setTimeout(done, Math.min(LONGEST_MS, FIRST_MS + n * LONGER_MS)));
  }
}
