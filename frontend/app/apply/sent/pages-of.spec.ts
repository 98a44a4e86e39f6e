import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { pagesIn, pagesOf } from './pages-of.ts';

const page = '<< /Type /Page /Parent 2 0 R >>';

test('the pages of a PDF are told where its objects and its tree agree', async () => {
  assert.equal(pagesIn(`%PDF-1.4 << /Type /Pages /Count 2 >> ${page} ${page} << /Type/Outlines /Count 7 >>`), 2);
  assert.equal(await pagesOf(new Blob([`\uFEFF%PDF-1.4 <</Type/Pages/Count 1>> <</Type/Page>>`])), 1);
});

test('nothing is told of packed pages, of a tree that disagrees and of another file', () => {
  for (const text of ['%PDF-1.7 packed', `%PDF-1.4 /Count 3 ${page}`, `PK /Count 1 ${page}`, ''])
    assert.equal(pagesIn(text), null, text);
});

/** A stream of objects, as programs pack them: the length beside it, or in another object. */
const packed = (objects: string, lineEnd = '\n', length = '') => {
  const bytes = deflateSync(Buffer.from(objects, 'latin1'));
  return Buffer.concat([
    Buffer.from(`7 0 obj << /Type /ObjStm /N 3 /First 9 /Length ${length || bytes.length} /Filter /FlateDecode >>`),
    Buffer.from(` stream${lineEnd}`),
    bytes,
    Buffer.from(length ? 'endstream endobj ' : `${lineEnd}endstream endobj `),
  ]);
};
const pdf = (...parts: readonly (string | Buffer)[]) =>
  new Blob(
    ['%PDF-1.5\n%\u00E2\u00E3\n', ...parts].map((part) => new Uint8Array(Buffer.from(part as string, 'latin1'))),
  );

test('packed objects are counted, of one stream or of several', async () => {
  const tree = '<< /Type /Pages /Count 3 >>';
  assert.equal(await pagesOf(pdf(packed(`${tree} ${page} ${page}`), packed(page, '\r\n', '12 0 R'))), 3);
  assert.equal(await pagesOf(pdf(page, page, packed(`${tree} ${page}`))), 3);
});

test('nothing is told where the objects are packed in another way, encrypted, or too many', async () => {
  const whole = packed(`<< /Type /Pages /Count 1 >> ${page}`);
  const spoilt = Buffer.from(whole);
  spoilt.fill(0, whole.indexOf('stream') + 7, whole.indexOf('stream') + 20);
  assert.equal(await pagesOf(pdf(spoilt)), null);
  assert.equal(await pagesOf(pdf(whole, packed(' '.repeat(40 * 1024 * 1024)))), null);
  assert.equal(await pagesOf(new Blob(['PK', new Uint8Array(whole)])), null);
});
