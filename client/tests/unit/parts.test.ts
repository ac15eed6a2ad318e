import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { place } from "../../src/games/praetor/layout.ts";
import { Texts } from "../../src/lib/fluent.ts";
import { breakdowns } from "../../src/lib/scores.ts";
import type { AnyView, Choice } from "../../src/protocol.ts";

// A window that is wide and on which nothing is pressed: no part that is drawn here asks for more.
globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
globalThis.addEventListener ??= EventTarget.prototype.addEventListener.bind(new EventTarget());
const { default: Shared } = await import("./Shared.svelte");
const PARTS = import.meta.glob<Component<Record<string, unknown>>>("../../src/{parts,games}/**/*.svelte", { import: "default" });

const PACKAGE = resolve(import.meta.dirname, "../../../src/ludi/games");
const LANGUAGES = ["en", "de", "nl"] as const;
const textsOf = (game: string, language: string) => new Texts(language, [readFileSync(`${PACKAGE}/${game}/texts/${language}.ftl`, "utf-8")]);

const choice = (code: number, kind: string, given: Choice["arguments"]): Choice => ({ code, kind, arguments: given, leads: [] });

/** How a part of a table is drawn. */
async function drawn(path: string, given: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<string> {
  const names = ["Ada", "Bea"];
  const top = { game: "praetor", texts: textsOf("praetor", "en"), names, choices: [], ready: true, pointed: null, held: null, changes: new Map(), advice: [], asked: null, recalled: [], ...more };
  const table = { seats: [], names, actor: null, eyes: 0, clocks: [], clocksAt: 0, present: [] };
  return render(Shared as unknown as Component<Record<string, unknown>>, { props: { table, top, part: await PARTS[`../../src/${path}.svelte`]?.(), given } }).body;
}
/** The names of what can be pressed in it. */
const pressed = (html: string) => [...html.matchAll(/<button[^>]*class="name offer[^>]*>(.*?)<\/button>/gs)].map((found) => (found[1] ?? "").replaceAll(/<[^>]*>/g, "").trim());

test("another's card is not lit because one of ours has the same name", async () => {
  const texts = textsOf("provincia", "en");
  const choices = [choice(1, "play", { card: "forum" })];
  const row = (seat: number) => ({ seat, known_hand: ["forum", "villa"] });
  const holdings = (seat: number) => drawn("parts/tree/Holdings", { field: "players", row: row(seat), own: seat === 0, open: true }, { game: "provincia", texts, choices });
  expect(pressed(await holdings(0))).toEqual(["Forum"]);
  expect(pressed(await holdings(1))).toEqual([]);
});

const tile = { tile: "FOR-1", building: "FOR", x: 2, y: -1, corners: ["R", "C", "V", "F"], zone: "zone-red", fee: 0, fee_good: null, owner: 0, worker: null, worker_seat: null, builder: null, used: false };

test("a tile of the city shows its owner, the first seat too, and where it lies as the log says it", async () => {
  for (const owner of [0, 1]) expect(await drawn("games/praetor/CityTile", { tile: { ...tile, owner } })).toMatch(new RegExp(`class="owner[^"]*"[^>]*fill: var\\(--p${owner}\\)`));
  expect(await drawn("games/praetor/CityTile", { tile: { ...tile, owner: null } })).not.toContain("owner");
  for (const language of LANGUAGES) {
    const texts = textsOf("praetor", language);
    const [said, tip] = [texts.event({ kind: "built", arguments: { seat: 0, tile: tile.tile, x: tile.x, y: tile.y } }, ["Ada"]), await drawn("games/praetor/CityTile", { tile }, { texts })];
    expect([language, said.includes(place(tile.x, tile.y)), tip.includes(`(${place(tile.x, tile.y)})`)]).toEqual([language, true, true]);
  }
});

test("the corners of a tile are told apart without letters, by colour and rings", async () => {
  const html = await drawn("games/praetor/TileFace", { building: "FOR", corners: tile.corners, name: "Forum" });
  expect([...html.matchAll(/class="plaza[^>]*fill: ([^;"]+)/g)].map((found) => found[1]).length).toBe(4);
  expect(new Set([...html.matchAll(/class="plaza[^>]*fill: ([^;"]+)/g)].map((found) => found[1])).size).toBe(4);
  expect([...html.matchAll(/class="ring/g)].length).toBe(0 + 1 + 2 + 3);
});

test("on the plain map so many letters of a corner are shown that no two colours look alike", async () => {
  for (const language of LANGUAGES) {
    const html = await drawn("parts/tree/MapGrid", { places: [{ field: "city", row: tile, x: 0, y: 0 }] }, { texts: textsOf("praetor", language) });
    const letters = [...html.matchAll(/class="corner[^>]*><span aria-hidden="true"[^>]*>([^<]+)/g)].map((found) => found[1]);
    expect([language, new Set(letters).size]).toEqual([language, 4]);
  }
});

test("a tile that is tried on a cell lies there as it would, with its points", async () => {
  const cell = { place: 3, x: 1, y: 0, plaza: [0, 4, 1, 0] };
  const shown = { tile: "FOR-1", building: "FOR", corners: tile.corners, zone: "zone-red" };
  const choices = [choice(5, "cell", { place: 3 })];
  const empty = await drawn("games/praetor/OpenCell", { cell, tile: shown, turns: null, city: [], pick: () => undefined }, { choices });
  const tried = await drawn("games/praetor/OpenCell", { cell, tile: shown, turns: 1, city: [], pick: () => undefined }, { choices });
  expect([empty.includes("ghost"), empty.includes("+4")]).toEqual([false, true]);
  expect([tried.includes("ghost"), [...tried.matchAll(/class="plaza/g)].length, tried.includes("+4")]).toEqual([true, 4, true]);
});

test("the mark of a seat on a die is hollow and lies clear of the pips", async () => {
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const html = await drawn("parts/Die", { value, seat: 0 });
    expect(html).toMatch(/<path class="mark[^>]*fill="none"/);
    const pips = [...html.matchAll(/<circle[^>]*cx="([\d.]+)" cy="([\d.]+)"/g)].map((found) => [Number(found[1]), Number(found[2])] as const);
    // The mark is a box of 7 around its middle.
    expect([value, pips.length, pips.filter(([x, y]) => Math.hypot(x - 20, y - 34.6) < 3.9 + 3.4)]).toEqual([value, value, []]);
  }
});

const player = { seat: 0, hand: [], tokens: [], goods: { gold: 4, clay: 0, wood: 2, stone: 1 }, storage: 5, morale: 3, defence: 2, military: 1, prestige: 6, buildings: [], senate: [], city: null, owes_tax: true, strength: null, fate: null, has_chosen: false };

test("in a battle every city has a bar, and a sum that anybody can follow", async () => {
  const view = { seat: 0, stage: "combat", attacks: [{ bellum: "bellum_1", gauls: 8, first_penalty: "gold", first_amount: 1, second_penalty: "none", second_amount: 0 }], shown_tokens: [{ colour_of: 0, value: -1 }, { colour_of: 1, value: 3 }], players: [player, { ...player, seat: 1, strength: 9, fate: "fate_won" }] };
  const html = await drawn("games/provincia/Battle", { view }, { game: "provincia", texts: textsOf("provincia", "en") });
  const sums = [...html.matchAll(/class="sum[^>]*>(.*?)<\/strong>/gs)].map((found) => (found[1] ?? "").replaceAll(/<[^>]*>/g, ""));
  expect(sums).toEqual(["3 + 2 + 1 − 1 = 5", "3 + 2 + 1 + 3 = 9"]);
  expect([...html.matchAll(/class="bar/g)].length).toBe(2);
  expect(html).toContain("held out");
});

test("a discount is taken by pressing a cube of the cost; one's own sleeping buildings can be pressed to wake them", async () => {
  const provincia = { game: "provincia", texts: textsOf("provincia", "en") };
  const choices = [choice(3, "waive", { good: "wood" }), choice(4, "waive", { good: "stone" })];
  const view = { seat: 0, actor: 0, stage: "playing", draft: null, looked_at: [], choices, players: [player], resolving: { card: "domus", by: 0, target: null, building: null } };
  const codes = (html: string) => [...html.matchAll(/data-codes="([^"]*)"/g)].map((found) => found[1]);
  expect(codes(await drawn("games/provincia/Middle", { view }, { ...provincia, choices }))).toEqual(["3", "4"]);
  const wake = [choice(9, "activate", { building: "mola" })];
  const card = (id: string) => drawn("games/provincia/CardThing", { card: id, kinds: ["activate"], field: "building", called: id.replace("_inactive", ""), zone: "street" }, { ...provincia, choices: wake });
  expect([codes(await card("mola_inactive")), codes(await card("turris_inactive"))]).toEqual([["9"], []]);
});

test("one's things in Provincia: goods with their limit, tracks, tokens in the colours of cities, the tax that is due", async () => {
  const own = { ...player, hand: ["villa"], tokens: [{ colour_of: 1, value: -2 }] };
  const choices = [choice(2, "token", { seat: 1, value: -2 })];
  const html = await drawn("games/provincia/OwnThings", { own }, { game: "provincia", texts: textsOf("provincia", "en"), choices });
  for (const said of ["(≤ 5)", 'data-codes="2"', "−2", "var(--p1)", "Owes tax this round", "Morale", "Defence"]) expect([said, html.includes(said)]).toEqual([said, true]);
});

test("one's board in Praetor: the life of the workers, the track of morale with its values, wages and what they lead to", async () => {
  const own = { seat: 0, villagers: 2, training_one: 1, training_two: 0, unplaced: [1, 3], placed: [2], retired: 1, sent: 0, goods: { gold: 1, wood: 0, stone: 2, marble: 0, weapon: 1 }, wages: 3, score: { total: 12 }, initiative: 2, wall_tiles: [], morale_field: 2, board: { morale_track: [-3, -1, 0, 2], rates: { wood: 1, stone: 2, marble: 3, weapon: 4 } } };
  const choices = [choice(7, "worker", { experience: 3 })];
  const texts = new Texts("en", [readFileSync(`${PACKAGE}/praetor/texts/en.ftl`, "utf-8"), readFileSync(resolve(import.meta.dirname, "../../src/games/praetor/texts/en.ftl"), "utf-8")]);
  const html = await drawn("games/praetor/OwnBoard", { own }, { choices, texts });
  expect([...html.matchAll(/<li[^>]*aria-current="true"[^>]*>(-?\d+)/g)].map((found) => found[1])).toEqual(["0"]);
  expect([...html.matchAll(/data-codes="([^"]*)"/g)].map((found) => found[1])).toEqual(["7"]);
  expect(html).toContain(texts.format("board-wages-short", { gold: 2 }));
});

test("the market has a step more and a step less for every good, each of them one choice", async () => {
  const choices = [choice(1, "sell", { good: "wood" }), choice(2, "buy", { good: "wood" }), choice(3, "buy", { good: "marble" }), choice(4, "leave", {})];
  const html = await drawn("games/praetor/Market", {}, { choices });
  expect([...html.matchAll(/data-choice="([^"]*)"/g)].map((found) => found[1])).toEqual(["1", "2", "3", "4"]);
  expect([...html.matchAll(/class="step[^>]*aria-disabled="true"/g)].length).toBe(5);
});

test("words that many buttons share stand before them once; each says all of it to who does not see them", async () => {
  const row = async (most: number) => {
    const choices = Array.from({ length: most }, (_, legions) => choice(legions, "take", { legions }));
    const html = await drawn("parts/table/ActionRow", { placed: () => false }, { game: "triumvirate", texts: textsOf("triumvirate", "de"), choices, view: {} });
    return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map((found) => [(found[2] ?? "").replaceAll(/<[^>]*>/g, "").trim(), /aria-label="([^"]*)"/.exec(found[1] ?? "")?.[1]]);
  };
  expect(await row(2)).toEqual([["Keine Legion mitnehmen", undefined], ["Eine Legion mitnehmen", undefined]]);
  expect((await row(6)).at(-1)).toEqual(["5 Legionen", "5 Legionen mitnehmen"]);
});

test("the name of Rome's button begins with what is written there, word by word", async () => {
  const choices = [choice(0, "claim", { claim: "ROME" })];
  const html = await drawn("games/triumvirate/Roma", { claim: { gold: 1, legions: 2 }, arriving: 0 }, { game: "triumvirate", texts: textsOf("triumvirate", "en"), choices });
  const label = /aria-label="([^"]*)"/.exec(html)?.[1] ?? "";
  const written = html.replaceAll(/<[^>]*>/g, "").trim().split(/\s+/).join(" ");
  expect([written, label.startsWith(written)]).toEqual(["board-roma 2 1", true]);
});

test("two milestones at once are offered from either end of a road in places of their own", async () => {
  const road = (milestones: readonly (number | null)[]) => ({ road: "R20", ends: ["AUG", "LUG"], milestones, colours: [], status: "open" });
  const choices = ["AUG", "LUG"].map((end, n) => choice(n, "double", { double: `R20-${end}` }));
  for (const free of [2, 3, 4]) {
    const html = await drawn("games/viaromana/Doubles", { road: road(Array.from({ length: 4 }, (_, n) => (n < free ? null : 0))) }, { game: "viaromana", texts: textsOf("viaromana", "en"), choices });
    const places = [...html.matchAll(/transform="translate\(([-\d.]+) ([-\d.]+)\)"/g)].map((found) => [Number(found[1]), Number(found[2])] as const);
    const [[x = 0, y = 0] = [], [otherX = 0, otherY = 0] = []] = places;
    expect([free, places.length, Math.hypot(x - otherX, y - otherY) > 26]).toEqual([free, 2, true]);
  }
});

test("with all hands open every player has one score, the one that includes what others do not see", async () => {
  const { opened } = await import("../../src/lib/moments.svelte.ts");
  const seen = (first: number, second: number) => ({ seat: 0, actor: 0, choices: [], players: [first, second].map((total, seat) => ({ seat, dice: 1, tiles: 2, chips: 3, fame: { total } })) }) as unknown as AnyView;
  const view = opened([seen(5, 3), seen(2, 8)]);
  expect(breakdowns(view ?? {}).map((one) => one.total)).toEqual([5, 8]);
});

test("a refusal is said in words with a link to the rule", async () => {
  const { note } = await import("../../src/lib/announce.svelte.ts");
  note("Not now: it is taken.", "plain", { href: "/rules/alea#AIE-4.1" });
  expect(await drawn("parts/Notes", {})).toMatch(/Not now: it is taken\..*<a href="\/rules\/alea#AIE-4\.1"/s);
});

test("a Commercium says what is paid before what is received, as it is drawn", () => {
  for (const language of LANGUAGES) {
    const texts = textsOf("provincia", language);
    const said = [
      texts.format("thing-trade", { paid: "PAID", got: "GOT" }),
      texts.format("leads-trade", { pay: "PAID", good: "", get: "GOT", other: "" }),
      texts.format("leads-exchange", { pay: "PAID", good: "", get: "GOT", other: "", times: 2 }),
    ];
    for (const text of said) expect([text, text.includes("PAID") && text.indexOf("PAID") < text.indexOf("GOT")]).toEqual([text, true]);
  }
});

test("a card says what it lacks; an OPES card lights one's own half", async () => {
  const texts = textsOf("provincia", "en");
  const house = await drawn("games/provincia/CardFace", { card: "aquaeductus", short: ["stone"], dim: true }, { texts });
  expect([house.includes("dim"), [...house.matchAll(/class="[^"]*\bshort\b/g)].length]).toEqual([true, 1]);
  const [opes = ""] = Object.keys(((await import("../../src/games/provincia/cards.json")).default as { opes: object }).opes);
  for (const half of ["chooser", "others"]) expect([half, [...(await drawn("games/provincia/CardFace", { card: opes, half }, { texts })).matchAll(/class="[^"]*\blit\b/g)].length]).toEqual([half, 1]);
});

test("a choice that lets a rival win has a mark, and says so first and in red", async () => {
  const texts = textsOf("triumvirate", "en");
  const end: Choice = { code: 7, kind: "end", arguments: {}, leads: [{ kind: "leads-cut-down", arguments: { legions: 2, province: "ITA" } }, { kind: "leads-beware-military", arguments: { seat: 1, chance: 40 } }] };
  const row = (choices: readonly Choice[], pointed: Choice | null) => drawn("parts/table/ActionRow", { placed: () => false }, { game: "triumvirate", texts, choices, pointed });
  const plain = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
  const html = await row([end], end);
  expect(html).toMatch(/<strong class="warning[^"]*">/);
  expect(plain(html)).toMatch(/End the turn Beware: .*Bea could then win the ninth province in the next turn \(40 % at best\)\. Italia/);
  expect(await row([end], null)).toMatch(/<span class="warning[^>]*>!</);
  expect(await row([{ ...end, leads: [] }], null)).not.toContain("warning");
});

const contender = { seat: 0, character: "CAE", at: "ITA", gold: 2, n_provinces: 8, governors_left: 1, citizens: 2, political: 6, military: 3, leads_political: true, leads_military: false, consul: true, compensation: "side_II", flight_card: true, provinces_missing: 1, fields_missing: 5, citizens_missing: 4, could_win: ["military"] };

test("a contender's cards and meters are drawn, with an alarm on a victory within reach", async () => {
  const texts = new Texts("en", [`${PACKAGE}/triumvirate`, resolve(import.meta.dirname, "../../src/games/triumvirate")].map((folder) => readFileSync(`${folder}/texts/en.ftl`, "utf-8")));
  const meters = (more: object) => drawn("games/triumvirate/Meters", { one: { ...contender, ...more } }, { game: "triumvirate", texts });
  const cards = (html: string) => [...html.matchAll(/data-card="(\w+)"/g)].map((found) => found[1]);
  const near = (html: string) => [...html.matchAll(/class="meter tap[^"]* near[^"]*"[^>]*data-meter="(\w+)"/g)].map((found) => found[1]);
  expect(cards(await meters({}))).toEqual(["consul", "compensation", "flight"]);
  expect(near(await meters({}))).toEqual(["military"]);
  expect(cards(await meters({ consul: false, compensation: null, flight_card: false, could_win: [] }))).toEqual([]);
  expect(near(await meters({ could_win: [] }))).toEqual([]);
  expect([...(await meters({})).matchAll(/width: ([\d.]+)%/g)].map((found) => Math.round(Number(found[1])))).toEqual([89, 33, 64]);
});

test("a hint says why, and names a rival whom the action hurts", async () => {
  const texts = textsOf("alea", "en");
  const choices = [choice(4, "forum", { value: 2 }), choice(9, "latrina", {})];
  const reasons = [{ kind: "reason-forum", arguments: {} }, { kind: "reason-forum-rival", arguments: { seat: 1 } }];
  const advice = [{ code: 4, action: "forum 2", chance: 0.6, weight: 0.8, then: [], reasons }, { code: 9, action: "latrina", chance: 0.4, weight: 0.2, then: [], reasons: [] }];
  const shown = async (pointed: Choice | null) => (await drawn("parts/table/Hints", { level: "legatus", close: () => undefined }, { game: "alea", texts, choices, advice, pointed })).replaceAll(/<[^>]*>/g, "").replaceAll(/\s|&#8239;/g, " ");
  expect(await shown(null)).toMatch(/Better prospects in the Forum\. +Worse prospects for +Bea in the Forum\./);
  expect(await shown(choices[1] ?? null)).not.toContain("prospects");
});
