import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { setCompanyZone } from '../../../../values/times/zone.ts';
import { laterDays } from './later-days.ts';

afterEach(() => setCompanyZone('UTC'));

test('the days to come are those of the company, and Monday is the next one', () => {
  setCompanyZone('Asia/Kolkata');
  // A Wednesday in London, and a Thursday in India.
  const days = laterDays('2026-11-25T20:00:00Z');
  assert.deepEqual(
    days.map(({ day }) => day),
    ['2026-11-27', '2026-11-29', '2026-11-30', '2026-12-10'],
  );
});

test('a day that is meant in two ways is offered once', () => {
  // A Sunday: tomorrow is Monday. A Friday: so is the day in three days.
  for (const now of ['2026-11-29T12:00:00Z', '2026-11-27T12:00:00Z'])
    assert.equal(laterDays(now).filter(({ day }) => day === '2026-11-30').length, 1);
});
