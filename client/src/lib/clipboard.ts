/** Copying a link, and saying so. */

import { note } from "./announce.svelte";
import { t } from "./words.svelte";

/** Where the browser does not allow it, the note says what to do instead: the link itself, unless it is on the page. */
export async function copyLink(link: string, instead: string = link): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    note(t("link-copied"), "good");
  } catch {
    note(instead);
  }
}
