import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { News } from './news.ts';
import { shareOneStream } from './one-stream.ts';

/** A lock as a browser gives it to the pages of one origin: to one after the other, and at once to one that steals it. */
const createLocks = () => {
  type Holder = { reject: (error: unknown) => void };
  let holder: Holder | undefined;
  const queue: (() => void)[] = [];
  const next = () => {
    holder = undefined;
    queue.shift()?.();
  };
  const request = (_: string, { steal = false }: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        const own: Holder = { reject };
        holder = own;
        void hold().then(() => {
          if (holder !== own) return;
          resolve();
          next();
        });
      };
      if (steal) {
        holder?.reject(new DOMException('Lock broken by another request with the "steal" option.', 'AbortError'));
        take();
      } else if (holder) queue.push(take);
      else take();
    });
  return { request } as unknown as Pick<LockManager, 'request'>;
};

interface Page {
  heard: News[];
  say: ((news: News) => void) | undefined;
  finish: (() => void) | undefined;
  hasEnded: boolean;
}

const createBrowser = () => {
  const locks = createLocks();
  const channels: { onmessage: ((event: MessageEvent) => void) | null }[] = [];
  return (isFrozen = () => false): Page => {
    const page: Page = { heard: [], say: undefined, finish: undefined, hasEnded: false };
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage: (data: News) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
    };
    channels.push(channel);
    shareOneStream({
      locks,
      channel,
      hear: (news) => {
        if (!isFrozen()) page.heard.push(news);
      },
      follow: ({ hear, finish }) => {
        Object.assign(page, { say: hear, finish });
        return () => (page.hasEnded = true);
      },
    });
    return page;
  };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));
const beat: News = { kind: 'beat' };

test('of many pages one has the stream, and all hear of it', (context) => {
  context.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  const open = createBrowser();
  const [first, second, third] = [open(), open(), open()];
  assert.deepEqual(
    [first, second, third].map(({ say }) => say !== undefined),
    [true, false, false],
  );
  first.say?.(beat);
  for (const { heard } of [first, second, third]) assert.deepEqual(heard, [beat]);
});

test('when the page with the stream is closed, or has nothing more to follow, the next one has it', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  const open = createBrowser();
  const [first, second] = [open(), open()];
  first.finish?.();
  await settle();
  assert.notEqual(second.say, undefined);
  second.say?.(beat);
  assert.deepEqual(first.heard, [beat]);
});

test('from a page that is frozen, and keeps the lock without a word, another one takes the stream', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  let now = 0;
  context.mock.method(performance, 'now', () => now);
  const pass = (ms: number) => {
    for (let at = 0; at < ms; at += 10_000) {
      now += 10_000;
      context.mock.timers.tick(10_000);
    }
  };
  const open = createBrowser();
  const [frozen, second] = [open(), open()];
  pass(50_000);
  frozen.say?.(beat);
  pass(50_000);
  assert.equal(second.say, undefined);
  pass(20_000);
  await settle();
  assert.notEqual(second.say, undefined);
  assert.equal(frozen.hasEnded, true);
  assert.deepEqual(frozen.heard.at(-1), { kind: 'missed' });
});

test('a computer that slept takes the stream from no page', (context) => {
  context.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  let now = 0;
  context.mock.method(performance, 'now', () => now);
  const open = createBrowser();
  const [first, second] = [open(), open()];
  now += 3_600_000;
  context.mock.timers.tick(10_000);
  assert.equal(second.say, undefined);
  assert.equal(first.hasEnded, false);
});
