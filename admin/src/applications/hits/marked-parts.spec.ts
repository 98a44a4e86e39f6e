import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markedParts } from './marked-parts.ts';

test('a text is told apart at its marks, and nothing of it is lost', () => {
  const text = 'Go, 😀 Node.js and Go';
  const marks = [
    { start: 0, length: 2 },
    { start: 7, length: 7 },
    { start: 19, length: 2 },
  ];
  const parts = markedParts(text, marks);
  assert.deepEqual(parts, [
    { text: 'Go', mark: 0 },
    { text: ', 😀 ', mark: null },
    { text: 'Node.js', mark: 1 },
    { text: ' and ', mark: null },
    { text: 'Go', mark: 2 },
  ]);
  assert.equal(parts.map((part) => part.text).join(''), text);
});

test('a text without marks is one part, and marks that overlap show their words once', () => {
  assert.deepEqual(markedParts('Go', []), [{ text: 'Go', mark: null }]);
  const twice = [
    { start: 0, length: 4 },
    { start: 2, length: 4 },
  ];
  assert.deepEqual(markedParts('abcdef', twice), [
    { text: 'abcd', mark: 0 },
    { text: 'ef', mark: null },
  ]);
});
