import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { withFilter } from '../../enquiries/enquiry-filter.ts';
import { translate } from '../../messages/translate.ts';
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

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/admin.md'), 'utf8');

test('docs/admin.md begins with the menu of each role, in its order', () => {
  for (const [role, start] of [
    ['hr', "HR's menu: "],
    ['general', 'The menu of general administrators: '],
  ] as const) {
    const [, list = ''] = guide.split(start);
    const linked = [...list.split('\n\n', 1)[0]!.matchAll(/\[([^\]]+)\]\(#/g)].flatMap(([, text]) => text!.split(', '));
    assert.deepEqual(
      linked,
      menuOf(role).map(({ text }) => translate(text)),
    );
  }
});

test('docs/admin.md tells of each page of the menus, under its heading or by its name in bold', () => {
  const named = [...guide.matchAll(/^#+ (.+)$|\*\*([^*]+)\*\*/gm)].map(([, heading, bold]) => heading ?? bold);
  const entries = ['hr', 'general'].flatMap((role) => menuOf(role)).map(({ text }) => translate(text));
  assert.ok(entries.length > 20);
  assert.deepEqual(
    entries.filter((entry) => !named.includes(entry)),
    [],
  );
});
