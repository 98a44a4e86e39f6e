import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalText, waitText } from './texts.ts';

test('a refusal shows the server’s words', () => {
  assert.equal(refusalText(401, null, { message: 'Invalid admin credentials' }), 'Invalid admin credentials');
});

test('an answer without words gets ours', () => {
  assert.equal(refusalText(502, null, {}), 'Something went wrong. Please try again.');
});

test('the text about throttling names the time to wait', () => {
  assert.equal(refusalText(429, '840', {}), 'Too many tries. Please try again in 14 minutes.');
  assert.equal(waitText('1'), 'in 1 second');
  assert.equal(waitText('30'), 'in 30 seconds');
  assert.equal(waitText('91'), 'in 2 minutes');
  assert.equal(waitText(null), 'in a few minutes');
  assert.equal(waitText('Sat, 21 Nov 2026 10:00:00 GMT'), 'in a few minutes');
});
