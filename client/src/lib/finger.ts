/** Whether the last thing pressed was pressed by a finger, which cannot hover: it is shown first, and taken by a second press. */

let last = "";
addEventListener("pointerdown", (event) => (last = event.pointerType), { capture: true, passive: true });
addEventListener("keydown", () => (last = ""), { capture: true, passive: true });

export function byFinger(): boolean {
  return last === "touch";
}
