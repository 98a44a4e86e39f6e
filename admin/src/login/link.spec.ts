import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordFaults, readLink } from './link.ts';

test('the link of a mail names the request that uses its token', () => {
  assert.deepEqual(readLink('#invite=abc-DEF_1')?.url, '/api/invitations');
  assert.deepEqual(readLink('#reset=abc')?.url, '/api/password-resets');
  assert.equal(readLink('#reset=abc')?.token, 'abc');
});

test('anything else is no link', () => {
  for (const hash of ['', '#forgot', '#invite', '#invite=', '#other=abc', '#invite=a b']) {
    assert.equal(readLink(hash), undefined);
  }
});

test('a new password is long enough and typed twice', () => {
  assert.deepEqual(passwordFaults('plumb lines hang straight', 'plumb lines hang straight'), {});
  assert.deepEqual(Object.keys(passwordFaults('short', 'other')), ['password', 'repeated']);
});
