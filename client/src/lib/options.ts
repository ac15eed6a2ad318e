import type { GameInfo, Option } from "../protocol";

/** The values that a match of so many seats may choose from, as the server judges it. */
export function offered(option: Option, seats: number): readonly (number | string)[] {
  if (seats < option.fewest_seats) return option.values.slice(0, 1);
  const fitting = option.values.filter((_, place) => [0, seats].includes(option.only_with[place] ?? 0));
  return fitting.filter((value) => !(option.names_seat && typeof value === "number" && value > seats));
}

/** The options in which a match differs from what is published. */
export function houseRules(game: Pick<GameInfo, "options"> | undefined, chosen: Readonly<Record<string, number | string>>): readonly Option[] {
  return game?.options.filter((option) => option.is_house_rule && (chosen[option.name] ?? option.values[0]) !== option.values[0]) ?? [];
}
