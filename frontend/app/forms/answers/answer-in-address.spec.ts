import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerIn } from './answer-in-address.ts';

test('a reference or the reason of a refusal is read from the address', () => {
  assert.deepEqual(answerIn('?sent=FD-7K3M-2QXW'), { kind: 'sent', reference: 'FD-7K3M-2QXW' });
  assert.deepEqual(answerIn('?failed=validation_failed&fields=email,message'), {
    kind: 'failed',
    code: 'validation_failed',
    fields: ['email', 'message'],
  });
});

test('what nobody here has written is not shown', () => {
  for (const search of ['', '?sent=You%20won', '?sent=', '?failed=%3Cb%3E', '?email=a@b.example'])
    assert.equal(answerIn(search), null, search);
});
