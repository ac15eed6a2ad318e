/** The name of a game, with or without a box, as it is without: `praetor+65ccd42b` is played like `praetor`. */
export const plainName = (game: string): string => game.split("+")[0] ?? game;
