import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterIn } from '../../enquiries/enquiry-filter.ts';
import { interviewTabs, orderOf, pathOfComing, tabOf, underTab } from './interview-filter.ts';

test('each tab is the one of its own filter, and keeps the other filters', () => {
  for (const tab of interviewTabs) {
    const filter = underTab(tab, { staff: 'meera', coming: 'false' });
    assert.equal(tabOf(filter), tab);
    assert.equal(filter['staff'], 'meera');
  }
});

test('the menu leads to what is to come, the next one first; of the past the last one is first', () => {
  assert.equal(tabOf(filterIn(pathOfComing.slice(pathOfComing.indexOf('?')))), 'coming');
  assert.deepEqual(
    interviewTabs.map((tab) => orderOf(tab).order),
    ['ASC', 'DESC', 'ASC'],
  );
});
