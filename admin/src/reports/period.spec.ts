import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenDays, daysUntil, periodFault } from './period.ts';

test('a period of some days ends with its last day', () => {
  assert.deepEqual(daysUntil('2026-03-01', 1), { from: '2026-03-01', to: '2026-03-01' });
  assert.deepEqual(daysUntil('2026-03-01', 30), { from: '2026-01-31', to: '2026-03-01' });
  assert.deepEqual(daysUntil('2028-12-30', 365), { from: '2028-01-01', to: '2028-12-30' });
});

test('a period may have 366 days, and none before its first', () => {
  assert.equal(periodFault(daysUntil('2026-12-31', 366)), undefined);
  assert.match(periodFault(daysUntil('2026-12-31', 367))!, /366/);
  assert.match(periodFault({ from: '2026-03-02', to: '2026-03-01' })!, /after the last/);
  assert.equal(periodFault({ from: '2026-03-02', to: '' }), undefined);
});

test('only the days that were chosen are asked for', () => {
  assert.deepEqual(chosenDays({ from: '', to: '' }), {});
  assert.deepEqual(chosenDays({ from: '2026-03-01', to: '' }), { from: '2026-03-01' });
  assert.deepEqual(chosenDays({ from: '2026-03-01', to: '2026-03-02' }), { from: '2026-03-01', to: '2026-03-02' });
});
