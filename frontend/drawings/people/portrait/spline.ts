import type { Spots } from './shapes.ts';

type Spot = readonly [x: number, y: number];
const round = (value: number) => Math.round(value * 10) / 10;

export const spotsOf = (spots: Spots): Spot[] =>
  spots.split(', ').map((pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });

/** A closed smooth line through the spots (Catmull-Rom). */
export function ringThrough(spots: readonly Spot[]): string {
  const at = (index: number): Spot => spots.at(index % spots.length) ?? [0, 0];
  return `M${at(0).join(' ')}${spots.map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2))).join('')}Z`;
}

/** The same, open: only its curves, for a path that is already at the first spot. */
export function curvesThrough(spots: readonly Spot[]): string {
  const at = (index: number): Spot => spots[Math.max(0, Math.min(spots.length - 1, index))] ?? [0, 0];
  return spots
    .slice(1)
    .map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)))
    .join('');
}

const curve = (before: Spot, from: Spot, to: Spot, after: Spot) =>
  `C${[
    from[0] + (to[0] - before[0]) / 6,
    from[1] + (to[1] - before[1]) / 6,
    to[0] - (after[0] - from[0]) / 6,
    to[1] - (after[1] - from[1]) / 6,
    to[0],
    to[1],
  ]
    .map(round)
    .join(' ')}`;
