/** Small sounds made on the spot; nothing is loaded, and nothing sounds or shakes unless it is asked for. */

import type { Event } from "../protocol";
import { settings } from "./settings.svelte";

/** What is heard, the most telling first: of what happens at once, one sound is enough. */
export const SOUNDS = ["applause", "dice", "march", "coin", "stone", "turn"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Words in the names of events that bring a sound. */
const WORDS: Readonly<Record<Exclude<Sound, "turn">, RegExp>> = {
  applause: /^(game-over|final-score|elected|battle-won|claimed-wall|fulfilled|won|won-(military|second-consulship|six-citizens|competence))$/,
  dice: /^(rolled|rerolled|drew-weapons)$/,
  march: /^(marched|attacked|clashed|conquered|repulsed|fled|must-flee|mustered|gauls|battle-lost|sent-out|workers-return|(placed|produced)-legions|legions-from-rome|recruited|cut-down)$/,
  coin: /^(paid(-.*)?|missed-wages|received|gained|income|collected|gold-to-hand|produced-gold|bought|sold|fined|taken|exchanged|delivered|won-chips|raised|armed|compensated)$/,
  stone: /^(placed-.*|displaced|built(-.*)?|planned-.*|played|activated|installed|started|took(-.*)?|kept-(a-)?tile|picked-pile|put-back(-.*)?|destroyed|advanced|forged|finished|cleared|(won|dropped)-citizen|chose-(board|cell|worker|token|a-token)|token-shown|new-tile|wall-revealed|scored(-.*)?|evaluation)$/,
};

/** The sound of what happened; none where nothing of it is to be heard. */
export function soundOf(events: readonly Event[]): Sound | null {
  return SOUNDS.find((sound) => sound !== "turn" && events.some((event) => WORDS[sound].test(event.kind))) ?? null;
}

let context: AudioContext | null = null;

/** A source that swells at once and fades, soft enough for a room where others sleep. */
function fading(source: OscillatorNode | AudioBufferSourceNode, at: number, length: number, loud: number): void {
  if (!context) return;
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}
function tone(from: number, to: number, start: number, length: number, loud: number, type: OscillatorType): void {
  if (!context) return;
  const at = context.currentTime + start;
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  fading(source, at, length, loud);
}
/** A breath of noise: a clap, a rattle. */
function noise(start: number, length: number, loud: number): void {
  if (!context) return;
  const made = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = made.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = made;
  fading(source, context.currentTime + start, length, loud);
}

const MADE: Readonly<Record<Sound, () => void>> = {
  dice: () => {
    for (let n = 0; n < 7; n++) tone(900 + Math.random() * 900, 300, n * 0.045 + Math.random() * 0.02, 0.04, 0.09, "square");
  },
  march: () => {
    for (let n = 0; n < 4; n++) {
      tone(120, 55, n * 0.17, 0.11, 0.18, "triangle");
      noise(n * 0.17, 0.04, 0.02);
    }
  },
  coin: () => {
    tone(2093, 2080, 0, 0.25, 0.06, "sine");
    tone(2794, 2780, 0.07, 0.4, 0.06, "sine");
  },
  stone: () => tone(420, 160, 0, 0.07, 0.16, "triangle"),
  applause: () => {
    [392, 523, 659, 784].forEach((pitch, n) => tone(pitch, pitch, n * 0.13, 0.4, 0.1, "triangle"));
    for (let n = 0; n < 46; n++) noise(0.4 + Math.random() * 1.6, 0.03 + Math.random() * 0.03, 0.03);
  },
  turn: () => {
    tone(660, 655, 0, 0.5, 0.1, "sine");
    tone(990, 985, 0.09, 0.6, 0.08, "sine");
  },
};

/** How a phone shakes, in milliseconds of shaking and of rest. */
const SHAKES: Readonly<Record<Sound, readonly number[]>> = {
  dice: [15, 25, 15, 25, 15],
  march: [30, 60, 30],
  coin: [12],
  stone: [18],
  applause: [60, 40, 60, 40, 140],
  turn: [90],
};

export const canShake = (): boolean => typeof navigator !== "undefined" && "vibrate" in navigator;

/** Make a sound, and shake, as far as each is wanted. */
export function make(sound: Sound): void {
  if (settings.vibration && canShake()) navigator.vibrate([...SHAKES[sound]]);
  if (!settings.sound || !settings.sounds[sound]) return;
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  // Browsers keep it silent until something has been pressed.
  void context.resume();
  MADE[sound]();
}

const TURN_AFTER_MS = 350;

/** Let what happened be heard, and then that it is our turn. */
export function sound(events: readonly Event[], isTurn: boolean): void {
  const found = soundOf(events);
  if (found) make(found);
  if (isTurn) setTimeout(() => make("turn"), found ? TURN_AFTER_MS : 0);
}
