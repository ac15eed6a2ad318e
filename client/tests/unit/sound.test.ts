import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";

const PACKAGE = join(import.meta.dirname, "../../../src/ludi/games");

/** A device that plays nothing and remembers what it was asked for. */
const played: { loud: number }[] = [];
const shaken: number[][] = [];
class Device {
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  resume = () => Promise.resolve();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createGain = () => {
    const gain = { setValueAtTime: (loud: number) => played.push({ loud }), exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  };
  #source = () => ({ frequency: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }, connect: (next: object) => next, start: () => undefined, stop: () => undefined });
  createOscillator = this.#source;
  createBufferSource = this.#source;
}
globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
vi.stubGlobal("AudioContext", Device);
vi.stubGlobal("navigator", { vibrate: (pattern: number[]) => shaken.push(pattern), languages: ["en"] });
const { make, sound, soundOf, SOUNDS } = await import("../../src/lib/sound.ts");
const { settings } = await import("../../src/lib/settings.svelte.ts");

beforeEach(() => {
  played.length = shaken.length = 0;
  Object.assign(settings, { sound: false, vibration: false });
  for (const one of SOUNDS) settings.sounds[one] = true;
});

/** Every kind of event of every game, read off its declarations. */
const games = readdirSync(PACKAGE, { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith("_")).map((one) => one.name);
const kindsOf = (game: string) => {
  const source = readFileSync(join(PACKAGE, game, "events.py"), "utf-8");
  const named = [...source.matchAll(/^ {4}([A-Z_]+) = event\(/gm)].map((found) => (found[1] ?? "").toLowerCase().replaceAll("_", "-"));
  return [...named, ...[...source.matchAll(/public="([\w-]+)"/g)].map((found) => found[1] ?? "")];
};

const HEARD: Record<string, Record<string, string>> = {
  applause: {
    all: "game-over final-score",
    provincia: "battle-won",
    praetor: "claimed-wall",
    triumvirate: "elected won-military won-second-consulship won-six-citizens won-competence",
    viaromana: "won fulfilled",
  },
  dice: { alea: "rolled rerolled", triumvirate: "drew-weapons" },
  march: {
    provincia: "mustered gauls battle-lost",
    praetor: "sent-out workers-return recruited",
    triumvirate: "marched attacked clashed conquered repulsed fled must-flee placed-legions produced-legions legions-from-rome cut-down",
  },
  coin: {
    alea: "paid-chip won-chips",
    provincia: "paid received gained income bought fined taken exchanged",
    praetor: "paid paid-fee paid-wages missed-wages gained delivered sold bought",
    triumvirate: "gold-to-hand produced-gold collected raised armed compensated",
    viaromana: "paid-first",
  },
  stone: {
    alea: "placed-templum placed-senatus placed-castrum placed-forum placed-latrina displaced evaluation kept-tile kept-a-tile took-province took-patrician took-back-templum",
    provincia: "took-city picked-pile took took-hidden took-a-hidden-card played built destroyed put-back put-back-a-card chose-token chose-a-token token-shown activated",
    praetor: "chose-board chose-worker chose-cell built scored-building activated scored forged new-tile wall-revealed",
    triumvirate: "installed advanced won-citizen dropped-citizen",
    viaromana: "started planned-castle planned-in-city planned-on-road built-castle built-in-city built-on-road built-double finished took-marker took cleared scored-late",
  },
};

test.each(games)("every event of %s has the sound that it is to have, or none", (game) => {
  const expected = Object.entries(HEARD).flatMap(([name, by]) => (by[game] ?? "").split(" ").filter(Boolean).map((kind) => [kind, name] as const));
  const heard = kindsOf(game).flatMap((kind) => (soundOf([{ kind }]) === null ? [] : [[kind, soundOf([{ kind }])] as const]));
  expect(Object.fromEntries(heard)).toEqual(Object.fromEntries(expected));
  expect(heard.length).toBeGreaterThan(5);
});

test("the end is applauded, whatever else happens", () => {
  for (const kind of HEARD["applause"]?.["all"]?.split(" ") ?? []) expect(soundOf([{ kind: "paid" }, { kind }, { kind: "rolled" }])).toBe("applause");
  expect(soundOf([{ kind: "paid" }, { kind: "rolled" }])).toBe("dice");
  expect(soundOf([{ kind: "declined" }])).toBe(null);
});

test("nothing sounds or shakes unless it was asked for", () => {
  for (const one of SOUNDS) make(one);
  expect([played, shaken]).toEqual([[], []]);
});

test.each(SOUNDS)("%s has a switch of its own, and is soft", (one) => {
  settings.sound = true;
  settings.sounds[one] = false;
  make(one);
  expect(played).toEqual([]);
  for (const other of SOUNDS.filter((each) => each !== one)) make(other);
  expect(played.length).toBeGreaterThan(0);
  played.length = 0;
  settings.sounds[one] = true;
  make(one);
  expect(played.length).toBeGreaterThan(0);
  expect(Math.max(...played.map(({ loud }) => loud))).toBeLessThanOrEqual(0.2);
});

test("shaking has a switch of its own", () => {
  settings.vibration = true;
  make("dice");
  expect(played).toEqual([]);
  expect(shaken.length).toBe(1);
});

test("that it is our turn is heard after what happened", () => {
  vi.useFakeTimers();
  settings.vibration = true;
  sound([{ kind: "rolled" }], true);
  expect(shaken.length).toBe(1);
  vi.runAllTimers();
  expect(shaken.length).toBe(2);
  vi.useRealTimers();
});
