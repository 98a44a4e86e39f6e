import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighboursOf, openIdIn } from './neighbours.ts';

const ids = ['a', 'b', 'c'];

test('the address says what is open', () => {
  assert.equal(openIdIn('/admin/applications/a%2Fb/show'), 'a/b');
  assert.equal(openIdIn('/admin/applications'), undefined);
});

test('the place counts through all pages', () => {
  assert.deepEqual(neighboursOf(ids, 'b', 25), {
    position: 27,
    previous: 'a',
    next: 'c',
  });
});

test('the ends have one neighbour', () => {
  assert.deepEqual(neighboursOf(ids, 'a', 0), {
    position: 1,
    previous: undefined,
    next: 'b',
  });
  assert.deepEqual(neighboursOf(ids, 'c', 0), {
    position: 3,
    previous: 'b',
    next: undefined,
  });
});

test('with nothing open, or something from another page, the first is next', () => {
  assert.deepEqual(neighboursOf(ids, undefined, 0), {
    position: undefined,
    previous: undefined,
    next: 'a',
  });
  assert.deepEqual(neighboursOf(ids, 'z', 0), {
    position: undefined,
    previous: undefined,
    next: 'a',
  });
  assert.deepEqual(neighboursOf([], 'z', 0), {
    position: undefined,
    previous: undefined,
    next: undefined,
  });
});
