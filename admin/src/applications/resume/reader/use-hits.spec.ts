import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countHits } from './use-hits.ts';

const part = (hit: number, page: number) => ({ hit, page, x: 0, y: 0, width: 1, height: 1 });

test('a hit of several marks counts once, and so does a page with several hits', () => {
  const pageHits = [part(0, 1), part(0, 1), part(1, 1), part(2, 3)];
  const hits = [{ start: 0, length: 2 }];
  assert.deepEqual(countHits({ text: 'Go and others', hits, pageHits }), { text: 1, pages: { hits: 3, pages: 2 } });
});

test('where the places on the pages are not known the text has the hits', () => {
  assert.equal(countHits({ text: '', hits: [], pageHits: null }).pages, null);
});
