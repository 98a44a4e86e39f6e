/** One projection for every drawing of the house: isometric, 30 degrees. x goes right-down, y left-down, z up. */
export type Point = readonly [x: number, y: number, z: number];
export type Spot = readonly [x: number, y: number];

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

// Rounded, so that the page built beforehand and the page made in the browser hold the same text.
const round = (value: number) => Math.round(value * 10) / 10;

export const project = ([x, y, z]: Point): Spot => [round((x - y) * COS), round((x + y) * SIN - z)];

/** Half axes of a circle of radius r that lies on the floor. */
export const ellipseOf = (r: number) => ({ rx: round(r * COS * Math.SQRT2), ry: round(r * SIN * Math.SQRT2) });

export const corners = (points: readonly Point[]) => points.map((point) => project(point).join(',')).join(' ');

export const lineThrough = (points: readonly Point[]) =>
  `M${points.map((point) => project(point).join(' ')).join('L')}`;
