/** Things that move on the board fly from where they were to where they are.
 *
 * Whatever carries ``data-fly`` takes part: the mark says what it is (a seat's die of some value, a tile),
 * ``data-zone`` where it lies. A thing that is new in one zone comes from a like thing that left another.
 * What lands in a part that would cut off its way carries ``data-carry``: it is carried above the table, after
 * so many milliseconds.
 */

import { pace } from "./settings.svelte";

interface Spot {
  readonly zone: string;
  readonly rect: DOMRect;
}
export type Spots = ReadonlyMap<string, readonly Spot[]>;

const EASING = "cubic-bezier(.3,.7,.25,1)";

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
  /** Where it lands, if it leaves the part of the table it lands in, which would cut it off: a likeness flies above all parts. */
  readonly to?: DOMRect;
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
  // What is told apart by more finds its like first.
  landed.sort((one, other) => Number(isAny(one.dataset["fly"])) - Number(isAny(other.dataset["fly"])));
  for (const thing of landed) {
    const spot = likeOf(thing.dataset["fly"] ?? "", left);
    flights.push(spot ? flight(thing, spot.rect, 620 * speed, true) : { thing, frames: [{ opacity: 0, transform: "scale(0.6)" }, { opacity: 1, transform: "none" }], duration: 320 * speed, flat: false });
  }
  for (const one of flights) if (one) (one.to ? carry : start)(one, root);
}

const isAny = (key = "") => key.endsWith(":*");

/** Where a like thing left: the same one, or any of its kind where either shows no face (``die:0:*``). */
export function likeOf<Left>(key: string, left: ReadonlyMap<string, Left[]>): Left | undefined {
  const kind = key.slice(0, key.lastIndexOf(":") + 1);
  const alike = [key, ...(isAny(key) ? [...left.keys()].filter((one) => one.startsWith(kind)) : kind === "" ? [] : [`${kind}*`])];
  return alike.map((one) => left.get(one)).find((list) => (list?.length ?? 0) > 0)?.shift();
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
  const carried = far && thing instanceof HTMLElement;
  return { thing, frames, duration, flat: !carried && thing instanceof HTMLElement && getComputedStyle(thing).position === "static", ...(carried && { to }) };
}

/** A likeness flies, after the delay in `data-carry` if there is one; the thing itself shows when it has landed. */
function carry({ thing, frames, duration, to }: Flight, root: HTMLElement): void {
  const delay = Number(thing.dataset["carry"] ?? 0);
  const likeness = thing.cloneNode(true) as HTMLElement;
  for (const mark of ["data-fly", "data-zone", "data-carry"]) likeness.removeAttribute(mark);
  likeness.inert = true;
  likeness.ariaHidden = "true";
  const { fontSize, lineHeight, color } = getComputedStyle(thing);
  Object.assign(likeness.style, { position: "fixed", left: `${to?.left}px`, top: `${to?.top}px`, width: `${to?.width}px`, height: `${to?.height}px`, margin: "0", zIndex: "40", pointerEvents: "none", fontSize, lineHeight, color });
  (root.querySelector(".frame") ?? root).append(likeness);
  thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
  const flying = likeness.animate(frames, { duration, delay, fill: "backwards", easing: EASING });
  const land = () => likeness.remove();
  flying.finished.then(land, land);
}

/** Only transform and opacity are animated: the rest of the page need not be drawn again. */
function start({ thing, frames, duration, flat }: Flight): void {
  const flying = thing.animate(frames, { duration, easing: EASING });
  if (!flat) return;
  Object.assign(thing.style, { position: "relative", zIndex: "30" });
  const land = () => void Object.assign(thing.style, { position: "", zIndex: "" });
  flying.finished.then(land, land);
}
