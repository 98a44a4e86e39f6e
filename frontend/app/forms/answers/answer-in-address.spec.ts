import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerIn, withoutAnswer } from './answer-in-address.ts';

test('the reason of a refusal is read from the address', () => {
  assert.deepEqual(answerIn('?failed=validation_failed&fields=email,message'), {
    code: 'validation_failed',
    fields: ['email', 'message'],
  });
});

test('an answer that the API did not write is not shown', () => {
  for (const search of ['', '?sent=FD-7K3M-2QXW', '?failed=', '?failed=%3Cb%3E', '?email=a@b.example'])
    assert.equal(answerIn(search), null, search);
});

test('the post that a form is for stays in the address without the answer', () => {
  assert.equal(withoutAnswer('?post=java-developer&failed=validation_failed&fields=email'), '?post=java-developer');
  assert.equal(withoutAnswer('?failed=unavailable'), '');
});
