import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateText } from './delivery-texts.ts';

test('a mail is told in words, and one of another release by its name', () => {
  assert.equal(templateText('acknowledge-consultation'), 'Acknowledgement of a feedback message');
  assert.equal(templateText('remind-candidate'), 'remind-candidate');
  assert.equal(templateText('toString'), 'toString');
});
