import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stayText } from './stay-text.ts';

const none = { stays: 0, medianSeconds: null, p90Seconds: null, medianSecondsBefore: null };
const day = 86_400;

test('time in a stage is told in words, beside the days before', () => {
  const some = { stays: 3, medianSeconds: 2 * day, p90Seconds: 6 * day, medianSecondsBefore: null };
  assert.equal(stayText(some), 'half left it within 2 d, nine of ten within 6 d');
  assert.equal(
    stayText({ ...some, medianSecondsBefore: 3 * day }),
    'half left it within 2 d, nine of ten within 6 d; before, half within 3 d',
  );
});

test('where nobody left a stage there is no time to tell', () => {
  assert.equal(stayText(none), 'nobody left it');
  assert.equal(stayText({ ...none, medianSecondsBefore: 3_600 }), 'nobody left it; before, half within 1 h');
});
