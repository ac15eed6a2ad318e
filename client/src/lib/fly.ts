/** Things that move on the board fly from where they were to where they are.
 *
 * Whatever carries ``data-fly`` takes part: the mark says what it is (a seat's die of some value, a tile),
 * ``data-zone`` where it lies. A thing that is new in one zone comes from a like thing that left another.
 */

import { pace } from "./settings.svelte";

interface Spot {
  readonly zone: string;
  readonly rect: DOMRect;
}
export type Spots = ReadonlyMap<string, readonly Spot[]>;

function things(root: HTMLElement): (HTMLElement | SVGGraphicsElement)[] {
  // What is folded away neither leaves nor arrives.
  return [...root.querySelectorAll<HTMLElement | SVGGraphicsElement>("[data-fly]")].filter((thing) => thing.checkVisibility());
}

export function spots(root: HTMLElement | undefined): Spots {
  const found = new Map<string, Spot[]>();
  if (!root || pace() === 0) return found;
  for (const thing of things(root)) {
    const key = thing.dataset["fly"] ?? "";
    const spot = { zone: thing.dataset["zone"] ?? "", rect: thing.getBoundingClientRect() };
    found.set(key, [...(found.get(key) ?? []), spot]);
  }
  return found;
}

/** A flight: all is measured before the first one starts, so that the page is laid out once. */
interface Flight {
  readonly thing: HTMLElement | SVGGraphicsElement;
  readonly frames: Keyframe[];
  readonly duration: number;
  /** Whether it has to be raised above the rest by itself. */
  readonly flat: boolean;
}

export function fly(root: HTMLElement | undefined, before: Spots): void {
  const speed = pace();
  if (!root || speed === 0 || before.size === 0) return;
  const left = new Map([...before].map(([key, list]) => [key, [...list]]));
  const landed: ReturnType<typeof things> = [];
  const flights: (Flight | null)[] = [];
  for (const thing of things(root)) {
    const stock = left.get(thing.dataset["fly"] ?? "");
    const at = stock?.findIndex((spot) => spot.zone === (thing.dataset["zone"] ?? "")) ?? -1;
    const spot = at >= 0 ? stock?.splice(at, 1)[0] : undefined;
    // What lies on a drawn map stays on it when the map itself moves.
    if (!spot) landed.push(thing);
    else if (thing instanceof HTMLElement) flights.push(flight(thing, spot.rect, 260 * speed, false));
  }
  for (const thing of landed) {
    const spot = left.get(thing.dataset["fly"] ?? "")?.shift();
    flights.push(spot ? flight(thing, spot.rect, 620 * speed, true) : { thing, frames: [{ opacity: 0, transform: "scale(0.6)" }, { opacity: 1, transform: "none" }], duration: 320 * speed, flat: false });
  }
  for (const one of flights) if (one) start(one);
}

function flight(thing: HTMLElement | SVGGraphicsElement, from: DOMRect, duration: number, far: boolean): Flight | null {
  const to = thing.getBoundingClientRect();
  // Inside a drawing a pixel is a unit of the drawing.
  const unit = thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / unit;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / unit;
  if (Math.abs(x) + Math.abs(y) < 2 || to.width === 0 || from.width === 0) return null;
  const size = from.width / to.width;
  const middle = far ? [{ transform: `translate(${x / 2}px, ${y / 2 - 22}px) scale(${Math.max(1, size) * 1.08})` }] : [];
  const frames = [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, ...middle, { transform: "none" }];
  return { thing, frames, duration, flat: thing instanceof HTMLElement && getComputedStyle(thing).position === "static" };
}

/** Only transform and opacity are animated: the rest of the page need not be drawn again. */
function start({ thing, frames, duration, flat }: Flight): void {
  const flying = thing.animate(frames, { duration, easing: "cubic-bezier(.3,.7,.25,1)" });
  if (!flat) return;
  Object.assign(thing.style, { position: "relative", zIndex: "30" });
  const land = () => void Object.assign(thing.style, { position: "", zIndex: "" });
  flying.finished.then(land, land);
}
