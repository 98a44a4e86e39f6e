import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteVersions, versionSeen, versionsSeen } from './versions.ts';

test('what the person saw counts for more than what was read since', () => {
  noteVersions('applications', { id: 'a', version: 3 });
  assert.equal(versionSeen('applications', 'a', { id: 'a', version: 2 }), 2);
});

test('without that, the last one that was read counts, in lists too', () => {
  noteVersions('staff', [
    { id: 'a', version: 7 },
    { id: 'b', version: 8 },
  ]);
  assert.equal(versionSeen('staff', 'b', undefined), 8);
  assert.equal(versionSeen('applications', 'b', undefined), undefined);
});

test('records without a version have none', () => {
  noteVersions('held', [{ id: 'a' }, null]);
  assert.equal(versionSeen('held', 'a', {}), undefined);
});

test('of several, each has its own, and one that nobody has read has none', () => {
  noteVersions('applications', [
    { id: 'c', version: 4 },
    { id: 'd', version: 5 },
  ]);
  const seen = [
    { id: 'c', version: 1 },
    { id: 'e', version: 6 },
  ];
  assert.deepEqual(versionsSeen('applications', ['c', 'd', 'f'], seen), { c: 1, d: 5 });
});
