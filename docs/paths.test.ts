import assert from 'node:assert/strict';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { anchorsOf, headingLinksOf, linksOf, mapOf, wordsOf } from './find-paths.ts';
import { pages, ROOT } from './read-pages.ts';

// Made while building or running, so a fresh clone does not hold them yet.
const MADE = /(^|\/)(dist|build|node_modules|\.data)(\/|$)/;

function exists(path: string): boolean {
  if (path.includes('*')) return globSync(path, { cwd: ROOT }).length > 0;
  const full = join(ROOT, path);
  return existsSync(full) && (!path.endsWith('/') || statSync(full).isDirectory());
}

for (const page of pages) {
  test(`${page.path} names only files that exist`, () => {
    const named = new Set([...linksOf(page), ...wordsOf(page), ...mapOf(page)]);
    assert.deepEqual(
      [...named].filter((path) => !MADE.test(path) && !exists(path)),
      [],
    );
  });
}

test('each link to a heading of a document leads to one', () => {
  const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]));
  const links = pages.flatMap((page) => headingLinksOf(page));
  assert.ok(links.length > 100);
  assert.deepEqual(
    links.filter(({ to, anchor }) => anchors.get(to)?.has(anchor) === false),
    [],
  );
});
