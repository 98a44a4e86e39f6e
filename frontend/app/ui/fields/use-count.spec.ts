import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countAt, type Counting } from './use-count.ts';

const counting: Counting = { from: 1, durationMs: 1400, tickMs: 20, seen: 0.35 };

test('a figure begins at its setting, grows and ends at its target', () => {
  assert.equal(countAt(0, 257, counting), 1);
  assert.equal(countAt(700, 257, counting), 129);
  assert.equal(countAt(1400, 257, counting), 257);
  assert.equal(countAt(9000, 257, counting), 257);
});

test('it never falls and never passes the target', () => {
  let last = 0;
  for (let ms = 0; ms <= 1500; ms += 20) {
    const now = countAt(ms, 67, counting);
    assert.ok(now >= last && now <= 67);
    last = now;
  }
});
