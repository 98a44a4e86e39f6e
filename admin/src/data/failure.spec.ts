import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureOf, isAnswerLost } from './failure.ts';

test('a refusal keeps its words, its code and its texts per field', () => {
  const error = Object.assign(new Error('There is such a reason already.'), {
    status: 409,
    body: {
      code: 'reason_exists',
      errors: { label: 'There is such a reason already.' },
    },
  });
  assert.deepEqual(failureOf(error), {
    text: 'There is such a reason already.',
    status: 409,
    code: 'reason_exists',
    errors: { label: 'There is such a reason already.' },
  });
});

test('anything else is still told in words', () => {
  assert.deepEqual(failureOf({}), {
    text: 'Something went wrong. Please try again.',
    status: 0,
    code: '',
    errors: {},
  });
});

test('fault 720: without an answer, or with one of a proxy, nobody knows what a request has done; after a refusal it is known', () => {
  assert.deepEqual(
    [0, 502, 503, 504].map((status) => isAnswerLost({ status })),
    [true, true, true, true],
  );
  assert.deepEqual(
    [400, 409, 412, 500].map((status) => isAnswerLost({ status })),
    [false, false, false, false],
  );
});
