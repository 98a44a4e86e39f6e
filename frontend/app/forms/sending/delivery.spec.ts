import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from './post.ts';
import { busyTries, deliver, type Waiting } from './delivery.ts';

const accepted: Answer = { kind: 'accepted', submitted: { message: 'm', msg: 'm', reference: 'FD-1' } };
const unreached: Answer = { kind: 'unreached' };
const refused = (status: number, pauseAsked?: number): Answer => ({ kind: 'refused', status, error: {}, pauseAsked });

function stage(answers: Answer[], connection: boolean[] = [], chance = 0) {
  const log: { waits: Waiting[]; told: number[]; pauses: number[]; posts: number; onlines: number } = {
    waits: [],
    told: [],
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
      onWaiting: (reason, milliseconds) => {
        log.waits.push(reason);
        if (milliseconds !== undefined) log.told.push(milliseconds);
      },
      onSending: () => undefined,
      cancelled,
      chance: () => chance,
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

test('a server that failed is told of at once', async () => {
  for (const status of [500, 501, 505, 507]) {
    const { log, run } = stage([refused(status), accepted]);
    assert.deepEqual(await run(), refused(status));
    assert.deepEqual([log.posts, log.waits, log.pauses], [1, [], []]);
  }
});

test('a server without room is waited for as long as it says, and asked again', async () => {
  for (const status of [429, 502, 503, 504]) {
    const { log, run } = stage([refused(status, 42_000), refused(status, 5_000), accepted]);
    assert.equal(await run(), accepted);
    assert.deepEqual(
      [log.pauses, log.told, log.waits],
      [
        [42_000, 5_000],
        [42_000, 5_000],
        ['busy', 'busy'],
      ],
    );
  }
});

test('where the answer names no time, it is a quarter of a minute; never less than a second or more than ten minutes', async () => {
  const { log, run } = stage([refused(503), refused(429, 0), refused(429, 86_400_000), accepted]);
  assert.equal(await run(), accepted);
  assert.deepEqual(log.pauses, [15_000, 1_000, 600_000]);
});

test('those who were told the same time do not come back at the same moment', async () => {
  const { log, run } = stage([refused(429, 8_000), refused(429, 300_000), accepted], [], 0.5);
  await run();
  assert.deepEqual(log.pauses, [9_000, 302_500]);
  assert.deepEqual(log.told, log.pauses);
});

test('a server that stays without room is asked six times', async () => {
  const { log, run } = stage(Array.from({ length: 9 }, () => refused(429, 2_000)));
  assert.deepEqual(await run(), refused(429, 2_000));
  assert.equal(log.posts, 6);
  assert.equal(busyTries, 6);
});

test('a connection that goes away while the server is waited for costs no try', async () => {
  const { log, run } = stage([refused(429, 2_000), accepted], [true, false]);
  assert.equal(await run(), accepted);
  assert.deepEqual([log.posts, log.waits, log.onlines], [2, ['busy', 'offline'], 1]);
});

test('a wait for room that is cancelled sends nothing more', async () => {
  let cancelled = false;
  const { log, run } = stage([refused(429, 2_000), accepted], [true, true]);
  const done = run(() => cancelled || (log.pauses.length > 0 && (cancelled = true)));
  assert.equal((await done).kind, 'cancelled');
  assert.equal(log.posts, 1);
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
