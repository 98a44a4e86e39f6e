import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaOfLogin, guessArea, loginPathOf } from './area.ts';

test('each login page opens its own area', () => {
  assert.equal(areaOfLogin('/login'), 'general');
  assert.equal(areaOfLogin('/login2'), 'hr');
  assert.equal(areaOfLogin('/login2/'), 'hr');
  assert.equal(loginPathOf('general'), '/login');
  assert.equal(loginPathOf('hr'), '/login2');
});

test('a remembered area wins over the address', () => {
  assert.equal(guessArea('general', '/admin/applications/1/show'), 'general');
  assert.equal(guessArea('hr', '/admin/'), 'hr');
});

test('a mail about an enquiry leads to the general admin, even after a login of another role', () => {
  for (const list of ['all-enquiries', 'users', 'enquiries', 'contacts'])
    assert.equal(guessArea('hr', `/admin/${list}`), 'general');
});

test('without a memory a link to one application leads to HR, everything else to the general admin', () => {
  assert.equal(guessArea(null, '/admin/applications/1/show'), 'hr');
  assert.equal(guessArea(null, '/admin/applications'), 'general');
  assert.equal(guessArea('root', '/admin/'), 'general');
});
