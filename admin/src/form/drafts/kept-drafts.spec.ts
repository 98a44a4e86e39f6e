import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepFor, keptDraftsIn } from './kept-drafts.ts';

const memory = () => {
  const slots = new Map<string, string>();
  return {
    getItem: (slot: string) => slots.get(slot) ?? null,
    setItem: (slot: string, text: string) => void slots.set(slot, text),
    removeItem: (slot: string) => void slots.delete(slot),
    key: (index: number) => [...slots.keys()][index] ?? null,
    get length() {
      return slots.size;
    },
  };
};

const start = { text: '' };
const draft = { base: start, typed: { text: 'Asked about remote work' } };
const slot = { person: 'farah', form: 'applications/1/note' };

test('what is kept comes back with the time of the last change', () => {
  let now = 1_000;
  const storage = memory();
  const kept = keptDraftsIn(
    () => storage,
    () => now,
  );
  assert.equal(kept.read(slot), undefined);
  kept.keep(slot, draft);
  now = 2_000;
  kept.keep(slot, draft);
  assert.deepEqual(kept.read(slot), { ...draft, at: 1_000 });
  kept.drop(slot);
  assert.equal(kept.read(slot), undefined);
});

test('nobody else at the same browser sees it, and a logout takes the drafts of that person alone', () => {
  const storage = memory();
  const kept = keptDraftsIn(
    () => storage,
    () => 0,
  );
  const other = { ...slot, person: 'farah2' };
  storage.setItem('frontdoor.area', 'hr');
  kept.keep(slot, draft);
  assert.equal(kept.read(other), undefined);
  kept.keep(other, draft);
  kept.keep({ ...slot, form: 'form-settings' }, draft);
  assert.equal(kept.countOf('farah'), 2);
  kept.dropAllOf('farah');
  assert.equal(kept.countOf('farah'), 0);
  assert.equal(kept.countOf('farah2'), 1);
  assert.equal(storage.getItem('frontdoor.area'), 'hr');
});

test('after three days it is gone, read or not', () => {
  let now = 0;
  const storage = memory();
  const kept = keptDraftsIn(
    () => storage,
    () => now,
  );
  kept.keep(slot, draft);
  now = keepFor;
  kept.keep({ ...slot, form: 'staff/new' }, draft);
  assert.equal(kept.read(slot)?.at, 0);
  now += 1;
  assert.equal(kept.read(slot), undefined);
  kept.dropOld();
  assert.equal(storage.length, 1);
});

test('what is broken or cannot be kept is no draft and no fault', () => {
  const storage = memory();
  const kept = keptDraftsIn(() => storage);
  kept.keep(slot, draft);
  for (const text of ['{', 'null', '7', '{"at":1}', `{"at":${Date.now()},"base":{},"typed":null}`]) {
    storage.setItem(storage.key(0)!, text);
    assert.equal(kept.read(slot), undefined, text);
    kept.dropOld();
    kept.keep(slot, draft);
  }
  const forbidden = keptDraftsIn(() => {
    throw new Error('forbidden');
  });
  forbidden.keep(slot, draft);
  forbidden.drop(slot);
  forbidden.dropOld();
  assert.equal(forbidden.read(slot), undefined);
  assert.equal(forbidden.countOf('farah'), 0);
});
