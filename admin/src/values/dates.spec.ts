import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageText, dateText, timeText } from './dates.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const age = (iso: string) => ageText(iso, now);

test('the age is told in the largest unit that fits', () => {
  assert.equal(age('2026-11-21T11:59:30Z'), 'now');
  assert.equal(age('2026-11-21T11:48:00Z'), '12 min');
  assert.equal(age('2026-11-21T09:00:00Z'), '3 h');
  assert.equal(age('2026-11-15T09:00:00Z'), '6 d');
});

test('a clock that is a little behind shows no negative age', () => {
  assert.equal(age('2026-11-21T12:00:05Z'), 'now');
});

test('after a month the date says more', () => {
  assert.equal(age('2026-09-01T00:00:00Z'), undefined);
  assert.match(dateText('2026-09-01T12:00:00Z'), /1 Sept? 2026/);
});

test('a broken time is told as missing', () => {
  assert.equal(age('soon'), undefined);
  assert.equal(dateText('soon'), 'N/A');
  assert.equal(timeText(''), 'N/A');
});
