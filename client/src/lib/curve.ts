/** Lines through points that go nowhere that the points do not go: smooth, and never above or below two neighbours. */

export type Point = readonly [number, number];

/** The slope of the line at each of its points (Fritsch and Carlson's monotone cubic). */
function slopes(points: readonly Point[]): number[] {
  const steep = points.slice(1).map(([x, y], n) => (y - (points[n]?.[1] ?? y)) / Math.max(1e-9, x - (points[n]?.[0] ?? x)));
  return points.map((_, n) => {
    const [before, after] = [steep[n - 1], steep[n]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

/** The line as the path of a drawing. */
export function smooth(points: readonly Point[]): string {
  const slope = slopes(points);
  return points
    .map(([x, y], n) => {
      const last = points[n - 1];
      if (!last) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const third = (x - last[0]) / 3;
      const [a, b] = [last[1] + third * (slope[n - 1] ?? 0), y - third * (slope[n] ?? 0)];
      return `C${(last[0] + third).toFixed(1)} ${a.toFixed(1)} ${(x - third).toFixed(1)} ${b.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** How high the line is at a place; none before the first and after the last of its points. */
export function heightAt(points: readonly Point[], at: number): number | null {
  const n = points.findIndex(([x]) => x >= at);
  const [after, before] = [points[n], points[n - 1]];
  if (!after) return null;
  if (after[0] === at) return after[1];
  if (!before) return null;
  const slope = slopes(points);
  const wide = after[0] - before[0];
  const t = (at - before[0]) / wide;
  const [s0, s1] = [(slope[n - 1] ?? 0) * wide, (slope[n] ?? 0) * wide];
  return (2 * t ** 3 - 3 * t ** 2 + 1) * before[1] + (t ** 3 - 2 * t ** 2 + t) * s0 + (3 * t ** 2 - 2 * t ** 3) * after[1] + (t ** 3 - t ** 2) * s1;
}
