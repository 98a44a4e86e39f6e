import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsOf, translate } from './translate.ts';

test('a count chooses the form for one or for many, and is written with separators', () => {
  assert.equal(translate('move.applications', { count: 1 }), 'Move 1 application');
  assert.equal(translate('move.applications', { count: 12_345 }), 'Move 12,345 applications');
});

test('values are filled in as they are, even where they look like a place for a value', () => {
  assert.equal(translate('staff.saved', { name: '%{name} $& Ltd' }), '%{name} $& Ltd is saved');
});

test('a mistyped key, a missing value and a value without a place are type errors', () => {
  // @ts-expect-error -- there is no such text
  translate('staff.savd', { name: 'Asha' });
  // @ts-expect-error -- the name is missing
  translate('staff.saved');
  // @ts-expect-error -- the text has no place for it
  translate('staff.heading', { name: 'Asha' });
});

test('a group of texts is offered in its own order', () => {
  assert.deepEqual(optionsOf('staff.roles'), [
    ['general', 'General admin'],
    ['hr', 'HR admin'],
  ]);
});
