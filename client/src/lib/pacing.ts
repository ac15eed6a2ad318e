/** How long the steps of others are shown at normal speed: ever shorter, so that a round of them ends soon.
 *
 * A round begins with what a person did. Its time is that of the clock: what bots think and what a slow
 * machine needs to draw is part of it, and no step waits when it is over.
 */

const STEP_MS = 600;
const ROUND_MS = 2500;
const LEAST_MS = 25;
const SCENE_MS = 1200;
/** A beat: one of several things that a single move does. */
export const BEAT_MS = 480;

/** Whether a round has had its time: what is still waiting is then shown at once. */
export function isSpent(spent: number): boolean {
  return (ROUND_MS - spent) / 4 <= LEAST_MS;
}

/** The time of the next step, after so much has passed since a person's; a scene may take half of what is left. */
export function waitFor(spent: number, isScene = false): number {
  const left = ROUND_MS - spent;
  return Math.max(LEAST_MS, isScene ? Math.min(SCENE_MS, left / 2) : Math.min(STEP_MS, left / 4));
}
