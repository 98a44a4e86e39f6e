import assert from 'node:assert/strict';
import { test } from 'node:test';
import { predict } from '../load/scale/queueing-model.ts';

// Facts that hold without the model: one request at a time, and a saturated station.
test('one visitor waits for nobody', () => {
  const { perSecond } = predict({ api: 0.002, postgres: 0.001, wait: 0.007 }, 1, 1, 1);
  assert.ok(Math.abs(perSecond - 100) < 1e-9);
  // More cores or processes change nothing for one visitor.
  assert.ok(Math.abs(predict({ api: 0.002, postgres: 0.001, wait: 0.007 }, 4, 8, 1).perSecond - 100) < 1e-9);
});

test('many visitors are served as fast as the busiest station works', () => {
  const demands = { api: 0.002, postgres: 0.001, wait: 0 };
  assert.ok(Math.abs(predict(demands, 1, 1, 500).perSecond - 500) < 1);
  assert.ok(Math.abs(predict(demands, 4, 8, 500).perSecond - 2000) < 20);
  const full = predict(demands, 16, 2, 2_000);
  assert.ok(Math.abs(full.perSecond - 2000) < 1);
  assert.ok(full.postgresBusy > 0.99 && full.postgresBusy <= 1);
});

test('two stations that are alike serve N visitors at N / (N + 1) of their speed', () => {
  for (const visitors of [1, 2, 5, 20]) {
    const { perSecond } = predict({ api: 0.01, postgres: 0.01, wait: 0 }, 1, 1, visitors);
    assert.ok(Math.abs(perSecond - (100 * visitors) / (visitors + 1)) < 1e-9);
  }
});
