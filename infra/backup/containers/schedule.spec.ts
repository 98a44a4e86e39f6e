import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BackupSet } from './repository.ts';
import { dueBackup, isNightlyDue } from './schedule.ts';

const zone = 'Asia/Kolkata';
/** Half past two at night there. */
const night = new Date('2026-11-25T21:00:00Z');
const noon = new Date('2026-11-26T06:30:00Z');
const hoursBefore = (now: Date, hours: number) => now.getTime() - hours * 3_600_000;
const copy = (type: BackupSet['type'], endedAt: number, timeline = '00000001'): BackupSet => ({
  label: type,
  type,
  firstSegment: `${timeline}0000000000000003`,
  endedAt: endedAt / 1_000,
  hasFault: false,
  archive: '18-1',
});
const whole = { timeline: '00000001', hasGap: false };

test('what is done each night is due in the hour of the night, and by day when a night was missed', () => {
  assert.equal(isNightlyDue(hoursBefore(night, 24), night, zone), true);
  assert.equal(isNightlyDue(hoursBefore(night, 1), night, zone), false);
  assert.equal(isNightlyDue(hoursBefore(noon, 10), noon, zone), false);
  assert.equal(isNightlyDue(hoursBefore(noon, 24), noon, zone), false);
  assert.equal(isNightlyDue(hoursBefore(noon, 34), noon, zone), true);
});

test('a full copy is made at once where there is none, each week, and differential ones in the nights between', () => {
  assert.equal(dueBackup([], whole, noon, zone), 'full');
  assert.equal(dueBackup([copy('full', hoursBefore(noon, 10))], whole, noon, zone), undefined);
  assert.equal(dueBackup([copy('full', hoursBefore(night, 24))], whole, night, zone), 'diff');
  const week = [copy('full', hoursBefore(night, 7 * 24 - 1)), copy('diff', hoursBefore(night, 24))];
  assert.equal(dueBackup(week, whole, night, zone), 'full');
});

test('a gap in the WAL, and another history than the one of the newest copy, ask for a full copy at once', () => {
  const fresh = [copy('full', hoursBefore(noon, 1))];
  assert.equal(dueBackup(fresh, { ...whole, hasGap: true }, noon, zone), 'full');
  assert.equal(dueBackup(fresh, { ...whole, timeline: '00000002' }, noon, zone), 'full');
});
