/** The marks of things that several games know: a word in an id or a field finds its icon or its colour. */

import type { IconName } from "./icon-names";

const ICONS: Readonly<Record<string, IconName>> = {
  gold: "two-coins", wages: "two-coins", fee: "two-coins", tax: "two-coins", income: "two-coins",
  clay: "clay-brick", wood: "wood-pile", stone: "stone-pile", marble: "stone-block",
  weapon: "crossed-swords", weapons: "crossed-swords", attackers: "crossed-swords", strength: "crossed-swords",
  legions: "roman-shield", defence: "stone-wall", defenders: "roman-shield", military: "centurion-helmet", helmet: "centurion-helmet",
  temple: "greek-temple", laurel: "laurel-crown", horse: "horse-head", castle: "castle", castles: "castle",
  political: "public-speaker", politics: "public-speaker", competence: "scales", senate: "scroll-unfurled",
  prestige: "laurels", favour: "laurels", points: "laurels", score: "laurels", fame: "laurels", morale: "flying-flag",
  eagle: "eagle-emblem", citizens: "person", villagers: "person", servants: "roman-toga", milestones: "stone-tablet", milestone: "stone-tablet",
};

const COLOURS: Readonly<Record<string, string>> = {
  red: "--mac", green: "--ger", blue: "--bri", violet: "--gal", purple: "--gal", yellow: "--aeg", orange: "--his", grey: "--lib",
  // What is called by nothing but a colour, in our other languages.
  rot: "--mac", rood: "--mac", grün: "--ger", groen: "--ger", blau: "--bri", blauw: "--bri", gelb: "--aeg", geel: "--aeg",
};

/** Icons of goods in the colour of the good; beside it there is always its shape. */
const TINTS: Partial<Record<IconName, string>> = { "two-coins": "--gold", "clay-brick": "--clay", "wood-pile": "--wood", "stone-pile": "--stone", "stone-block": "--stone", "crossed-swords": "--iron" };

export function tint(icon: IconName): string {
  return `var(${TINTS[icon] ?? "--ink-2"})`;
}

export interface Token {
  readonly icons: readonly IconName[];
  /** A custom property with its colour. */
  readonly colour: string | null;
}

const words = (id: string): string[] => id.toLowerCase().split(/[-_ ]/);

/** The marks of an id; where it says nothing, of a name that is only a colour. */
export function token(id: string, name = ""): Token {
  const found = words(id);
  return {
    icons: found.flatMap((word) => ICONS[word] ?? []).slice(0, 4),
    colour: [...found, name.toLowerCase()].map((word) => COLOURS[word]).find((colour) => colour !== undefined) ?? null,
  };
}

export function fieldIcon(field: string): IconName | null {
  const found = words(field);
  return (found.length <= 2 ? found.map((word) => ICONS[word]).find((icon) => icon !== undefined) : null) ?? null;
}
