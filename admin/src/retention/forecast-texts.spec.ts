import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setCompanyZone } from '../values/times/zone.ts';
import { dateText } from '../values/times/dates.ts';
import { countText, firstGoesText } from './forecast-texts.ts';

beforeEach(() => setCompanyZone('Asia/Kolkata'));

test('the first of a kind goes when its days are over, or with the next round', () => {
  const oldest = '2026-11-01T12:00:00Z';
  assert.equal(firstGoesText({ due: 0, oldest, keepDays: 30 }), dateText('2026-12-01T12:00:00Z'));
  assert.equal(firstGoesText({ due: 1, oldest, keepDays: 30 }), 'at the next round');
  assert.equal(firstGoesText({ due: 0, oldest: null, keepDays: 30 }), 'none in 30 days');
});

test('more than can be counted is said so', () => {
  assert.equal(countText(10_000), '10,000');
  assert.equal(countText(10_001), 'more than 10,000');
});
