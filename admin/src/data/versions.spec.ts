import assert from 'node:assert/strict';
import { test } from 'node:test';
import { versionSeen, versionsSeen } from './versions.ts';

test('the version to write over is that of the record as the person saw it', () => {
  assert.equal(versionSeen({ id: 'a', version: 2 }), 2);
});

test('records without a version have none', () => {
  for (const seen of [{ id: 'a' }, { version: '2' }, null, undefined]) assert.equal(versionSeen(seen), undefined);
});

test('of several, each has its own', () => {
  const seen = [
    { id: 'c', version: 1 },
    { id: 'd', version: 5 },
  ];
  assert.deepEqual(versionsSeen(seen), { c: 1, d: 5 });
});
