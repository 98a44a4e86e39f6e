import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestCopy } from './nearest-copy.ts';

test('where there are no copies, the slide itself is turned to', () => {
  assert.equal(nearestCopy([0, 1, 2, 3], 1, 3, 4), 3);
});

test('of the copies, the one beside the current slide is turned to', () => {
  const row = [8, 9, 0, 1, 2, 3, 4, 5, 6, 7];
  assert.equal(nearestCopy(row, 2, 4, 5), 9, 'one back, and not four on');
  assert.equal(nearestCopy(row, 2, 1, 5), 1, 'one on, and not six on');
  assert.equal(nearestCopy(row, 7, 0, 5), 5, 'the current slide itself');
});
