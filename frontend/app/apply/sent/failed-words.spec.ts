import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcomeOf } from '../../forms/sending/outcome.ts';
import { mustAgree } from '../checks.ts';
import { failedFields } from './failed-words.ts';

function fieldsAfter(status: number, errors: Record<string, string> = {}) {
  const outcome = outcomeOf({ kind: 'refused', status, error: { errors } });
  assert.ok(outcome.kind === 'failed');
  return failedFields(outcome);
}

test('a refused file is a fault of the resume, in other words for its size and its type', () => {
  assert.match(fieldsAfter(413).resume ?? '', /at most 5 MB/);
  assert.match(fieldsAfter(415).resume ?? '', /PDF or Word/);
});

test('a file whose format the server names keeps the words of the server', () => {
  assert.deepEqual(fieldsAfter(415, { resume: 'This is RTF text' }), {});
});

test('a consent missing at the server has our own message', () => {
  assert.deepEqual(fieldsAfter(400, { agree: 'no' }), { agree: mustAgree });
});

test('a vacancy that has closed is a matter of the position', () => {
  assert.match(fieldsAfter(400, { job_post: 'not open' }).apply ?? '', /not open any more/);
});

test('everything else speaks for itself', () => {
  assert.deepEqual(fieldsAfter(400, { email: 'Bad address' }), {});
  assert.deepEqual(fieldsAfter(503), {});
});
