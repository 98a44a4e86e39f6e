import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deleteText } from './delete-text.ts';

const textOf = (state: 'draft' | 'scheduled' | 'open' | 'closed' | 'filled') =>
  deleteText({ title: 'Tester', location: 'Noida', state });

test('only an open post leaves the careers page and could be closed instead', () => {
  assert.match(textOf('open'), /^“Tester” in Noida leaves the careers page for good\..* close it instead\.$/);
  for (const state of ['draft', 'scheduled', 'closed', 'filled'] as const)
    assert.doesNotMatch(textOf(state), /careers page|close it/);
});

test('a post that is not open is named as what it is', () => {
  assert.match(textOf('closed'), /is closed/);
  assert.match(textOf('filled'), /is filled/);
  assert.match(textOf('scheduled'), /will not open/);
});
