/** How long the steps of others are shown at normal speed: ever shorter, so that a round of them ends soon. */

const STEP_MS = 750;
const ROUND_MS = 3000;
const LEAST_MS = 25;
const SCENE_MS = 1500;

/** Whether a round has had its time: what is still waiting is then shown at once. */
export function isSpent(spent: number): boolean {
  return (ROUND_MS - spent) / 4 <= LEAST_MS;
}

/** The time of the next step, after so much has been spent on those since our own turn; a scene may take half of what is left. */
export function waitFor(spent: number, isScene = false): number {
  const left = ROUND_MS - spent;
  return Math.max(LEAST_MS, isScene ? Math.min(SCENE_MS, left / 2) : Math.min(STEP_MS, left / 4));
}
