import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetNumber } from '../banners/banners.ts';
import { panelEntries } from './navigation.ts';

test('the menu panel lists the first sheets in their order, and skips none', () => {
  const numbers = panelEntries.map(({ to }) => Number(sheetNumber(to)));
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
  );
});
