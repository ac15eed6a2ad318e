/** The client's own words, so that a test that waits for them, or for their absence, follows them when they are edited. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync(join(import.meta.dirname, "../../src/texts/en.ftl"), "utf8")));

/** What the client says by this id. */
export function english(id: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`the client has no text ${id}`);
  return bundle.formatPattern(pattern, values);
}
