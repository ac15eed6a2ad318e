/** What is printed on the cards (cards.json, compared with the tables of the game by a test), and the picture of each. */

import type { BuildingName } from "../../art/buildings";
import type { IconName } from "../../lib/icon-names";
import type { Choice, ProvinciaView, provincia } from "../../protocol";
import printed from "./cards.json";

export type Good = "gold" | "clay" | "wood" | "stone";
export type Amounts = Readonly<Partial<Record<Good, number>>>;

export interface BuildingCard {
  readonly cost: Amounts;
  readonly prestige: number;
  readonly kind: "production" | "defence" | "prestige";
  readonly effect: Readonly<Record<string, number>>;
  readonly dormant: boolean;
}
export interface SenateCard {
  readonly cost: Amounts;
  readonly value: number;
  readonly trade: readonly (readonly [Good, number])[] | null;
}
export interface OpesCard {
  readonly chooser: Amounts;
  readonly others: Amounts;
}

/** JSON has no names of its own for goods: the shapes are those that the test of the file checks. */
interface Cards {
  readonly buildings: Readonly<Record<string, BuildingCard>>;
  readonly senate: Readonly<Record<string, SenateCard>>;
  readonly opes: Readonly<Record<string, OpesCard>>;
}
const ours = printed as unknown as Cards;
let cards = ours;

/** Take the cards of a match: ours, or as its box prints them. One table is shown at a time. */
export function lay(drawing: Readonly<Record<string, unknown>> | null): void {
  cards = (drawing as unknown as Cards | null) ?? ours;
}

/** A building that sleeps is the same card. */
export const kindOf = (id: string): string => id.replace(/_inactive$/, "");
export const isAsleep = (id: string): boolean => id.endsWith("_inactive");
export const building = (id: string): BuildingCard | undefined => cards.buildings[kindOf(id)];
export const senate = (id: string): SenateCard | undefined => cards.senate[id];
export const opes = (id: string): OpesCard | undefined => cards.opes[id];
export const costOf = (id: string): Amounts => building(id)?.cost ?? senate(id)?.cost ?? {};

/** The Latin name: what stands before its explanation. */
export const latin = (name: string): string => name.replace(/ \(.*/, "");

export const PICTURES: Readonly<Record<string, BuildingName>> = {
  aquaeductus: "aqueduct", armamentarium: "armoury", amphiteatrum: "amphitheatre", aurifex: "goldsmith", carchesium: "crane", circus: "circus", colosseum: "colosseum",
  domus: "townHouse", fodina: "quarry", fons: "fountain", fornax_lateris: "brickKiln", forum: "forum", horreum: "warehouse", hortus: "garden", insula: "tenement",
  lignator: "woodcutter", officina: "workshop", pons: "bridge", portus: "harbour", puteus: "well", stabilum: "stable", statua: "statue", strata: "road", emporium: "tradingHouse",
  exercitatio: "drillGround", mola: "mill", statio: "guardPost", templum: "temple", turris: "tower", via_mercatoris: "merchantsRoad", villa: "villa", vinea: "vineyard",
};

/** The sign of a senate card. */
export function senateSign(id: string): IconName {
  const signs: readonly (readonly [string, IconName])[] = [
    ["aediles", "roman-shield"], ["architectus", "ancient-columns"], ["commercium", "back-forth"], ["concussio", "two-coins"], ["coniuratio", "crossed-swords"],
    ["consuetudo", "magnifying-glass"], ["consul", "roman-toga"], ["corruptio", "two-coins"], ["gloria", "laurel-crown"], ["legio", "centurion-helmet"], ["patronus", "amphora"], ["praetor", "scales"],
  ];
  return signs.find(([word]) => id.startsWith(word))?.[1] ?? "scroll-unfurled";
}

/** What a senate card does that has neither a value nor a trade, as a sign and a word of numbers. */
export function senateEffect(id: string): readonly [IconName, string] | null {
  const effects: Readonly<Record<string, readonly [IconName, string]>> = {
    aediles: ["ancient-columns", "✓"], architectus: ["clay-brick", "−1"], concussio: ["two-coins", "−1"], coniuratio: ["ancient-columns", "✗"],
    consuetudo: ["tied-scroll", "1/10"], corruptio: ["two-coins", "✗"], praetor: ["two-coins", "✗"],
  };
  return effects[id] ?? null;
}

export const EFFECTS: Readonly<Record<string, IconName>> = { morale: "flying-flag", defence: "stone-wall", military: "centurion-helmet", gold: "two-coins", clay: "clay-brick", wood: "wood-pile", stone: "stone-pile" };

/** A card that lies face down: how it is taken, and what it is to a viewer who laid it there. */
export interface FaceDown {
  readonly take: Choice | undefined;
  readonly known: string | undefined;
}

/** The face-down cards as they lie. Only who knows one of them can tell them apart: to others they are one option. */
export function faceDown(draft: provincia.Draft, choices: readonly Choice[]): FaceDown[] {
  const next = choices.find((choice) => choice.kind === "take_hidden");
  const second = choices.find((choice) => choice.kind === "take_second");
  return Array.from({ length: draft.n_face_down }, (_, place) => {
    const take = place === 1 ? (second ?? next) : next;
    const told = place === 0 || second ? take?.leads.find((lead) => lead.kind === "leads-known")?.arguments?.["card"] : undefined;
    return { take, known: told === undefined ? undefined : String(told) };
  });
}

const BEFORE_BATTLE = new Set(["draft", "playing", "hand_limit"]);

/** The Gauls are expected until they have been there. */
export function areGaulsExpected(view: Pick<ProvinciaView, "gauls_come" | "stage">): boolean {
  return view.gauls_come && BEFORE_BATTLE.has(view.stage);
}
