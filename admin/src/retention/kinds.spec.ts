import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedDays, daysFault, daysOf } from './kinds.ts';

test('only what was changed is sent, and nothing means for good', () => {
  const before = daysOf({ application: 365, held: 30, event: null });
  assert.deepEqual(before, { application: '365', held: '30', event: '' });
  assert.deepEqual(changedDays({ ...before, application: '', event: '7' }, before), { application: null, event: 7 });
});

test('days are whole and not fewer than make sense', () => {
  for (const fine of ['', '30', '36500']) assert.equal(daysFault(fine, 30), undefined);
  for (const wrong of ['29', '1.5', '-3', 'two', '36501']) assert.match(daysFault(wrong, 30) ?? '', /from 30 to 36500/);
});
