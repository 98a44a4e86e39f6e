import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionChanges, optionUseText, optionFault, withOption, withOptionMoved } from './options.ts';

test('an option is added only if it is something and not there already', () => {
  assert.deepEqual(withOption(['Tester'], ' Data Engineer '), ['Tester', 'Data Engineer']);
  for (const typed of ['', '   ', 'Tester', ' Tester ']) assert.deepEqual(withOption(['Tester'], typed), ['Tester']);
});

test('an option moves by one place or by several, and stays at the ends of the list', () => {
  const options = ['Tester', 'Designer', 'Writer'];
  assert.deepEqual(withOptionMoved(options, 'Writer', -1), ['Tester', 'Writer', 'Designer']);
  assert.deepEqual(withOptionMoved(options, 'Tester', 1), ['Designer', 'Tester', 'Writer']);
  assert.deepEqual(withOptionMoved(options, 'Writer', -2), ['Writer', 'Tester', 'Designer']);
  for (const [option, by] of [['Tester', -1] as const, ['Writer', 1] as const, ['Nobody', 1] as const])
    assert.deepEqual(withOptionMoved(options, option, by), options);
});

test('what is not saved is told of each option: added, moved, and nothing of those that it was moved past', () => {
  const saved = ['Tester', 'Designer', 'Writer'];
  assert.deepEqual(optionChanges(saved, saved), [undefined, undefined, undefined]);
  assert.deepEqual(optionChanges(['Writer', 'Tester', 'Designer'], saved), ['moved', undefined, undefined]);
  assert.deepEqual(optionChanges(['Tester', 'Analyst', 'Writer'], saved), [undefined, 'added', undefined]);
  assert.deepEqual(optionChanges([], saved), []);
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
