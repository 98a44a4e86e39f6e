import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Alarms } from './log.ts';

const MINUTE_MS = 60_000;

test('fault 503: a gap that is closed within seconds is reported for as long as the worker needs to hear of it', () => {
  let now = 0;
  const alarms = new Alarms(() => now);
  alarms.good('backup_gap');
  assert.deepEqual(alarms.toReport, []);
  alarms.raise('backup_gap', new Error('The segment 5 is missing.'));
  now += 5_000;
  alarms.good('backup_gap');
  // Written within a minute, and read twice, a minute apart.
  now += 3 * MINUTE_MS;
  assert.deepEqual(alarms.toReport, ['backup_gap']);
  now += 2 * MINUTE_MS;
  assert.deepEqual(alarms.toReport, []);
});

test('a gap that is closed and opens anew is reported once, and what failed for a moment is not', () => {
  const alarms = new Alarms(() => 0);
  for (const alarm of ['backup_gap', 'backup_failed'] as const) {
    alarms.raise(alarm, new Error('x'));
    alarms.good(alarm);
  }
  assert.deepEqual(alarms.toReport, ['backup_gap']);
  alarms.raise('backup_gap', new Error('x'));
  assert.deepEqual(alarms.toReport, ['backup_gap']);
});
