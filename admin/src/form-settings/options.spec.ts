import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionFault, withOption } from './options.ts';

test('an option is added only if it is something and not there already', () => {
  assert.deepEqual(withOption(['Tester'], ' Data Engineer '), ['Tester', 'Data Engineer']);
  for (const typed of ['', '   ', 'Tester', ' Tester ']) assert.deepEqual(withOption(['Tester'], typed), ['Tester']);
});

test('why nothing was added is told', () => {
  assert.equal(optionFault(['Tester'], 'Tester '), 'This is in the list already.');
  assert.equal(optionFault([], ' '), 'Enter something to add.');
  assert.equal(optionFault([], 'Tester'), undefined);
});
