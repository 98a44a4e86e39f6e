import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setCompanyZone } from '../values/times/zone.ts';
import { dateText, timeText } from '../values/times/dates.ts';
import { countText, firstGoesText, nextRoundText } from './forecast-texts.ts';

beforeEach(() => setCompanyZone('Asia/Kolkata'));

test('the first of a kind goes at the round after its days are over, or at the next one', () => {
  const oldest = '2026-11-01T12:00:00Z';
  assert.equal(
    firstGoesText({ due: 0, oldest, keepDays: 30 }),
    `at the round after ${dateText('2026-12-01T12:00:00Z')}`,
  );
  assert.equal(firstGoesText({ due: 1, oldest, keepDays: 30 }), 'at the next round');
  assert.equal(firstGoesText({ due: 0, oldest: null, keepDays: 30 }), 'none in 30 days');
});

test('more than can be counted is said so', () => {
  assert.equal(countText(10_000), '10,000');
  assert.equal(countText(10_001), 'more than 10,000');
});

test('the time of the next round is told while it is to come, and never one that is past', () => {
  const nextAt = '2026-12-01T12:00:00Z';
  assert.ok(nextRoundText(nextAt, Date.parse('2026-12-01T11:59:00Z')).includes(timeText(nextAt)));
  assert.equal(nextRoundText(nextAt, Date.parse(nextAt)), 'The next round is due: a worker begins it within the hour.');
  assert.equal(nextRoundText(null), 'The first round begins within the hour.');
});
