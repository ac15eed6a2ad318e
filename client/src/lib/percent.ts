/** Shares of a hundred in words. */

/** A change with its sign: +7 %, −12 %. */
export function signed(change: number): string {
  const whole = Math.round(change * 100);
  return `${whole > 0 ? "+" : whole < 0 ? "−" : "±"}${Math.abs(whole)} %`;
}

/** How bad a mistake is, as chess players mark it. */
export function markOf(margin: number): "?!" | "?" | "??" {
  return margin >= 0.2 ? "??" : margin >= 0.08 ? "?" : "?!";
}
