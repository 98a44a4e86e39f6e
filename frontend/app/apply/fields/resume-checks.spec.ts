import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { faultOfResume, readableLimit, resumeAccept, resumeLimit } from './resume-checks.ts';
import { anotherFile } from '../../another-file/words.ts';

test('pdf, doc and docx are taken, however they are spelt', () => {
  for (const name of ['a.pdf', 'A.PDF', 'b.doc', 'c.DocX', 'my.resume.v2.pdf', 'cv.pdf '])
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
