import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { followStream } from './follow-stream.ts';
import type { News } from './news.ts';

interface Source {
  readyState: number;
  onopen?: () => void;
  onerror?: () => void;
  close: () => void;
  addEventListener: (event: string, hear: (message: { data: string }) => void) => void;
  send: (event: string, data?: string) => void;
}

const start = (context: TestContext, isSignedIn = () => Promise.resolve(true)) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  context.mock.method(Math, 'random', () => 1);
  const sources: Source[] = [];
  const heard: News[] = [];
  let isFinished = false;
  const end = followStream({
    hear: (news) => heard.push(news),
    finish: () => (isFinished = true),
    isSignedIn,
    open: () => {
      const listeners = new Map<string, (message: { data: string }) => void>();
      const source: Source = {
        readyState: 0,
        close: () => (source.readyState = 2),
        addEventListener: (event, hear) => void listeners.set(event, hear),
        send: (event, data = '1') => listeners.get(event)?.({ data }),
      };
      sources.push(source);
      return source as unknown as EventSource;
    },
  });
  return { sources, heard, end, isFinished: () => isFinished, latest: () => sources.at(-1)! };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));
const closed: News = { kind: 'state', isOpen: false };

test('a stream that is silent for 40 seconds is opened again, and one that beats is not', (context) => {
  const { sources, heard, latest } = start(context);
  latest().onopen?.();
  for (let beat = 0; beat < 4; beat += 1) {
    context.mock.timers.tick(15_000);
    latest().send('beat');
  }
  assert.equal(sources.length, 1);
  context.mock.timers.tick(40_000);
  assert.deepEqual(heard.at(-1), closed);
  context.mock.timers.tick(2_000);
  assert.deepEqual([sources.length, sources[0]?.readyState], [2, 2]);
});

test('a stream that is refused is tried again, each time later and at most after a minute', (context) => {
  const { sources, latest } = start(context);
  const refuse = () => {
    latest().readyState = 2;
    latest().onerror?.();
  };
  for (const wait of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    const before = sources.length;
    refuse();
    context.mock.timers.tick(wait - 1);
    assert.equal(sources.length, before);
    context.mock.timers.tick(1);
    assert.equal(sources.length, before + 1);
  }
});

test('to a stream that was ended the browser comes back by itself', (context) => {
  const { sources, heard, latest } = start(context);
  latest().onopen?.();
  latest().onerror?.();
  assert.deepEqual(heard.at(-1), closed);
  context.mock.timers.tick(10_000);
  assert.equal(latest().readyState, 0);
  latest().onopen?.();
  assert.deepEqual(heard.at(-1), { kind: 'state', isOpen: true });
  assert.equal(sources.length, 1);
});

test('changes are passed on as they are', (context) => {
  const { heard, latest } = start(context);
  const changes = [{ of: 'applications', what: 'moved', ids: ['a'], request: null }] as const;
  latest().send('changes', JSON.stringify(changes));
  assert.deepEqual(heard, [{ kind: 'changes', changes }]);
});

test('when the session is over nothing is opened; where it goes on under another cookie, the stream does too', async (context) => {
  const answers = [false, true];
  const { sources, heard, latest, isFinished } = start(context, () => Promise.resolve(answers.shift() ?? false));
  latest().send('over');
  assert.deepEqual([heard.at(-1), latest().readyState], [{ kind: 'over' }, 2]);
  context.mock.timers.tick(2_000);
  await settle();
  assert.equal(sources.length, 1);
  context.mock.timers.tick(10_000);
  await settle();
  assert.deepEqual([sources.length, isFinished()], [2, false]);
});

test('a session that is over for good ends it, and the page looks where it is', async (context) => {
  const { sources, heard, latest, isFinished } = start(context, () => Promise.resolve(false));
  latest().send('over');
  for (const wait of [2_000, 10_000]) {
    context.mock.timers.tick(wait);
    await settle();
  }
  assert.deepEqual([sources.length, isFinished(), heard.at(-1)], [1, true, { kind: 'missed' }]);
});
