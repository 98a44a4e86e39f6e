import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { faultOfContent, faultOfResume, readableLimit, resumeAccept, resumeLimit } from './resume-checks.ts';
import { anotherFile } from '../../another-file/words.ts';

test('pdf, doc and docx are taken, however they are spelt', () => {
  for (const name of ['a.pdf', 'A.PDF', 'b.doc', 'c.DocX', 'my.resume.v2.pdf'])
    assert.equal(faultOfResume({ name, size: 1 }), null);
});

test('other types are refused, also behind a known one', () => {
  for (const name of ['a.exe', 'a.pdf.exe', 'pdf', '.pdf.zip', 'a.']) assert.ok(faultOfResume({ name, size: 1 }), name);
});

test('the limit itself is taken, one byte more is not', () => {
  assert.equal(faultOfResume({ name: 'a.pdf', size: resumeLimit }), null);
  assert.match(faultOfResume({ name: 'a.pdf', size: resumeLimit + 1 }) ?? '', /5\.1 MB/);
});

test('an empty file is refused', () => {
  assert.match(faultOfResume({ name: 'a.pdf', size: 0 }) ?? '', /empty/);
});

test('the first bytes of a file must fit the type in its name', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  assert.equal(faultOfContent('a.pdf', bytes('%PDF-1.7')), null);
  assert.equal(faultOfContent('a.DOCX', bytes('PK\u0003\u0004…')), null);
  assert.equal(faultOfContent('a.doc', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])), null);
  for (const [name, text] of [
    ['a.pdf', 'Dear Sir or Madam'],
    ['a.pdf', ' %PDF-1.7'],
    ['a.docx', '%PDF-1.7'],
    ['a.doc', 'PK\u0003\u0004'],
    ['a.pdf', ''],
  ] as const)
    assert.match(faultOfContent(name, bytes(text)) ?? '', /named \.(?:pdf|docx?)/, `${name}: ${text}`);
});

test('wherever the limit is written by hand, it is this one', () => {
  for (const file of [
    '../words.ts',
    '../form-words.ts',
    '../../another-file/words.ts',
    '../../../drawings/scenes/career/letterbox-scene.tsx',
  ])
    assert.match(readFileSync(new URL(file, import.meta.url), 'utf8'), new RegExp(`\\b${readableLimit}\\b`), file);
});

test('the page for another file offers the same types', () => assert.equal(anotherFile.accept, resumeAccept));
