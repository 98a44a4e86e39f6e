import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionUseText, optionFault, withOption } from './options.ts';

test('an option is added only if it is something and not there already', () => {
  assert.deepEqual(withOption(['Tester'], ' Data Engineer '), ['Tester', 'Data Engineer']);
  for (const typed of ['', '   ', 'Tester', ' Tester ']) assert.deepEqual(withOption(['Tester'], typed), ['Tester']);
});

test('why nothing was added is told', () => {
  assert.equal(optionFault(['Tester'], 'Tester '), 'This is in the list already.');
  assert.equal(optionFault([], ' '), 'Enter something to add.');
  assert.equal(optionFault([], 'Tester'), undefined);
});

test('what hangs on an option is told in numbers', () => {
  assert.equal(optionUseText({ applications: 0, openJobPosts: 0 }), 'No application names it.');
  assert.equal(optionUseText({ applications: 1, openJobPosts: 0 }), '1 application names it and keeps it.');
  assert.match(
    optionUseText({ applications: 12, openJobPosts: 1 }),
    /^12 applications name it .* 1 open job post has this title/,
  );
});
