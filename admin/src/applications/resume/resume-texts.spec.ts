import assert from 'node:assert/strict';
import { test } from 'node:test';
import { damageText, fileText, isDamaged, resumePath, scanText } from './resume-texts.ts';

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

test('what there is of a damaged file is told by how it differs from what was sent', () => {
  const [one, three] = [1_048_576, 3_145_728];
  assert.match(damageText(one, three), /1\.0 MB of 3\.0 MB arrived/);
  assert.match(damageText(three, one), /it has 3\.0 MB, and 1\.0 MB were sent/);
  assert.match(damageText(one, one), /the same length, 1\.0 MB, and other contents/);
});

test('a file is damaged by a fault of the storage or of its way there, and not where it is gone', () => {
  const whole = { resumeState: 'stored', scanState: 'clean', storageFault: null } as const;
  assert.equal(isDamaged(whole), false);
  assert.equal(isDamaged({ ...whole, storageFault: 'missing' }), false);
  assert.equal(isDamaged({ ...whole, storageFault: 'damaged', scanState: 'pending' }), true);
  assert.equal(isDamaged({ ...whole, resumeState: 'rejected', scanState: 'pending' }), true);
  assert.equal(isDamaged({ ...whole, resumeState: 'rejected', scanState: 'infected' }), false);
});

test('what the scanner said has words', () => {
  assert.equal(scanText({ resumeState: 'stored', scanState: 'clean' }), 'scanned, nothing found');
  assert.match(scanText({ resumeState: 'stored', scanState: 'not-scanned' }), /no scanner is set up/);
  assert.equal(scanText({ resumeState: 'rejected', scanState: 'infected' }), 'infected');
  assert.equal(scanText({ resumeState: 'none', scanState: null }), '');
});

test('a file that is still to be filed is not said to wait for a scanner', () => {
  assert.equal(scanText({ resumeState: 'received', scanState: 'pending' }), '');
});
