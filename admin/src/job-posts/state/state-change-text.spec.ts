import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateChangeText } from './state-change-text.ts';

test('taking an open post from visitors tells what becomes of its address and its applicants', () => {
  for (const chosen of ['draft', 'closed', 'filled'] as const) {
    assert.match(stateChangeText('open', chosen, 9) ?? '', /off \/career.* 410.* 9 applications stay as they are\.$/);
    assert.match(stateChangeText('open', chosen, 1) ?? '', /410.* 1 application stays as it is\.$/);
    assert.match(stateChangeText('open', chosen, 0) ?? '', /Nobody has applied for it\.$/);
  }
});

test('a choice that visitors do not notice tells nothing of an address or of applicants', () => {
  assert.match(stateChangeText('scheduled', 'draft', 9) ?? '', /will not open/);
  assert.doesNotMatch(stateChangeText('draft', 'closed', 9) ?? '410', /410|9/);
  assert.match(stateChangeText('closed', 'open', 9) ?? '', /\/career/);
});

test('a state that stays tells nothing, also where the times decide when a published post opens', () => {
  assert.deepEqual(
    [stateChangeText('open', 'open', 9), stateChangeText('scheduled', 'open', 9), stateChangeText('draft', 'draft', 9)],
    [null, null, null],
  );
});

test('fault 705: other times of a closed post tell that it stays closed, unless it is published with them', () => {
  assert.match(stateChangeText('closed', 'closed', 9, true) ?? '', /stays closed.*Published/);
  assert.match(stateChangeText('closed', 'open', 9, true) ?? '', /\/career/);
  assert.deepEqual([stateChangeText('closed', 'closed', 9), stateChangeText('open', 'open', 9, true)], [null, null]);
});
