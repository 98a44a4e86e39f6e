import assert from 'node:assert/strict';
import { test } from 'node:test';
import { durationText } from './duration.ts';

test('a length of time is shown in its two largest units', () => {
  assert.equal(durationText(3 * 86_400 + 4 * 3_600 + 59 * 60), '3 d 4 h');
  assert.equal(durationText(3 * 86_400 + 59 * 60), '3 d');
  assert.equal(durationText(3_600), '1 h');
  assert.equal(durationText(3_599), '59 min');
  assert.equal(durationText(59), 'under 1 min');
  assert.equal(durationText(null), 'N/A');
});
