import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterUnder, isOpen, listTabs, withoutTab } from './tabs.ts';

test('a tab takes the place of the one before, and all other filters stay', () => {
  const filter = { q: 'rao', apply: 'Java Developer', unseen: true };
  assert.deepEqual(filterUnder('screening', filter), { q: 'rao', apply: 'Java Developer', stage: 'screening' });
  assert.deepEqual(filterUnder('all', { stage: 'new', from: 'x' }), { from: 'x' });
  assert.deepEqual(filterUnder('answerDue', { stage: 'new', answer: 'paused' }), { answer: 'open' });
});

test('a state of answers that is no tab stays a filter under the others', () => {
  assert.deepEqual(filterUnder('new', { answer: 'overdue' }), { answer: 'overdue', stage: 'new' });
  assert.deepEqual(withoutTab({ answer: 'open', stage: 'new' }), {});
});

test('the tab of a filter is open, and no other one', () => {
  for (const tab of listTabs)
    assert.deepEqual(
      listTabs.filter((one) => isOpen(one, filterUnder(tab, { q: 'x' }))),
      [tab],
    );
  assert.deepEqual(
    listTabs.filter((tab) => isOpen(tab, { stage: ['new', 'offer'] })),
    [],
  );
});
