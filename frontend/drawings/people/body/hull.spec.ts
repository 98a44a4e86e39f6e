import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandAround, hullOf } from './hull.ts';

test('one ball is a circle', () => {
  assert.equal(hullOf([[10, 20, 4]]), 'M6 20a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z');
});

test('two balls are two arcs and two tangents', () => {
  const path = hullOf([
    [0, 0, 5],
    [30, 0, 5],
  ]);
  assert.equal(path, 'M30-5a5 5 0 1 1 0 10h-30a5 5 0 1 1 0-10z');
});

test('a ball inside another one leaves no trace', () => {
  assert.equal(
    hullOf([
      [0, 0, 9],
      [1, 0, 2],
    ]),
    hullOf([[0, 0, 9]]),
  );
});

test('the part of a long arc that is over half a circle is drawn as such', () => {
  assert.match(
    hullOf([
      [0, 0, 10],
      [15, 0, 1],
    ]),
    /a10 10 0 1 1 /,
  );
});

test('a band around spots keeps the corners only', () => {
  assert.equal(
    bandAround([
      [0, 0],
      [10, 0],
      [5, 5],
      [10, 10],
      [0, 10],
    ]),
    'M0 0h10v10h-10z',
  );
});
