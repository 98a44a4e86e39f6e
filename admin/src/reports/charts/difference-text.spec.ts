import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differenceText } from './difference-text.ts';

test('a number is told as more or fewer than the one before it, or as many', () => {
  assert.equal(differenceText(1_205, 3), '1,202 more');
  assert.equal(differenceText(0, 2), '2 fewer');
  assert.equal(differenceText(4, 4), 'as many');
});
