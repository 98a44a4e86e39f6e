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

test('the next of one that has left the list is the next as the list was', () => {
  const was = ['a', 'b', 'c', 'd'];
  const left = neighboursOf(['a', 'c', 'd', 'e'], 'b', 0, was);
  assert.deepEqual(left, { position: undefined, previous: 'a', next: 'c' });
});

test('where the next has left as well, it is the one after it', () => {
  assert.deepEqual(neighboursOf(['a', 'd'], 'b', 0, ['a', 'b', 'c', 'd']), {
    position: undefined,
    previous: 'a',
    next: 'd',
  });
});

test('the last of a page makes room for one of the next page; the last of all has none after it', () => {
  assert.equal(neighboursOf(['a', 'b', 'd'], 'c', 0, ['a', 'b', 'c']).next, 'd');
  assert.deepEqual(neighboursOf(['a', 'b'], 'c', 0, ['a', 'b', 'c']), {
    position: undefined,
    previous: 'b',
    next: undefined,
  });
});

test('the first of a list has none before it when it has left', () => {
  assert.equal(neighboursOf(['b', 'c'], 'a', 0, ['a', 'b', 'c']).previous, undefined);
  assert.equal(neighboursOf(['b', 'c'], 'a', 0, ['a', 'b', 'c']).next, 'b');
});
