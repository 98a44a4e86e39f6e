import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './read-pages.ts';

const files = globSync('{services/backend/src,admin/src,frontend/{app,drawings}}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.spec\.tsx?$|\/migrations\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const wordsIn = (text = '') => [...text.matchAll(/'([^'\n]*)'/g)].map(([, word]) => word).toSorted();

/** The lists and unions of words in a file. The fields of a record, `name: [...]`, are no list of choices. */
const choicesIn = (text: string): string[] =>
  [...text.matchAll(/(?:= |enum: |\(| of )\[([\s',\w-]*)\]|('[\w-]+'(?:\s*\|\s*'[\w-]+')+)/g)]
    .map(([, list, union]) => wordsIn(list ?? union))
    .filter((words) => words.length > 1)
    .map((words) => words.join(', '));

test('the values of an enum are written once: the others import the list, or its type from the contract', () => {
  const lists = files
    .filter(({ path }) => path.startsWith('services/'))
    .flatMap(({ text }) => text.match(/^export const \w+ = \[[\s',\w-]*\] as const;/gm) ?? [])
    .map((list) => wordsIn(list).join(', '));
  assert.ok(lists.length > 15);
  const writersOf = (list: string) =>
    files.filter(({ text }) => choicesIn(text).includes(list)).map(({ path }) => path);
  const written = lists.map((list) => ({ list, writers: writersOf(list) }));
  assert.deepEqual(
    written.filter(({ writers }) => writers.length > 1),
    [],
  );
});
