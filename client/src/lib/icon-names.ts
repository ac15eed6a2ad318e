/** The icons that the client draws, by their names in the set game-icons (CC BY 3.0). */
export const NAMES = [
  "amphora", "ancient-columns", "ankh", "bull-horns", "cancel", "centurion-helmet", "chat-bubble", "check-mark",
  "crossed-swords", "cycle", "eagle-emblem", "egyptian-pyramids", "family-house", "female", "greek-temple", "heraldic-sun",
  "horizon-road", "hourglass", "house", "laurel-crown", "laurels", "light-bulb", "magnifying-glass", "male",
  "oak-leaf", "open-book", "perspective-dice-six-faces-random", "public-speaker", "return-arrow", "roman-shield",
  "roman-toga", "rolling-dices", "rooster", "rule-book", "scales", "scroll-unfurled", "settings-knobs", "sound-off",
  "sound-on", "speaker", "spinning-wheel", "stone-bridge", "trident", "vintage-robot", "wheat", "cornucopia", "caesar",
  "tied-scroll", "castle", "clay-brick", "flying-flag", "horse-head", "stone-block", "stone-pile", "stone-tablet", "stone-wall", "wood-pile", "two-coins", "person", "back-forth", "big-wave",
] as const;
export type IconName = (typeof NAMES)[number];
