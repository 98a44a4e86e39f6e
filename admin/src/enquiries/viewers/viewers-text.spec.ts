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
      'Leela looks at it just now, too',
      'Leela and Ravi look at it just now, too',
      'Leela, Ravi and Tara look at it just now, too',
      'Leela, Ravi, Tara and 2 more look at it just now, too',
    ],
  );
});
