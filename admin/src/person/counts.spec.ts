import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsText } from './counts.ts';

test('what there is none of is left out', () => {
  assert.deepEqual(countsText({ applications: 2, consultations: 0, resumes: 1200 }), [
    '2 applications',
    '1,200 resumes',
  ]);
  assert.deepEqual(countsText({ applications: 0 }), []);
});

test('one of a kind is told as one', () => {
  assert.deepEqual(countsText({ applications: 1, resumes: 1, consultations: 1 }), [
    '1 application',
    '1 resume',
    '1 feedback entry',
  ]);
});
