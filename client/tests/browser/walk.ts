/** A table that is walked through: what is on the screen at a decision, and what has moved since the last look. */

import type { Page } from "playwright-core";

/** What may change in its place: the board, one's own things, words, lists, and what hangs above them. Everything else stays where it is. */
const GROWS = ".world, .edge, .phase, .own, .facts, .fill, .leads, .buttons, .below, .scene, .end, .housing, .tip";

/** Dice have no place of their own for every handful: placing.ts tells which handful stands for which choice, and its test shows that all are reached. */
const BY_DICE = ["mark", "castrum", "senatus", "templum", "forum", "forum_pair"];

export interface Look {
  /** Choices of the list that nothing on the board or in the dock stands for. */
  readonly unreached: string[];
  /** How wide and high the page is. */
  readonly room: readonly [number, number];
  /** What has moved by itself, and by how much. */
  readonly shifts: string[];
  /** What can be pressed on the board or in the dock and lies behind something else or out of the window. */
  readonly hidden: string[];
  /** What has a golden edge and cannot be pressed. */
  readonly gilded: string[];
  /** Where the keyboard is. */
  readonly focus: "list" | "elsewhere" | null;
  /** The kinds of the choices, in the order of the list. */
  readonly kinds: string[];
  readonly step: number;
}

/** Have the browser note every shift of the layout, from the first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((grows) => {
    interface Shift extends PerformanceEntry {
      readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
    }
    const seen = { shifts: [] as string[], since: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    const box = (rect: DOMRectReadOnly) => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const entry of (list.getEntries() as Shift[]).filter((one) => one.startTime > seen.since))
        for (const { node, previousRect, currentRect } of entry.sources) {
          const part = node instanceof Element ? node : (node?.parentElement ?? null);
          // Other words in the same box have not moved it.
          if (box(previousRect) === box(currentRect)) continue;
          if (part?.isConnected && part.closest(".frame") !== null && part.closest(grows) === null) seen.shifts.push(`${part.tagName} ${part.getAttribute("class") ?? ""}: ${box(previousRect)} -> ${box(currentRect)}`);
        }
    }).observe({ type: "layout-shift", buffered: true });
  }, GROWS);
}

/** Give the window another size, and let the page be drawn in it; what this has moved does not count. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Lengths in parts of the window follow later than its size does.
  await page.waitForFunction(({ width, height }) => {
    const probe = document.createElement("i");
    Object.assign(probe.style, { position: "fixed", width: "100vw", height: "100vh" });
    document.body.append(probe);
    const { width: wide, height: high } = probe.getBoundingClientRect();
    probe.remove();
    return innerWidth === width && innerHeight === height && Math.round(wide) === width && Math.round(high) === height;
  }, size);
  await page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    const { seen } = window as unknown as { seen: { shifts: string[]; since: number } };
    seen.since = performance.now();
    seen.shifts = [];
  });
}

export async function look(page: Page): Promise<Look> {
  return await page.evaluate((byDice) => {
    const outside = [...document.querySelectorAll<HTMLElement>(".frame [data-codes], .frame [data-choice]")].filter((one) => one.closest(".side") === null);
    const reached = new Set(outside.flatMap((one) => (one.dataset["codes"] ?? one.dataset["choice"] ?? "").split(" ")));
    const isAt = (one: Element) => {
      const box = one.getBoundingClientRect();
      return [0.5, 0.1, 0.9, 0.3, 0.7].some((across) => [0.5, 0.15, 0.85].some((down) => one.contains(document.elementFromPoint(box.x + box.width * across, box.y + box.height * down))));
    };
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--gold-2)";
    const gold = getComputedStyle(probe).color;
    probe.remove();
    /** Things of the table, as far as they are drawn with a golden edge. */
    const golden = [...document.querySelectorAll(".world *, .stage .edge *, .dock .own *, .strip .facts *")].filter((one) => {
      const { outlineStyle, outlineColor, borderTopStyle, borderTopWidth, borderTopColor, boxShadow, stroke } = getComputedStyle(one);
      return (outlineStyle !== "none" && outlineColor === gold) || (borderTopStyle !== "none" && borderTopWidth !== "0px" && borderTopColor === gold) || boxShadow.includes(gold) || (one instanceof SVGElement && stroke === gold);
    });
    const listed = [...document.querySelectorAll<HTMLElement>(".side button.choice")];
    const shifts = (window as unknown as { seen: { shifts: string[] } }).seen.shifts.splice(0);
    return {
      unreached: listed.filter((one) => !reached.has(one.dataset["choice"] ?? "") && !byDice.includes(one.dataset["kind"] ?? "")).map((one) => one.innerText || one.textContent || ""),
      room: [document.documentElement.scrollWidth, document.documentElement.scrollHeight] as const,
      shifts,
      // Of the handfuls that a building takes, as many are drawn as there is room for: all are made of the dice.
      hidden: outside.filter((one) => one.closest(".offers") === null && !isAt(one)).map((one) => one.outerHTML.slice(0, 300)),
      gilded: golden.filter((one) => one.closest("[data-codes], [data-choice], button") === null).map((one) => one.outerHTML.slice(0, 300)),
      focus: document.activeElement === document.body ? null : document.activeElement?.matches(".side button.choice") ? ("list" as const) : ("elsewhere" as const),
      kinds: listed.map((one) => one.dataset["kind"] ?? ""),
      step: Number(document.querySelector("[data-step]")?.getAttribute("data-step")),
    };
  }, BY_DICE);
}

/** Where something on the board or in the dock can be pressed: the middle of one that is in sight, once there is one. */
export async function pressable(page: Page, nth: number): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction((place) => {
    // Before the board has been fitted to its room, nothing lies where it will be pressed.
    if ((document.querySelector(".world")?.getBoundingClientRect().width ?? 0) < 200) return null;
    const found = [...document.querySelectorAll<HTMLElement>(".frame [data-codes], .frame [data-choice]")].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return one.closest(".side") === null && one.getAttribute("aria-disabled") !== "true" && one.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
    });
    const [one, seen] = [found[place % Math.max(1, found.length)] ?? null, window as unknown as { pressed?: string }];
    const isStill = JSON.stringify(one) === seen.pressed;
    seen.pressed = JSON.stringify(one);
    return isStill ? one : null;
  }, nth);
  return (await found.jsonValue()) as { x: number; y: number };
}

/** Whether two things on the page lie over one another anywhere. */
export const meet = (one: DOMRect, other: DOMRect) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
