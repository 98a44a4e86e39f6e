import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagesIn, pagesOf } from './pages-of.ts';

const page = '<< /Type /Page /Parent 2 0 R >>';

test('the pages of a PDF are told where its objects and its tree agree', async () => {
  assert.equal(pagesIn(`%PDF-1.4 << /Type /Pages /Count 2 >> ${page} ${page} << /Type/Outlines /Count 7 >>`), 2);
  assert.equal(await pagesOf(new Blob([`%PDF-1.4 <</Type/Pages/Count 1>> <</Type/Page>>`])), 1);
});

test('nothing is told of packed pages, of a tree that disagrees and of another file', () => {
  for (const text of ['%PDF-1.7 packed', `%PDF-1.4 /Count 3 ${page}`, `PK /Count 1 ${page}`, ''])
    assert.equal(pagesIn(text), null, text);
});
