import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doneText, releaseMailText } from './verdicts.ts';

test('one is told in its own words, many with their number', () => {
  assert.equal(doneText('hold', 1), 'Held again');
  assert.equal(doneText('discard', 3), '3 submissions discarded as spam');
});

test('a release names who gets which mail', () => {
  assert.equal(releaseMailText({ to: 'hr@a.example', purpose: 'notice' }), 'to hr@a.example, as news of it');
  assert.equal(
    releaseMailText({ to: 'asha@b.example', purpose: 'acknowledgement' }),
    'to asha@b.example, the sender, as an acknowledgement',
  );
});
