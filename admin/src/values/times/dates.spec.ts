import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { ageText, dateText, timeText, weekdayText } from './dates.ts';
import { setCompanyZone, zoneText } from './zone.ts';

// The reader is somewhere else than the company.
process.env['TZ'] = 'America/Los_Angeles';
beforeEach(() => setCompanyZone('Asia/Kolkata'));

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

test('a time is the company’s in every time zone of the reader, and names it', () => {
  assert.equal(timeText('2026-11-22T10:10:00Z'), '22 Nov 2026, 15:40 IST');
  assert.equal(dateText('2026-11-21T20:00:00Z'), '22 Nov 2026');
  assert.equal(weekdayText('2026-12-01T18:29:59.999Z'), 'Tue 1 Dec');
  setCompanyZone('Europe/London');
  assert.match(timeText('2026-07-01T11:00:00Z'), /^1 Jul 2026, 12:00 BST$/);
  assert.match(timeText('2026-12-01T11:00:00Z'), /, 11:00 GMT$/);
  setCompanyZone('America/New_York');
  assert.match(timeText('2026-07-01T11:00:00Z'), /, 07:00 EDT$/);
  setCompanyZone('Asia/Tashkent');
  assert.match(timeText('2026-07-01T11:00:00Z'), /, 16:00 GMT\+5$/);
});

test('a zone that this browser does not know is told in UTC, and says so', () => {
  setCompanyZone('Mars/Olympus');
  assert.equal(timeText('2026-11-22T10:10:00Z'), '22 Nov 2026, 10:10 UTC');
});

test('the zone has its short name and its long one', () => {
  setCompanyZone('Asia/Kolkata');
  assert.equal(zoneText(), 'IST, Asia/Kolkata');
  setCompanyZone('UTC');
  assert.equal(zoneText(), 'UTC');
});
