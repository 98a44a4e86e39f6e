import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSameParts } from './use-steady.ts';

test('two objects have the same parts when each part is the very same', () => {
  const rows = ['a'];
  assert.equal(hasSameParts({ rows, page: 1 }, { page: 1, rows }), true);
  assert.equal(hasSameParts({ rows, page: 1 }, { rows: ['a'], page: 1 }), false);
  assert.equal(hasSameParts({ rows }, { rows, page: undefined }), false);
  assert.equal(hasSameParts({ rows, page: undefined }, { rows, size: 1 }), false);
});
