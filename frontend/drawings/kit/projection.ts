/** One projection for every drawing of the house: isometric, 30 degrees. x goes right-down, y left-down, z up. */
export type Point = readonly [x: number, y: number, z: number];
export type Spot = readonly [x: number, y: number];

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/** To a tenth of a unit, so that the page built beforehand and the page made in the browser hold the same text. */
export const round = (value: number) => Math.round(value * 10) / 10;

export const project = ([x, y, z]: Point): Spot => [round((x - y) * COS), round((x + y) * SIN - z)];

/** Half axes of a circle of radius r that lies on the floor. */
export const ellipseOf = (r: number) => ({ rx: round(r * COS * Math.SQRT2), ry: round(r * SIN * Math.SQRT2) });

/** A line as SVG's path data; step by step, because equal edges then have equal words, which pack to almost nothing. */
export const lineThrough = (points: readonly Point[]): string =>
  points
    .map(project)
    .map(([x, y], index, spots) => {
      const before = spots[index - 1];
      return before ? stepBy(round(x - before[0]), round(y - before[1])) : `M${pair(x, y)}`;
    })
    .join('');

/** The same, led back to where it began. */
export const faceOf = (points: readonly Point[]): string => `${lineThrough(points)}z`;

/** A straight line to the spot that lies so far from the last one. */
export const stepBy = (right: number, down: number) => {
  if (right === 0) return `v${down}`;
  return down === 0 ? `h${right}` : `l${pair(right, down)}`;
};

/** Two numbers of a path. A minus sign parts them as well as a space does. */
export const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);
