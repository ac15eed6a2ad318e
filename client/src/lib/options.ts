import type { Option } from "../protocol";

/** The values that a match of so many seats may choose from, as the server judges it. */
export function offered(option: Option, seats: number): readonly (number | string)[] {
  if (seats < option.fewest_seats) return option.values.slice(0, 1);
  return option.values.filter((value) => !(option.names_seat && typeof value === "number" && value > seats));
}
