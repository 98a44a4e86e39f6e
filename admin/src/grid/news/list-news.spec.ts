import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOfOneStage, noNews, takeIn } from './list-news.ts';

const shown = ['a', 'b', 'c'];
const look = (changed: string[], matching: string[], incoming: string[] = [], before = noNews) => {
  const { arrived, left } = takeIn(before, { changed, incoming, shown, matching });
  return { arrived: [...arrived], left: [...left] };
};

test('a record that arrived and matches is new; one that does not match is not counted', () => {
  assert.deepEqual(look(['n', 'o'], ['n'], ['n', 'o']), { arrived: ['n'], left: [] });
});

test('a change of a record on another page of the list is no news', () => {
  assert.deepEqual(look(['z'], ['z']), { arrived: [], left: [] });
});

test('a shown record that matches no more has left, and is back when it matches again', () => {
  const news = takeIn(noNews, { changed: ['b'], incoming: [], shown, matching: [] });
  assert.deepEqual([...news.left], ['b']);
  assert.deepEqual(look(['b'], ['b'], [], news), { arrived: [], left: [] });
});

test('a new record stays new when it is changed again, and is no news once it has gone again', () => {
  const news = takeIn(noNews, { changed: ['n', 'm'], incoming: ['n', 'm'], shown, matching: ['n', 'm'] });
  assert.deepEqual(look(['n'], ['n'], [], news), { arrived: ['m', 'n'], left: [] });
  assert.deepEqual(look(['n'], [], [], news), { arrived: ['m'], left: [] });
});

test('a record that is shown already is not new', () => {
  assert.deepEqual(look(['a'], ['a'], ['a']), { arrived: [], left: [] });
});

test('a move brings a record into a list of one stage; in a list of several it may have been there before', () => {
  assert.equal(isOfOneStage({ stage: ['new'] }), true);
  assert.equal(isOfOneStage({ stage: 'new', q: 'java' }), true);
  assert.equal(isOfOneStage({ stage: ['new', 'screening'] }), false);
  assert.equal(isOfOneStage({}), false);
});
