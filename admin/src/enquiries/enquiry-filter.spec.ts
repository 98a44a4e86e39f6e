import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterIn, ofKind, pathOfKind, pathOfOpen, tabOf, underTab, withFilter } from './enquiry-filter.ts';

test('one tab is open at a time, and all other filters stay', () => {
  const filter = { q: 'rao', kind: 'consultation', tab: 'mine' };
  assert.deepEqual(underTab('waiting', filter), { q: 'rao', kind: 'consultation', tab: 'waiting' });
  assert.deepEqual(underTab('all', filter), { q: 'rao', kind: 'consultation' });
  for (const tab of ['open', 'mine', 'all'] as const) assert.equal(tabOf(underTab(tab, { q: 'x' })), tab);
});

test('a kind takes the place of another one, and is let go when it is pressed again', () => {
  assert.deepEqual(ofKind('contact-message', { tab: 'open', kind: 'consultation' }), {
    tab: 'open',
    kind: 'contact-message',
  });
  assert.deepEqual(ofKind('consultation', { tab: 'open', kind: 'consultation' }), { tab: 'open' });
});

test('the filter is read from an address and written into it, whatever somebody has typed there', () => {
  assert.deepEqual(filterIn(pathOfOpen.slice(pathOfOpen.indexOf('?'))), { tab: 'open' });
  assert.deepEqual(filterIn(pathOfKind('consultation').slice('/all-enquiries'.length)), { kind: 'consultation' });
  for (const odd of ['', '?filter=', '?filter={', '?filter=7', '?filter=[1]', '?filter=null', '?x=%E0%A4%A'])
    assert.deepEqual(filterIn(odd), {});
  assert.deepEqual(filterIn(withFilter('?sort=x&filter={"q":"a"}', { q: 'b' })), { q: 'b' });
  assert.match(withFilter('?page=2', {}), /page=2/);
});
