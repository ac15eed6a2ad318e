/** An error of the server as a sentence. */

import type { Error as Fault } from "../protocol";
import { hasText, t } from "./words.svelte";

export function faultText(fault: Fault): string {
  const id = `fault-${fault.error}`;
  return hasText(id) ? t(id, { message: fault.message, clause: fault.clause ?? "" }) : fault.message;
}
