import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewersText } from './viewers-text.ts';

test('those who look at an enquiry are named, three at most', () => {
  assert.deepEqual(
    [[], ['Leela'], ['Leela', 'Ravi'], ['Leela', 'Ravi', 'Tara'], ['Leela', 'Ravi', 'Tara', 'Uma', 'Vik']].map(
      viewersText,
    ),
    [
      '',
      'Leela is looking at it, too',
      'Leela and Ravi are looking at it, too',
      'Leela, Ravi and Tara are looking at it, too',
      'Leela, Ravi, Tara and 2 more are looking at it, too',
    ],
  );
});
