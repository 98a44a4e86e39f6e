import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restore, restoreKeyed, restoreNew } from './restore.ts';

const base = { title: 'Tester', place: 'Noida', tags: ['a'], mail: null as object | null };
const typed = { ...base, title: 'Senior tester' };

test('without a draft a form begins with what is saved', () => {
  assert.deepEqual(restore(base, undefined), { values: base, savedNow: {} });
});

test('a draft comes back over what others have saved since', () => {
  const latest = { ...base, title: 'Test lead', place: 'Remote' };
  assert.deepEqual(restore(latest, { base, typed, at: 7 }), {
    values: { ...latest, title: 'Senior tester' },
    savedNow: { title: 'Test lead' },
    restoredAt: 7,
  });
});

test('nothing is restored of what was saved meanwhile', () => {
  assert.deepEqual(restore(typed, { base, typed, at: 7 }), { values: typed, savedNow: {} });
});

test('the draft of a form that has other fields by now is left alone', () => {
  const fresh = { values: base, savedNow: {} };
  assert.deepEqual(restore(base, { base: { title: '' }, typed: { title: 'x' }, at: 7 }), fresh);
  assert.deepEqual(restore(base, { base, typed: { ...typed, tags: 'a' }, at: 7 }), fresh);
  assert.deepEqual(restore(base, { base, typed: { ...typed, title: 5 }, at: 7 }), fresh);
});

test('a field that can be empty takes what was typed into it', () => {
  const mail = { subject: 'Hello' };
  assert.deepEqual(restore(base, { base, typed: { ...base, mail }, at: 7 }).values, { ...base, mail });
});

test('a rejection that was begun comes back as one, where the same form now begins with nothing', () => {
  const nothing = { stage: '', reason: '', note: '' };
  const begun = { ...nothing, stage: 'rejected' };
  const kept = { base: begun, typed: { ...begun, reason: 'experience' }, at: 7 };
  assert.deepEqual(restoreNew(nothing, kept), { values: kept.typed, savedNow: {}, restoredAt: 7 });
  assert.deepEqual(restoreNew(nothing, { ...kept, typed: nothing }), { values: nothing, savedNow: {} });
  assert.deepEqual(restoreNew(nothing, { ...kept, typed: { ...nothing, note: 5 } }), { values: nothing, savedNow: {} });
});

test('a draft of before the form had a key comes back with one', () => {
  const nothing = { text: '', key: 'new' };
  const kept = { base: { text: '' }, typed: { text: 'Hello' }, at: 7 };
  assert.deepEqual(restoreKeyed(nothing, kept).values, { text: 'Hello', key: 'new' });
  const keyed = { base: { text: '', key: 'first' }, typed: { text: 'Hello', key: 'first' }, at: 7 };
  assert.deepEqual(restoreKeyed(nothing, keyed).values, keyed.typed);
});
