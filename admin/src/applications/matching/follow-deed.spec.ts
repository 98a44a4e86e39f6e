import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BulkDeed } from '../../data/calls/lists/matching-calls.ts';
import { followDeed } from './follow-deed.ts';

const waiting: BulkDeed = { id: 'a', state: 'waiting', affected: 300, problem: null, undo: null };
const done: BulkDeed = { ...waiting, state: 'done' };
const refused = (status: number) => Object.assign(new Error('Refused'), { status });

const follow = async (answers: (BulkDeed | Error)[], isOver = () => false) => {
  const waits: number[] = [];
  const read = () => {
    const next = answers.shift() ?? waiting;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  const pause = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds));
  return { deed: await followDeed(waiting, { read, isOver, pause }), waits };
};

test('a deed is asked for until its end, also after a call without an answer', async () => {
  const { deed, waits } = await follow([waiting, refused(0), refused(503), done]);
  assert.deepEqual([deed.state, waits.length], ['done', 4]);
});

test('a deed that is refused to its reader is asked for no more', async () => {
  await assert.rejects(follow([refused(404)]), /Refused/);
});

test('row 511: a deed is asked for seldom after a minute, no more after a quarter of an hour, and not at all without a session', async () => {
  const { deed, waits } = await follow([]);
  assert.equal(deed.state, 'waiting');
  assert.deepEqual([waits[59], waits[60]], [1_000, 10_000]);
  assert.equal(
    waits.reduce((sum, wait) => sum + wait, 0),
    900_000,
  );
  const left = await follow([], () => true);
  assert.equal(left.waits.length, 1);
});
