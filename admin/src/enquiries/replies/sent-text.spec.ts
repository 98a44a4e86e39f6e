import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentTexts } from './sent-text.ts';

const text = { subject: 'Yes', body: 'We will call.' };

test('a reply that is taken back gives its text once, and not before it was shown', () => {
  sentTexts.keep('enquiry', 'reply', text);
  assert.equal(sentTexts.takenBack('enquiry', []), undefined);
  assert.equal(sentTexts.takenBack('enquiry', [{ id: 'reply' }]), undefined);
  assert.deepEqual(sentTexts.takenBack('enquiry', [{ id: 'other' }]), text);
  assert.equal(sentTexts.takenBack('enquiry', []), undefined);
  assert.equal(sentTexts.takenBack('another', []), undefined);
});
