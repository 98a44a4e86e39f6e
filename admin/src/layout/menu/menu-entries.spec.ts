import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withFilter } from '../../enquiries/enquiry-filter.ts';
import { isCurrent, menuOf } from './menu-entries.ts';

const currentAt = (pathname: string, filter?: Record<string, unknown>) =>
  menuOf('general')
    .filter((entry) => isCurrent(entry, { pathname, search: filter ? withFilter('', filter) : '' }))
    .map(({ text }) => text);

test('one entry of the menu is that of the page, also of the three that lead to one list', () => {
  assert.deepEqual(currentAt('/applications/1/show'), ['menu.applications']);
  const home = ['enquiries.kinds.home-enquiry.heading'];
  assert.deepEqual(currentAt('/all-enquiries'), home);
  assert.deepEqual(currentAt('/all-enquiries/1/show', { tab: 'open' }), home);
  assert.deepEqual(currentAt('/all-enquiries', { kind: 'home-enquiry' }), home);
  assert.deepEqual(currentAt('/all-enquiries', { kind: 'consultation', q: 'x' }), [
    'enquiries.kinds.consultation.heading',
  ]);
  assert.deepEqual(currentAt('/all-enquiries/1/show', { kind: 'contact-message' }), [
    'enquiries.kinds.contact-message.heading',
  ]);
});
