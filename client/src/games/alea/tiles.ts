/** What is printed on the tiles, read from their ids: region, sex and value. */

import type { IconName } from "../../lib/icon-names";

export type RegionCode = "MAC" | "GER" | "BRI" | "GAL" | "AEG" | "HIS" | "LIB";

export interface Region {
  readonly code: RegionCode;
  /** Latin, the same in every language. */
  readonly name: string;
  readonly colour: string;
  readonly emblem: IconName;
}

function region(code: RegionCode, name: string, emblem: IconName): Region {
  return { code, name, emblem, colour: `var(--${code.toLowerCase()})` };
}

export const REGIONS: Readonly<Record<RegionCode, Region>> = {
  MAC: region("MAC", "Macedonia", "heraldic-sun"),
  GER: region("GER", "Germania", "oak-leaf"),
  BRI: region("BRI", "Britannia", "big-wave"),
  GAL: region("GAL", "Gallia", "rooster"),
  AEG: region("AEG", "Aegyptus", "egyptian-pyramids"),
  HIS: region("HIS", "Hispania", "bull-horns"),
  LIB: region("LIB", "Libera", "laurels"),
};

const ROMAN = ["0", "I", "II", "III", "IV"] as const;

export function roman(value: number): string {
  return ROMAN[value] ?? String(value);
}

export interface Province {
  readonly region: Region;
  readonly value: number;
}

export function province(id: string): Province {
  const [, code = "LIB", value = "0"] = id.split("-");
  return { region: REGIONS[code as RegionCode], value: Number(value) };
}

export interface Patrician {
  readonly region: Region;
  readonly sex: "F" | "M";
  readonly value: number;
}

export function patrician(id: string): Patrician {
  const [, code = "LIB", rest = "F0"] = id.split("-");
  return { region: REGIONS[code as RegionCode], sex: rest.startsWith("F") ? "F" : "M", value: Number(rest.slice(1)) };
}

type Borders = Readonly<Record<string, readonly [RegionCode, RegionCode]>>;
const OURS: Borders = {
  "SQ-XII-a": ["MAC", "GER"],
  "SQ-XII-b": ["GER", "BRI"],
  "SQ-XII-c": ["BRI", "GAL"],
  "SQ-XII-d": ["GAL", "HIS"],
  "SQ-XII-e": ["HIS", "AEG"],
  "SQ-XII-f": ["AEG", "MAC"],
};

let borders = OURS;

/** Take the border provinces of a match: ours, or as its box prints them. One table is shown at a time. */
export function lay(drawing: Readonly<Record<string, unknown>> | null): void {
  borders = (drawing?.["borders"] as Borders | undefined) ?? OURS;
}

/** The colours of a home: one of a province, two of a border province, grey of a free one. */
export function homeRegions(id: string): readonly Region[] {
  const border = borders[id];
  if (border) return border.map((code) => REGIONS[code]);
  if (id.startsWith("SQ-")) return [REGIONS.LIB];
  return [province(id).region];
}

/** The picture on a senate tile. */
export function senateIcon(id: string): IconName {
  const kind = id.replace(/-[a-f]$/, "");
  const icons: Record<string, IconName> = {
    "SQ-I": "stone-bridge",
    "SQ-II": "roman-toga",
    "SQ-III": "tied-scroll",
    "SQ-IV": "cornucopia",
    "SQ-V": "family-house",
    "SQ-VI": "person",
    "SQ-VII": "roman-shield",
    "SQ-VIII": "house",
    "SQ-IX": "female",
    "SQ-X": "male",
    "SQ-XI": "wheat",
    "SQ-XII": "crossed-swords",
    "SQ-XIII": "laurels",
  };
  return icons[kind] ?? "scroll-unfurled";
}
