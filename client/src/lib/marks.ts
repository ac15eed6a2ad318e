/** A seat's shape, in a box of 20 by 20: colour is never the only mark. */
export const SHAPES = [
  "M10 2a8 8 0 1 1 0 16a8 8 0 0 1 0-16z", // circle
  "M3 3h14v14H3z", // square
  "M10 1.5L19 17.5H1z", // triangle
  "M10 1L19 10L10 19L1 10z", // diamond
  "M10 1l2.7 5.9 6.3.7-4.7 4.3 1.3 6.4L10 15.1l-5.6 3.2 1.3-6.4L1 7.6l6.3-.7z", // star
  "M5.5 2.2h9L19 10l-4.5 7.8h-9L1 10z", // hexagon
] as const;

export function shapeOf(seat: number): string {
  return SHAPES[seat] ?? SHAPES[0];
}
