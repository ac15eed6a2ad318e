/** Small sounds made on the spot; nothing is loaded, and nothing sounds unless it is asked for. */

import type { Event } from "../protocol";
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(from: number, to: number, start: number, length: number, loud: number, type: OscillatorType): void {
  if (!context) return;
  const at = context.currentTime + start;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

const rattle = (): void => {
  for (let n = 0; n < 7; n++) tone(900 + Math.random() * 900, 300, n * 0.045 + Math.random() * 0.02, 0.04, 0.12, "square");
};
const clack = (): void => tone(420, 160, 0, 0.07, 0.2, "triangle");
const chime = (): void => {
  tone(660, 655, 0, 0.5, 0.12, "sine");
  tone(990, 985, 0.09, 0.6, 0.09, "sine");
};
const fanfare = (): void => [392, 523, 659, 784].forEach((pitch, n) => tone(pitch, pitch, n * 0.13, 0.4, 0.12, "triangle"));

/** The sound of what happened. */
export function soundOf(events: readonly Event[], then: "turn" | null): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  const kinds = events.map((event) => event.kind);
  if (kinds.some((kind) => kind === "game-over" || kind.startsWith("final"))) fanfare();
  else if (kinds.some((kind) => kind.includes("roll"))) rattle();
  else clack();
  if (then === "turn") setTimeout(chime, 350);
}
