import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorText, fieldErrors } from './error-text.ts';

const refusal = {
  statusCode: 400,
  code: 'validation_failed',
  message: 'The application was not changed.',
  msg: 'The application was not changed.',
  errors: { apply: 'Choose a position.' },
  requestId: '1',
};

test('the words of the API are shown as they are', () => {
  assert.equal(errorText(400, refusal), 'The application was not changed.');
});

test('an answer in another shape is never shown', () => {
  const proxy = '<html><body>502 Bad Gateway</body></html>';
  assert.equal(errorText(502, proxy), 'The server cannot answer at the moment. Please try again.');
  assert.equal(errorText(404, null), 'Something went wrong. Please try again.');
  assert.equal(errorText(0, undefined), 'The server could not be reached. Please try again.');
});

test('texts per field go beside the fields', () => {
  assert.deepEqual(fieldErrors(refusal), {
    errors: { apply: 'Choose a position.' },
  });
  assert.equal(fieldErrors({ ...refusal, errors: {} }), null);
  assert.equal(fieldErrors('<html>'), null);
});
