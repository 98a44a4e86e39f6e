import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameList, pathOf, shownBy, totalText } from './view-list.ts';

const shown = { filter: { stage: 'new', q: 'a&b=“c”' }, sort: ['name', 'ASC'] };

test('the address of a view says what it shows', () => {
  assert.deepEqual(shownBy(pathOf(shown).replace('/applications', '')), shown);
});

test('an address without a filter, or with one that cannot be read, shows no view', () => {
  assert.equal(shownBy(''), undefined);
  assert.equal(shownBy('?page=2'), undefined);
  assert.equal(shownBy('?filter=%7B&sort=name&order=ASC'), undefined);
});

test('two lists are the same in any order of their filters, and not in another order of their rows', () => {
  assert.ok(isSameList(shown, { filter: { q: 'a&b=“c”', stage: 'new' }, sort: ['name', 'ASC'] }));
  assert.ok(!isSameList(shown, { ...shown, sort: ['name', 'DESC'] }));
  assert.ok(!isSameList(shown, { ...shown, filter: { stage: 'new' } }));
});

test('a view with more than a thousand says so, and one that was not counted says nothing', () => {
  assert.deepEqual([0, 1_000, 1_001, null].map(totalText), ['0', '1,000', '1,000+', '']);
});
