import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signsText, spamCheckText } from './spam-check.ts';

test('signs are told in words, and those of a later version by their names', () => {
  assert.equal(
    signsText(['honeypot', 'too-fast']),
    'a field that people do not see was filled; sent within two seconds',
  );
  assert.equal(signsText(['token-of-next-year']), 'token-of-next-year');
});

test('a clear record says nothing of the spam check, but that it could not be completed', () => {
  assert.equal(spamCheckText({ standing: 'clear', heldFor: [] }), null);
  assert.equal(spamCheckText({ standing: 'clear', heldFor: ['honeypot'] }), null);
  const marked = { standing: 'clear', heldFor: ['token-unknown'] };
  assert.equal(spamCheckText(marked), 'not complete: the form’s start time could not be checked');
  assert.equal(spamCheckText({ standing: 'held', heldFor: ['too-fast'] }), 'held: sent within two seconds');
});
