import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countAt } from '../../ui/fields/use-count.ts';
import { inTicks, overTime } from './countings.ts';

test('the figures of the about teaser count from 1 over 1400 ms, once 35 % of them are seen', () => {
  assert.deepEqual([overTime.from, overTime.durationMs, overTime.seen], [1, 1400, 0.35]);
  assert.deepEqual(
    [0, 1399, 1400].map((ms) => countAt(ms, 257, overTime)),
    [1, 257, 257],
  );
});

test('the other figures count from 0 in ticks of 20 ms, and are there after about a second', () => {
  assert.equal(inTicks.tickMs, 20);
  assert.deepEqual(
    [0, 20, 500, 980, 1000].map((ms) => countAt(ms, 500, inTicks)),
    [0, 10, 250, 490, 500],
  );
});
