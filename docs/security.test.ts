import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { asvsIds } from './asvs-ids.ts';
import { pages, ROOT } from './read-pages.ts';

const PAGE = 'docs/security.md';
const STATES = ['yes', 'partly', 'open', 'operator', 'no'];
/** Below which of these a file of the tables is, the page says. */
const BASES = ['', 'services/backend/src/modules', 'services/backend/src', 'services/backend'];

const text = pages.find(({ path }) => path === PAGE)?.text ?? '';
const rows = [...text.matchAll(/^\| (V\d.*)$/gm)].map(([, row = '']) => {
  const [ids = '', state = '', how = '', where = ''] = row.split('|').map((cell) => cell.trim());
  return { ids: ids.split(', '), state, how, where };
});

test(`${PAGE} judges each requirement of levels 1 and 2 once`, () => {
  const judged = rows.flatMap(({ ids }) => ids);
  assert.deepEqual(judged.toSorted(), asvsIds.toSorted());
});

test(`${PAGE} says of each whether it is so, how, and where that can be seen`, () => {
  assert.deepEqual(
    rows.filter(({ state, how, where }) => !STATES.includes(state) || how === '' || where === ''),
    [],
  );
});

test(`${PAGE} names only files that exist`, () => {
  const named = rows.flatMap(({ where }) => [...where.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  assert.ok(named.length > 200);
  assert.deepEqual(
    named.filter((name) => !BASES.some((base) => existsSync(join(ROOT, base, name)))),
    [],
  );
});

test(`${PAGE} leads to headings that exist`, () => {
  for (const [, path = '', heading = ''] of text.matchAll(/\]\(([\w./-]*)#([\w-]+)\)/g)) {
    const page = path === '' ? text : (pages.find((one) => one.path === join('docs', path))?.text ?? '');
    const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s/g, '-'),
    );
    assert.ok(headings.includes(heading), `${path}#${heading}`);
  }
});
