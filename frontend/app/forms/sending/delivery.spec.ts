import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from './post.ts';
import { deliver, type Waiting } from './delivery.ts';

const accepted: Answer = { kind: 'accepted', submitted: { message: 'm', msg: 'm', reference: 'FD-1' } };
const unreached: Answer = { kind: 'unreached' };
const refused = (status: number): Answer => ({
  kind: 'refused',
  status,
  error: {},
});

function stage(answers: Answer[], connection: boolean[] = []) {
  const log: { waits: Waiting[]; pauses: number[]; posts: number; onlines: number } = {
    waits: [],
    pauses: [],
    posts: 0,
    onlines: 0,
  };
  const run = (cancelled = () => false) =>
    deliver({
      post: async () => {
        log.posts++;
        return answers.shift() ?? unreached;
      },
      pause: async (milliseconds) => void log.pauses.push(milliseconds),
      isOnline: () => connection.shift() ?? true,
      online: async () => void log.onlines++,
      onWaiting: (reason) => void log.waits.push(reason),
      onSending: () => undefined,
      cancelled,
    });
  return { log, run };
}

test('an accepted send is one send', async () => {
  const { log, run } = stage([accepted]);
  assert.equal(await run(), accepted);
  assert.equal(log.posts, 1);
});

test('a connection that is cut twice is tried again, each time after a longer pause', async () => {
  const { log, run } = stage([unreached, unreached, accepted]);
  assert.equal(await run(), accepted);
  assert.deepEqual(log.pauses, [1000, 2000]);
  assert.deepEqual(log.waits, ['retry', 'retry']);
});

test('after five lost sends the delivery ends', async () => {
  const { log, run } = stage([]);
  assert.equal(await run(), unreached);
  assert.equal(log.posts, 5);
});

test('an answer of the server, even an error, is returned at once', async () => {
  for (const status of [500, 502, 503, 504, 429]) {
    const { log, run } = stage([refused(status), accepted]);
    assert.deepEqual(await run(), refused(status));
    assert.deepEqual([log.posts, log.waits, log.pauses], [1, [], []]);
  }
});

test('a server that gave up waiting for the rest of the form has lost the connection too', async () => {
  const { log, run } = stage([refused(408), accepted]);
  assert.equal(await run(), accepted);
  assert.deepEqual(log.waits, ['retry']);
});

test('a send that is still being received is asked about again, and costs no attempt', async () => {
  const { log, run } = stage([...Array.from({ length: 8 }, () => refused(409)), accepted]);
  assert.equal(await run(), accepted);
  assert.deepEqual(new Set(log.waits), new Set(['in-flight']));
});

test('a refusal of the content is final', async () => {
  for (const status of [400, 413, 415, 422, 403]) {
    const { log, run } = stage([refused(status)]);
    assert.equal((await run()).kind, 'refused');
    assert.equal(log.posts, 1);
  }
});

test('offline it waits for the connection instead of spending attempts', async () => {
  const { log, run } = stage([unreached, accepted], [false, false, false]);
  assert.equal(await run(), accepted);
  assert.equal(log.onlines, 2);
  assert.deepEqual(log.pauses, []);
});

test('a cancelled wait sends nothing more', async () => {
  let cancelled = false;
  const { log, run } = stage([accepted], [false]);
  const done = run(() => cancelled);
  cancelled = true;
  assert.equal((await done).kind, 'cancelled');
  assert.equal(log.posts, 0);
});
