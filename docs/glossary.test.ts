import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pages } from './read-pages.ts';

const text = pages.find(({ path }) => path === 'docs/glossary.md')?.text ?? '';
const [, ...words] = [...text.matchAll(/^\| ([A-Z][^|]*?) +\|/gm)].map(([, word = '']) => word.toLowerCase());

test('the glossary has its words in their order, each once', () => {
  assert.ok(words.length > 40);
  assert.deepEqual(words, [...new Set(words)].toSorted());
});
