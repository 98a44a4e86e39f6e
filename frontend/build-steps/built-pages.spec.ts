import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brokenLinks } from './broken-links.ts';
import { htmlFaultsOf } from './html-faults.ts';
import { readSite } from './read-site.ts';
import { wordingFaultsOf } from './wording-faults.ts';

const client = join(import.meta.dirname, '..', 'build', 'client');
const skip = !existsSync(join(client, '404.html')) && 'the site is not built';
const pages = globSync('**/*.html', { cwd: client });
const htmlOf = (page: string) => readFileSync(join(client, page), 'utf8');
test('every built page is valid HTML', { skip }, async () => {
  const faults: string[] = [];
  for (const page of pages) faults.push(...(await htmlFaultsOf(join(client, page))).map((fault) => `${page}:${fault}`));
  assert.deepEqual(faults, []);
});

test('every link of every page leads somewhere, its #fragment included', { skip }, () => {
  const site = readSite(client);
  assert.ok(site.pages.size > 50);
  assert.deepEqual(brokenLinks(site), []);
});

test('every image has its words, every drawing is named or hidden, and no filler was left behind', { skip }, () => {
  assert.deepEqual(
    pages.flatMap((page) => wordingFaultsOf(htmlOf(page)).map((fault) => `${page}: ${fault}`)),
    [],
  );
});
