import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, mock, test } from 'node:test';
import { commandOf, type Command, commands, isCombined, keyMap, keyOf } from './key-map.ts';
import { createKeyQueue, type KeyQueue, type Outcome } from './key-queue.ts';

/** A page with records 1 to 9: J opens the next, A moves the open one and opens the next, N opens a field. */
const createPage = () => {
  let open = 1;
  let arrived = true;
  const done: string[] = [];
  const gaveUp: string[] = [];
  const typed: string[] = [];
  let answer: ((outcome: Outcome) => void) | undefined;
  const queue: KeyQueue = createKeyQueue({
    run: (command) => {
      if (!arrived && command !== 'note') assert.fail(`${command} ran before the record had arrived`);
      if (command === 'next') {
        open += 1;
        arrived = false;
        return { leadsTo: `list/${open}` };
      }
      if (command === 'note') return 'field';
      if (command === 'advance') return new Promise<Outcome>((resolve) => (answer = resolve));
      if (command === 'reject') return void done.push(`reject ${open}`);
      return null;
    },
    type: (text) => Boolean(typed.push(text)),
    giveUp: (keys) => void gaveUp.push(...keys),
  });
  queue.settle('list/1');
  return {
    queue,
    done,
    gaveUp,
    typed,
    press: (keys: string) => {
      for (const key of keys) queue.press({ key, command: commandOf(key.toUpperCase()) });
    },
    arrive: async (place = `list/${open}`) => {
      arrived = true;
      queue.settle(place);
      await settled();
    },
    answer: async (outcome: Outcome) => {
      if (typeof outcome === 'object') {
        open += 1;
        arrived = false;
      }
      answer?.(outcome);
      await settled();
    },
  };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

let page: ReturnType<typeof createPage>;
beforeEach(() => {
  page = createPage();
});

test('a key that is typed before its record has arrived acts on that record, and on no other', async () => {
  page.press('JR');
  await settled();
  assert.deepEqual(page.done, []);
  await page.arrive();
  assert.deepEqual(page.done, ['reject 2']);
  assert.deepEqual(page.gaveUp, []);
});

test('keys for several records go on one after the other', async () => {
  page.press('JRJJR');
  for (const _ of [1, 2, 3]) await page.arrive();
  assert.deepEqual(page.done, ['reject 2', 'reject 4']);
});

test('a key after a decision waits for the answer and for the next record', async () => {
  page.press('AR');
  await settled();
  assert.deepEqual(page.done, []);
  await page.answer({ leadsTo: 'list/2' });
  assert.deepEqual(page.done, []);
  await page.arrive();
  assert.deepEqual(page.done, ['reject 2']);
});

test('keys after a refusal are given up and named, and later ones count again', async () => {
  page.press('AR');
  await page.answer('refused');
  assert.deepEqual(page.done, []);
  assert.deepEqual(page.gaveUp, ['R']);
  page.press('R');
  assert.deepEqual(page.done, ['reject 1']);
});

test('keys for a record are given up when another one is opened in its place', async () => {
  page.press('JR');
  await page.arrive('list/7');
  assert.deepEqual(page.done, []);
  assert.deepEqual(page.gaveUp, ['R']);
});

test('keys for a record are given up when somebody clicks on another one meanwhile', async () => {
  page.press('JR');
  page.queue.expect('list/7');
  await page.arrive('list/7');
  assert.deepEqual(page.done, []);
  assert.deepEqual(page.gaveUp, ['R']);
});

test('a key right after a click waits for the record of the click', async () => {
  page.queue.expect('list/5');
  page.press('R');
  await settled();
  assert.deepEqual(page.done, []);
  await page.arrive('list/5');
  assert.deepEqual(page.done, ['reject 1']);
});

test('what is typed before a field is open becomes its text, with no letter taken for a command', async () => {
  page.press('Njarx');
  await settled();
  page.queue.openField();
  assert.deepEqual(page.typed, ['jarx']);
  assert.deepEqual(page.done, []);
});

test('what is typed for a field of the next record waits for both', async () => {
  page.press('JNrj');
  await page.arrive();
  assert.deepEqual(page.typed, []);
  page.queue.openField();
  assert.deepEqual(page.typed, ['rj']);
  assert.deepEqual(page.done, []);
});

test('keys are given up when what they wait for does not come within ten seconds', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    page.press('JR');
    mock.timers.tick(9_999);
    assert.deepEqual(page.gaveUp, []);
    mock.timers.tick(1);
    assert.deepEqual(page.gaveUp, ['R']);
  } finally {
    mock.timers.reset();
  }
});

test('a key without a meaning is left to the browser', () => {
  assert.equal(page.queue.press({ key: 'q', command: undefined }), false);
  assert.equal(page.queue.press({ key: 'd', command: 'discard' }), false);
});

test('each key has one meaning', () => {
  const keys = commands.map((command: Command) => keyMap[command]);
  assert.equal(new Set(keys).size, keys.length);
});

test('a key is what was typed, and on a layout without Latin letters what stands there on an English one', () => {
  assert.equal(keyOf({ key: 'j', code: 'KeyC' }), 'J');
  assert.equal(keyOf({ key: 'र', code: 'KeyJ' }), 'J');
  assert.equal(keyOf({ key: '१', code: 'Digit1' }), '1');
  assert.equal(keyOf({ key: 'Escape', code: 'Escape' }), 'Escape');
});

test('a bracket that a keyboard types with AltGr or Option is a key, and a combination is the browser’s', () => {
  const none = { ctrlKey: false, altKey: false, metaKey: false };
  assert.equal(isCombined({ ...none, key: ']' }), false);
  assert.equal(isCombined({ ...none, key: ']', ctrlKey: true, altKey: true }), false);
  assert.equal(isCombined({ ...none, key: '[', altKey: true }), false);
  // Back and forward of Safari, and the menu of Firefox.
  assert.equal(isCombined({ ...none, key: '[', metaKey: true }), true);
  assert.equal(isCombined({ ...none, key: '[', ctrlKey: true }), true);
  assert.equal(isCombined({ ...none, key: 'm', altKey: true }), true);
});

test('the table of keys in docs/admin.md has each key', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/admin.md'), 'utf8');
  const table = text.slice(text.indexOf('## Keys'), text.indexOf('## The reading room'));
  const named = commands.filter(
    (command) => !table.includes(`\`${{ close: 'Esc', choose: '1' }[command as 'close'] ?? keyMap[command]}\``),
  );
  assert.deepEqual(named, []);
});
