import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readableSize, typeOf } from './file-words.ts';

test('sizes are readable', () => {
  assert.deepEqual([0, 1023, 2048, 1024 * 1024, 1.5 * 1024 * 1024].map(readableSize), [
    '0 B',
    '1023 B',
    '2 KB',
    '1 MB',
    '1.5 MB',
  ]);
});

test('the type is the text after the last dot', () => {
  assert.deepEqual(['a.PDF', 'a.b.docx', 'a.pdf ', 'none'].map(typeOf), ['pdf', 'docx', 'pdf', '']);
});
