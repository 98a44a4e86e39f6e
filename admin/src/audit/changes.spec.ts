import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf } from './changes.ts';

test('an edit is listed field by field, before and after', () => {
  const details = {
    before: { apply: 'Java Developer', salary: null },
    after: { apply: 'Tester', salary: { min: 1 } },
  };
  assert.deepEqual(changesOf(details), [
    { field: 'apply', before: 'Java Developer', after: 'Tester' },
    { field: 'salary', before: '(empty)', after: '{"min":1}' },
  ]);
});

test('an entry without a state before is listed as it is', () => {
  assert.deepEqual(changesOf({ rows: 3, after: { role: 'hr' } }), [
    { field: 'role', before: null, after: 'hr' },
    { field: 'rows', before: null, after: '3' },
  ]);
  assert.deepEqual(changesOf({}), []);
});
