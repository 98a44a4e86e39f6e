import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isChanged, rebase } from './rebase.ts';

const base = { title: 'Tester', place: 'Noida', tags: ['a'] };

test('typed text stays, and untouched fields take over what is saved now', () => {
  const typed = { ...base, title: 'Senior tester' };
  const latest = { ...base, place: 'Remote' };
  assert.deepEqual(rebase(base, typed, latest), {
    values: { title: 'Senior tester', place: 'Remote', tags: ['a'] },
    savedNow: {},
  });
});

test('where both have changed the same field, the other value is told', () => {
  const typed = { ...base, title: 'Senior tester' };
  const latest = { ...base, title: 'Test lead' };
  assert.deepEqual(rebase(base, typed, latest), {
    values: typed,
    savedNow: { title: 'Test lead' },
  });
});

test('who has typed what the other has saved has no conflict', () => {
  const typed = { ...base, tags: ['a', 'b'] };
  assert.deepEqual(rebase(base, typed, { ...typed }), {
    values: typed,
    savedNow: {},
  });
});

test('a form is changed when a value is', () => {
  assert.equal(isChanged(base, { ...base, tags: ['a'] }), false);
  assert.equal(isChanged(base, { ...base, tags: [] }), true);
});
