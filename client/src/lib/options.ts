import type { Option } from "../protocol";

/** The values that a match of so many seats may choose from, as the server judges it. */
export function offered(option: Option, seats: number): readonly (number | string)[] {
  if (seats < option.fewest_seats) return option.values.slice(0, 1);
  const fitting = option.values.filter((_, place) => [0, seats].includes(option.only_with[place] ?? 0));
  return fitting.filter((value) => !(option.names_seat && typeof value === "number" && value > seats));
}
