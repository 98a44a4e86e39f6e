import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysOf, kindOf } from './year.ts';

test('leave is counted in days of work, as the ledger of the page has it', () => {
  assert.equal(daysOf('leave'), 10);
  assert.equal(daysOf('planned'), 4);
  assert.equal(daysOf('sick'), 3);
  assert.equal(daysOf('casual'), 3);
  assert.equal(daysOf('holiday'), 8);
});

test('a weekend within a leave stays a weekend, and no month has more days than it has', () => {
  assert.equal(kindOf(5, 23), 'weekend');
  assert.equal(kindOf(2, 29), 'none');
});
