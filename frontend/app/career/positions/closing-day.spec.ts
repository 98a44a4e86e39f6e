import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastDayBefore } from './closing-day.ts';

test('a post that closes at midnight in Noida is open until the day before', () => {
  assert.deepEqual(lastDayBefore('2026-12-31T18:30:00.000Z'), { text: '31 December 2026', iso: '2026-12-31' });
});

test('a post that closes in the middle of a day is open on that day', () => {
  assert.deepEqual(lastDayBefore('2026-03-01T06:30:00.000Z'), { text: '1 March 2026', iso: '2026-03-01' });
});

test('the day is that of the company, not that of Greenwich', () => {
  assert.equal(lastDayBefore('2026-03-01T20:00:00.000Z').iso, '2026-03-02');
});
