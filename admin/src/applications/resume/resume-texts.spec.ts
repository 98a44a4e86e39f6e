import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileText, resumePath, scanText } from './resume-texts.ts';

test('a file is told by its type and size', () => {
  assert.equal(
    fileText({
      resumeState: 'stored',
      resumeType: 'docx',
      resumeSize: 186_368,
    }),
    'DOCX, 182 KB',
  );
  assert.equal(fileText({ resumeState: 'received', resumeType: null, resumeSize: null }), 'File');
});

test('a file name cannot leave the uploads', () => {
  assert.equal(resumePath('../admin'), '/uploads/..%2Fadmin');
  assert.equal(resumePath('0198-a.pdf'), '/uploads/0198-a.pdf');
});

test('what the scanner said has words', () => {
  assert.equal(scanText('clean'), 'scanned, nothing found');
  assert.equal(scanText(null), '');
});
