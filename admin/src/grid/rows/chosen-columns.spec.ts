import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf, shownOf } from './chosen-columns.ts';

const columns = [{ source: 'apply' }, { source: 'stage' }, { source: 'phone', extra: true as const }];
const sourcesOf = (chosen: string[] | null) => shownOf(columns, chosen).map(({ source }) => source);

test('without a choice the usual columns are shown', () => {
  assert.deepEqual(sourcesOf(null), ['apply', 'stage']);
});

test('chosen columns are shown in the order of the list, and one that it does not have is passed over', () => {
  assert.deepEqual(sourcesOf(['phone', 'gone', 'apply']), ['apply', 'phone']);
  assert.deepEqual(sourcesOf([]), []);
});

test('a choice of the usual columns is kept as none, so that it follows what is usual', () => {
  assert.equal(choiceOf(columns, ['stage', 'apply']), null);
  assert.deepEqual(choiceOf(columns, ['phone', 'apply']), ['apply', 'phone']);
  assert.deepEqual(choiceOf(columns, []), []);
});
