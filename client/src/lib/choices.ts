import type { Choice } from "../protocol";

/** Whether two name the same action, whatever else is known of them. */
export function isSame(a: Pick<Choice, "kind" | "arguments">, b: Pick<Choice, "kind" | "arguments">): boolean {
  return a.kind === b.kind && Object.entries(b.arguments).every(([key, value]) => a.arguments[key] === value);
}
