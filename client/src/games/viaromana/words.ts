/** What the map says of a place when it is pointed at: the same labels and names as the rows of the table. */

import type { Tree } from "../../parts/tree/tree";
import type { viaromana } from "../../protocol";

type Lines = readonly (string | null)[];
const lines = (told: Lines) => told.filter((line) => line !== null).join("\n");

export function ofCity({ texts, names }: Tree, city: viaromana.CityView): string {
  const fact = (field: string, value: unknown) => `${texts.label(field)}: ${texts.name(value)}`;
  return lines([
    texts.name(city.city),
    fact("colour", city.colour),
    fact("symbol", city.symbol),
    city.piece === null ? null : fact("piece", city.piece),
    city.owner === null ? null : fact("owner", names[city.owner] ?? city.owner),
    city.markers.length > 0 ? fact("markers", city.markers) : null,
    fact("worth", city.worth),
  ]);
}

/** A road, or one of its spaces with the owner of the milestone there. */
export function ofRoad({ texts, names }: Tree, road: viaromana.RoadView, scoring: viaromana.RoadScoring | null, space?: { readonly id: string; readonly owner: number | null }): string {
  const fact = (field: string, value: unknown) => `${texts.label(field)}: ${texts.name(value)}`;
  const seats = (found: readonly number[]) => found.map((seat) => names[seat] ?? String(seat));
  const counts = road.pieces.flatMap((count, seat) => (count > 0 ? `${names[seat] ?? seat} ${count}` : []));
  const isScored = scoring?.road === road.road;
  return lines([
    texts.name(space?.id ?? road.road),
    typeof space?.owner === "number" ? fact("owner", names[space.owner]) : null,
    fact("status", road.status),
    fact("colours", road.colours),
    counts.length > 0 ? fact("pieces", counts) : null,
    road.leaders.length > 0 ? fact("leaders", seats(road.leaders)) : null,
    road.missing > 0 ? fact("missing", road.missing) : null,
    road.prizes.length > 0 ? fact("prizes", road.prizes) : null,
    isScored ? fact("trigger", seats([scoring.trigger])) : null,
    isScored && scoring.winner >= 0 ? fact("winner", seats([scoring.winner])) : null,
  ]);
}
