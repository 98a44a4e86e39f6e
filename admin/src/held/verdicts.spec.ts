import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doneText } from './verdicts.ts';

test('one is told in its own words, many with their number', () => {
  assert.equal(doneText('hold', 1), 'Held again');
  assert.equal(doneText('discard', 3), '3 submissions discarded as spam');
});
