import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingTitle } from './reading-title.ts';

test('the title names stage, position and search of the list, or everybody', () => {
  assert.equal(readingTitle({ stage: ['new'], apply: 'Flutter Developer' }), 'Reading: new, Flutter Developer');
  assert.equal(readingTitle({ stage: 'new', q: 'rao' }), 'Reading: new, “rao”');
  assert.equal(readingTitle({}), 'Reading: all applications');
});
