/** What a person prefers, kept in this browser only. */

import type { Sound } from "./sound";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Motion = "off" | "fast" | "normal" | "slow";

interface Preferences {
  language: Language | "auto";
  theme: "auto" | "light" | "dark";
  motion: Motion | "auto";
  sound: boolean;
  /** Which sounds, while there is sound. */
  sounds: Record<Sound, boolean>;
  vibration: boolean;
  palette: "mosaic" | "clear";
  shortcuts: boolean;
  plain: boolean;
  level: string;
  /** Players of a quick game, by game. */
  seats: Record<string, number>;
}

const KEY = "ludi-settings";
const DEFAULTS: Preferences = {
  language: "auto",
  theme: "auto",
  motion: "auto",
  sound: false,
  sounds: { applause: true, dice: true, march: true, coin: true, stone: true, turn: true },
  vibration: false,
  palette: "mosaic",
  shortcuts: true,
  plain: false,
  level: "miles",
  seats: {},
};

function stored(): Preferences {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences> | null;
    return { ...DEFAULTS, ...found, sounds: { ...DEFAULTS.sounds, ...found?.sounds } };
  } catch {
    return structuredClone(DEFAULTS);
  }
}

export const settings: Preferences = $state(stored());

/** The first of the browser's languages that we speak. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

export function language(): Language {
  return settings.language === "auto" ? browserLanguage(navigator.languages) : settings.language;
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export function motion(): Motion {
  if (settings.motion === "auto") return stillness.matches ? "off" : "normal";
  return settings.motion;
}

/** How long animations last: 1 is normal, 0 is none. */
export function pace(): number {
  return { off: 0, fast: 0.45, normal: 1, slow: 1.9 }[motion()];
}

/** Keep the page's look and the stored copy in step with the settings. */
export function applySettings(): void {
  const page = document.documentElement;
  page.dataset["theme"] = settings.theme;
  page.dataset["palette"] = settings.palette;
  page.dataset["motion"] = motion();
  page.lang = language();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
