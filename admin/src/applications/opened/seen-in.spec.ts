import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seenIn } from './seen-in.ts';

const page = {
  data: [
    { id: 'a', unseen: true },
    { id: 'b', unseen: true },
    { id: 'c', unseen: false },
  ],
  total: 3,
};

test('an application that was opened is seen in the list, and no other one', () => {
  const after = seenIn(page, 'b');
  assert.deepEqual(
    after.data.filter(({ unseen }) => unseen).map(({ id }) => id),
    ['a'],
  );
  assert.equal(after.total, 3);
});

test('a list that does not change stays the same object, so that nothing is drawn again', () => {
  assert.equal(seenIn(page, 'c'), page);
  assert.equal(seenIn(page, 'z'), page);
});
