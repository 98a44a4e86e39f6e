import { pair, round, stepBy } from '../../kit/projection.ts';

/** A ball on the paper: its centre and its radius. */
export type Ball = readonly [x: number, y: number, r: number];
type Corner = { x: number; y: number; of: number };

const STEPS = 40;

/** The half of a hull that lies below (or, of reversed corners, above) the line from the first to the last. */
function chain(corners: readonly Corner[]): Corner[] {
  const distinct: Corner[] = [];
  for (const corner of corners) {
    for (;;) {
      const [a, b] = [distinct.at(-2), distinct.at(-1)];
      if (!a || !b || (b.x - a.x) * (corner.y - a.y) - (b.y - a.y) * (corner.x - a.x) > 0) break;
      distinct.pop();
    }
    distinct.push(corner);
  }
  return distinct.slice(0, -1);
}

const aroundOf = (corners: readonly Corner[]) => {
  const sorted = corners.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.toReversed())];
};

/** A rubber band around balls: the outline of a ball swept from the first to the last, as arcs and their tangents. */
export function hullOf(balls: readonly Ball[]): string {
  const around = aroundOf(balls.flatMap(rim));
  const turn = around.findIndex(({ of }, index) => of !== around.at(index - 1)?.of);
  const [first] = around;
  if (!first) return '';
  if (turn === -1) return circle(balls[first.of] ?? [0, 0, 0]);
  const runs: Corner[][] = [];
  for (const corner of [...around.slice(turn), ...around.slice(0, turn)]) {
    const run = runs.at(-1);
    if (run?.[0]?.of === corner.of) run.push(corner);
    else runs.push([corner]);
  }
  return `${runs.map((run, index) => arcOf(run, runs[index - 1]?.at(-1), balls)).join('')}z`;
}

const rim = ([x, y, r]: Ball, of: number): Corner[] =>
  Array.from({ length: STEPS }, (_, step) => {
    const angle = (step * 2 * Math.PI) / STEPS;
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle), of };
  });

function circle([x, y, r]: Ball): string {
  const [half, whole] = [round(r), round(2 * r)];
  return `M${round(x - r)} ${round(y)}a${half} ${half} 0 1 1 ${whole} 0a${half} ${half} 0 1 1 ${-whole} 0z`;
}

/** The way from one spot to the next, between rounded places, so that no error adds up. */
const wayTo = (from: Corner, to: Corner) =>
  [round(round(to.x) - round(from.x)), round(round(to.y) - round(from.y))] as const;
const placeOf = ({ x, y }: Corner) => `M${pair(round(x), round(y))}`;

function arcOf(run: readonly Corner[], before: Corner | undefined, balls: readonly Ball[]): string {
  const [from, to] = [run[0], run.at(-1)];
  if (!from || !to) return '';
  const start = before ? stepBy(...wayTo(before, from)) : placeOf(from);
  if (run.length === 1) return start;
  const r = round(balls[from.of]?.[2] ?? 0);
  return `${start}a${r} ${r} 0 ${run.length > STEPS / 2 ? 1 : 0} 1 ${pair(...wayTo(from, to))}`;
}

/** The hull of plain spots; corners that would not be seen are left out. */
export function bandAround(spots: readonly (readonly [number, number])[]): string {
  const around = aroundOf(spots.map(([x, y]) => ({ x, y, of: 0 })));
  const corners: Corner[] = [];
  for (const corner of around) {
    const before = corners.at(-1);
    if (!before || Math.hypot(corner.x - before.x, corner.y - before.y) > 0.9) corners.push(corner);
  }
  const [first, ...others] = corners;
  if (!first) return '';
  return `${placeOf(first)}${others.map((corner, index) => stepBy(...wayTo(corners[index] ?? first, corner))).join('')}z`;
}
