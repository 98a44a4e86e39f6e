import assert from 'node:assert/strict';
import { test } from 'node:test';
import { charactersOf } from './characters-of.ts';

test('the characters of the texts and of a keyboard are there, once, without control characters', () => {
  const characters = charactersOf(['½ — ½\n', 'a→b']);
  for (const character of '½—→aZ09@') assert.equal(characters.split(character).length, 2, character);
  assert.ok(!characters.includes('\n'));
});
