import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { ownCalls } from '../sending/own-calls.ts';
import { createHub, type Heard } from './live.ts';
import type { LiveChange } from './news.ts';

const change = (id: string, request: string | null = null): LiveChange => ({
  of: 'applications',
  what: 'moved',
  ids: [id],
  request,
});

const start = (context: TestContext) => {
  context.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const page = { isHidden: false, isThere: true };
  const hub = createHub({ isHidden: () => page.isHidden, isThere: () => Promise.resolve(page.isThere) });
  const heard: Heard[] = [];
  hub.subscribe((one) => heard.push(one));
  const pass = async (ms: number) => {
    context.mock.timers.tick(ms);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { hub, heard, page, pass };
};

test('what comes together is told together', async (context) => {
  const { hub, heard, pass } = start(context);
  for (const id of ['a', 'b']) hub.hear({ kind: 'changes', changes: [change(id)] });
  await pass(300);
  assert.deepEqual(heard, [[change('a'), change('b')]]);
});

test('a page is not told of its own calls, also where the event comes before the answer', async (context) => {
  const { hub, heard, pass } = start(context);
  const answered = ownCalls.begin('POST');
  hub.hear({ kind: 'changes', changes: [change('a', 'own'), change('b', 'of-another')] });
  await pass(300);
  assert.deepEqual(heard, []);
  answered('own');
  await pass(0);
  assert.deepEqual(heard, [[change('b', 'of-another')]]);
});

test('a page that nobody sees is told when it is seen again', async (context) => {
  const { hub, heard, page, pass } = start(context);
  page.isHidden = true;
  hub.hear({ kind: 'changes', changes: [change('a')] });
  await pass(10_000);
  assert.deepEqual(heard, []);
  page.isHidden = false;
  hub.show();
  await pass(2_300);
  assert.deepEqual(heard, [[change('a')]]);
});

test('without a stream the page compares each minute, and once more when the stream is back', async (context) => {
  const { hub, heard, pass } = start(context);
  hub.hear({ kind: 'state', isOpen: false });
  for (let at = 0; at < 2; at += 1) {
    await pass(60_000);
    await pass(2_000);
  }
  assert.deepEqual(heard, [null, null]);
  hub.hear({ kind: 'state', isOpen: true });
  await pass(2_300);
  assert.deepEqual(heard, [null, null, null]);
  await pass(300_000);
  assert.equal(heard.length, 3);
});

test('a page asks for nothing while the API is away', async (context) => {
  const { hub, heard, page, pass } = start(context);
  page.isThere = false;
  hub.hear({ kind: 'state', isOpen: false });
  await pass(180_000);
  await pass(2_000);
  assert.deepEqual(heard, []);
});

test('after the session nothing is compared', async (context) => {
  const { hub, heard, pass } = start(context);
  hub.hear({ kind: 'state', isOpen: false });
  hub.hear({ kind: 'over' });
  await pass(180_000);
  await pass(2_000);
  assert.deepEqual(heard, []);
});
