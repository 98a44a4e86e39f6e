import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasEnded, nextPath, withNext } from './next-path.ts';

const origin = 'https://plumbline.example';
const after = (next: string) => nextPath(`?${new URLSearchParams({ next })}`, origin);

test('an address inside the admin is kept whole', () => {
  assert.equal(after('/admin/applications/1/show'), '/admin/applications/1/show');
  assert.equal(after('/admin/applications?page=2#top'), '/admin/applications?page=2#top');
});

test('everything else leads to the first page', () => {
  const elsewhere = [
    '',
    'https://evil.example/admin/',
    '//evil.example/admin/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/admin',
    '/administration/',
    '/admin/../api/session',
    '/admin/%2e%2e/uploads/x',
    '/admin/..\\..\\uploads',
    ' /admin/',
  ];
  for (const next of elsewhere) assert.equal(after(next), '/admin/', next);
  assert.equal(nextPath('', origin), '/admin/');
});

test('a path round the slashes never leaves the origin', () => {
  assert.equal(after('/admin//evil.example/'), '/admin//evil.example/');
  assert.equal(new URL(after('/admin//evil.example/'), origin).origin, origin);
});

test('the login address carries the page that was asked for', () => {
  assert.equal(withNext('/login2', '/admin/applications/1/show'), '/login2?next=%2Fadmin%2Fapplications%2F1%2Fshow');
  assert.equal(withNext('/login', '/admin/'), '/login');
  assert.equal(withNext('/login', '/elsewhere'), '/login');
});

test('the login address shows whether the session has ended by itself', () => {
  const login = withNext('/login2', '/admin/form-settings', true);
  assert.equal(login, '/login2?next=%2Fadmin%2Fform-settings&ended=1');
  assert.equal(withNext('/login', '/admin/', true), '/login?ended=1');
  assert.equal(hasEnded(new URL(login, origin).search), true);
  assert.equal(hasEnded('?next=%2Fadmin%2F%3Fended%3D1'), false);
});
