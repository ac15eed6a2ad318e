/** Whether the screen is a phone's, held upright: boards are then drawn narrow and tall. */

const query = matchMedia("(max-width: 640px)");
let narrow = $state(query.matches);
query.addEventListener("change", () => (narrow = query.matches));

export const screen = {
  get narrow(): boolean {
    return narrow;
  },
};
