import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOf } from './parts-of.ts';

test('a text is told apart at its hits, and nothing of it is lost', () => {
  const text = 'Go, 😀 Node.js and Go';
  const hits = [
    { start: 0, length: 2 },
    { start: 7, length: 7 },
    { start: 19, length: 2 },
  ];
  const parts = partsOf(text, hits);
  assert.deepEqual(parts, [
    { text: 'Go', hit: 0 },
    { text: ', 😀 ', hit: null },
    { text: 'Node.js', hit: 1 },
    { text: ' and ', hit: null },
    { text: 'Go', hit: 2 },
  ]);
  assert.equal(parts.map((part) => part.text).join(''), text);
});

test('a text without hits is one part, and hits that overlap show their words once', () => {
  assert.deepEqual(partsOf('Go', []), [{ text: 'Go', hit: null }]);
  const twice = [
    { start: 0, length: 4 },
    { start: 2, length: 4 },
  ];
  assert.deepEqual(partsOf('abcdef', twice), [
    { text: 'abcd', hit: 0 },
    { text: 'ef', hit: null },
  ]);
});
