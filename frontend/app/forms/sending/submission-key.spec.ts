import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyAfterEdit, newKey, settle } from './submission-key.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('a key is a UUID, and no two are the same', () => {
  const [a, b] = [newKey(), newKey()];
  assert.match(a.value, UUID);
  assert.notEqual(a.value, b.value);
});

test('an edit keeps the key while the fate of the send is unknown', () => {
  const key = newKey();
  assert.equal(keyAfterEdit(key, newKey()), key);
});

test('an edit after a refusal starts a new submission', () => {
  const key = settle(newKey());
  const next = keyAfterEdit(key, newKey());
  assert.notEqual(next.value, key.value);
  assert.equal(next.settled, false);
});
