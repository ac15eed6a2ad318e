/** What a seat is called; a bot has a Roman's name, its level stands beside it. */

import type { SeatInfo } from "../protocol";
import { hasText, t } from "./words.svelte";

export function levelName(level: string): string {
  return hasText(`level-${level}`) ? t(`level-${level}`) : level;
}

const ROMANS = ["Aulus", "Brutus", "Cornelia", "Drusus", "Ennia", "Flavia", "Galba", "Hortensia", "Iulus", "Kaeso", "Lavinia", "Metellus"] as const;

export function seatName(seat: SeatInfo): string {
  if (seat.holder === "open") return t("seat-open");
  if (seat.holder === "invited") return t("seat-invited");
  if (seat.holder === "bot" && seat.level) return seat.name ?? ROMANS[seat.seat] ?? levelName(seat.level);
  return seat.name ?? t("seat-numbered", { number: seat.seat + 1 });
}

/** Names by seat, told apart where two are the same; bots take Roman names that no person has. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const people = new Set(seats.filter((seat) => seat.holder !== "bot").map(seatName));
  const free = ROMANS.filter((name) => !people.has(name));
  const plain = seats.map((seat) => (seat.holder === "bot" && seat.name === null ? (free[seat.seat] ?? seatName(seat)) : seatName(seat)));
  return plain.map((name, place) =>
    plain.indexOf(name) === place && plain.lastIndexOf(name) === place
      ? name
      : `${name} ${["I", "II", "III", "IV", "V", "VI"][plain.slice(0, place + 1).filter((other) => other === name).length - 1] ?? ""}`,
  );
}

/** Those who sit at a table in the order of turns, from the one whose eyes we have. */
export function inTurn<Player extends { readonly seat: number }>(players: readonly Player[], from: number | null): Player[] {
  const turns = (player: Player) => (player.seat - (from ?? 0) + players.length) % players.length;
  return [...players].sort((a, b) => turns(a) - turns(b));
}
