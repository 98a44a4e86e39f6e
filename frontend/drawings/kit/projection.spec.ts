import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faceOf, lineThrough, project, type Point } from './projection.ts';

/** Where a path of ours leads, spot by spot. */
function spotsOf(path: string): number[][] {
  const spots: number[][] = [];
  for (const [, letter, numbers = ''] of path.matchAll(/([Mlhv])([^A-Za-z]*)/g)) {
    const [a = 0, b = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x = 0, y = 0] = spots.at(-1) ?? [];
    if (letter === 'M') spots.push([a, b]);
    else if (letter === 'v') spots.push([x, y + a]);
    else spots.push([x + a, letter === 'h' ? y : y + b]);
  }
  return spots.map((spot) => spot.map((value) => Math.round(value * 10) / 10));
}

const points: Point[] = [
  [0, 0, 0],
  [80, 0, 0],
  [80, 33, 12],
  [80, 33, 70],
  [33, 80, 70],
  [-7, 3, -200.25],
];

test('a line leads through the spots of its points', () => {
  assert.deepEqual(
    spotsOf(lineThrough(points)),
    points.map((point) => [...project(point)]),
  );
});

test('a face is a line that ends where it began', () => {
  assert.equal(faceOf(points), `${lineThrough(points)}z`);
});

test('edges that are alike are written alike, wherever they begin', () => {
  const edgesAt = (z: number): string => {
    const edges: Point[] = [
      [0, 0, z],
      [40, 0, z],
      [40, 0, z + 25],
    ];
    return lineThrough(edges).replace(/^M[^a-z]*/, '');
  };
  assert.equal(edgesAt(120), edgesAt(0));
});
