import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearDraft, isBlank, readDraft, writeDraft } from './draft.ts';
import { newKey } from '../sending/submission-key.ts';

function memory() {
  const slots = new Map<string, string>();
  return {
    slots,
    getItem: (slot: string) => slots.get(slot) ?? null,
    setItem: (slot: string, text: string) => void slots.set(slot, text),
    removeItem: (slot: string) => void slots.delete(slot),
  };
}

const forbidden = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('forbidden');
  },
};

const empty = { name: '', email: '', message: '', agree: false };

test('a written draft comes back, the key included, the consent left out', () => {
  const store = memory();
  const draft = { values: { ...empty, name: 'Asha', agree: true }, key: newKey(), changed: 7, fileName: 'cv.pdf' };
  assert.equal(writeDraft(store, 'draft', draft), true);
  assert.deepEqual(readDraft(store, 'draft', empty), { ...draft, values: { ...draft.values, agree: false } });
  assert.equal(readDraft(store, 'other', empty), null);
  clearDraft(store, 'draft');
  assert.equal(readDraft(store, 'draft', empty), null);
});

test('a foreign or broken draft never reaches the form', () => {
  const store = memory();
  store.setItem('draft', '{');
  assert.equal(readDraft(store, 'draft', empty), null);
  const foreign = { name: 7, email: 'a@b.example', role: 'hr', agree: true };
  store.setItem('draft', JSON.stringify({ values: foreign, key: { value: '' } }));
  const draft = readDraft(store, 'draft', empty);
  assert.deepEqual(draft?.values, { ...empty, email: 'a@b.example' });
  assert.match(draft?.key.value ?? '', /-/);
  assert.equal(draft?.fileName, '', 'a draft of an older release names no file');
});

test('without storage there is no draft and no fault', () => {
  assert.equal(readDraft(forbidden, 'draft', empty), null);
  assert.equal(writeDraft(forbidden, 'draft', { values: empty, key: newKey(), changed: 7 }), false);
  clearDraft(forbidden, 'draft');
});

test('a form in which nothing was entered is blank', () => {
  assert.equal(isBlank(empty), true);
  assert.equal(isBlank({ ...empty, agree: true }), false);
  assert.equal(isBlank({ ...empty, message: ' ' }), false);
});
