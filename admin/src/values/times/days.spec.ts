import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, lastDayBefore, localTimeOf, momentOf, momentOfLocalTime } from './days.ts';
import { setCompanyZone } from './zone.ts';

// The reader is somewhere else than the company.
process.env['TZ'] = 'America/Los_Angeles';
const inZone = (zone: string) => setCompanyZone(zone);

test('a day begins at its first moment for the company and ends at the first of the next', () => {
  inZone('Asia/Kolkata');
  assert.equal(momentOf('2026-11-21'), '2026-11-20T18:30:00.000Z');
  assert.equal(momentOf('2026-12-31', 1), '2026-12-31T18:30:00.000Z');
});

test('a day on which the clocks are changed is as long as it is', () => {
  inZone('America/New_York');
  assert.equal(momentOf('2026-03-08'), '2026-03-08T05:00:00.000Z');
  assert.equal(momentOf('2026-03-08', 1), '2026-03-09T04:00:00.000Z');
  assert.equal(momentOf('2026-11-01', 1), '2026-11-02T05:00:00.000Z');
});

test('a day whose midnight is skipped begins with its first moment', () => {
  inZone('Africa/Cairo');
  assert.equal(momentOf('2026-04-24'), '2026-04-23T22:00:00.000Z');
});

test('a time that comes twice is the first of the two, and one that never comes is as much later', () => {
  inZone('America/New_York');
  assert.equal(momentOfLocalTime('2026-11-01T01:30'), '2026-11-01T05:30:00.000Z');
  assert.equal(localTimeOf(momentOfLocalTime('2026-03-08T02:30')), '2026-03-08T03:30');
});

test('what was chosen is shown again', () => {
  for (const zone of ['Asia/Kolkata', 'America/New_York', 'Africa/Cairo', 'Pacific/Auckland']) {
    inZone(zone);
    for (const day of ['2026-03-01', '2026-03-08', '2026-04-24', '2026-11-01']) {
      assert.equal(dayOf(momentOf(day)), day);
      assert.equal(lastDayBefore(momentOf(day, 1)), day);
    }
  }
});

test('the last day before a moment within a day is that day', () => {
  inZone('Asia/Kolkata');
  assert.equal(lastDayBefore('2026-11-21T12:35:00.000Z'), '2026-11-21');
  assert.equal(lastDayBefore('2026-11-20T18:30:00.001Z'), '2026-11-21');
  assert.equal(lastDayBefore('2026-11-20T18:30:00.000Z'), '2026-11-20');
});

test('half a date is none', () => {
  for (const text of ['', '2026', '2026-1-1', '2026-02-31', 'soon']) assert.equal(momentOf(text), undefined);
  assert.equal(dayOf(undefined), '');
  assert.equal(dayOf('soon'), '');
  assert.equal(lastDayBefore(undefined), '');
});

test('a time goes into its field and back', () => {
  inZone('Asia/Kolkata');
  const iso = '2026-11-21T12:35:00.000Z';
  assert.equal(localTimeOf(iso), '2026-11-21T18:05');
  assert.equal(momentOfLocalTime('2026-11-21T18:05'), iso);
  assert.equal(localTimeOf(null), '');
  assert.equal(momentOfLocalTime(''), null);
  assert.equal(momentOfLocalTime('soon'), null);
});
