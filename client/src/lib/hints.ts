/** How a hint compares the actions it names, in words: only what the search counted. */

import { t } from "./words.svelte";

export interface Compared {
  readonly code: number;
  readonly chance: number;
  readonly weight: number;
  readonly words: string;
}

const percent = (one: Compared): number => Math.round(one.chance * 100);

/** Of the best, how far it is ahead of the best other; of another, how far it is behind the best. */
export function comparison(found: readonly Compared[], code: number): string {
  const [best, ...others] = found;
  const next = others.reduce<Compared | undefined>((most, one) => (most && most.chance >= one.chance ? most : one), undefined);
  const told = found.find((one) => one.code === code);
  if (!best || !told) return "";
  if (!next) return t("hint-only", { weight: Math.round(best.weight * 100) });
  const other = told === best ? next : best;
  const ahead = percent(told) - percent(other);
  if (ahead === 0) return t("hint-equal", { other: other.words });
  // What was tried less may look better by chance: it is said, and so is how much each was tried.
  if (told === best && ahead < 0) return t("hint-tried", { other: other.words, weight: Math.round(best.weight * 100), less: Math.round(next.weight * 100) });
  return ahead > 0 ? t("hint-ahead", { count: ahead, other: other.words }) : t("hint-behind", { count: -ahead, other: other.words });
}
