import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasPage, startPageOf } from './start-page-of.ts';

test('HR may begin with Today, and a person who has left HR begins with the applications', () => {
  assert.equal(startPageOf('hr', 'today'), 'today');
  assert.equal(startPageOf('general', 'today'), 'applications');
  assert.equal(startPageOf('general', 'held'), 'held');
  assert.equal(hasPage('general', 'today'), false);
});
