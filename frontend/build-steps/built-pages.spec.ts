import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { company } from '../app/content/company.ts';
import { redirects } from '../app/redirects.ts';
import { brokenLinks } from './broken-links.ts';
import { wordingFaultsOf } from './wording-faults.ts';

const client = join(import.meta.dirname, '..', 'build', 'client');
const skip = !existsSync(join(client, '404.html')) && 'the site is not built';
const pages = globSync('**/*.html', { cwd: client });
const htmlOf = (page: string) => readFileSync(join(client, page), 'utf8');
const validator = new HtmlValidate(new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }));

// Says so against the standard's list, and is what keeps a browser from ticking a consent again after a reload.
const meant = 'autocomplete attribute cannot be used on <input type="checkbox">';

test('every built page is valid HTML', { skip }, async () => {
  const faults: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateFile(join(client, page));
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
      if (message !== meant) faults.push(`${page}:${line}:${column} ${ruleId}: ${message}`);
  }
  assert.deepEqual(faults, []);
});

test('every link of every page leads somewhere, its #fragment included', { skip }, () => {
  const addressOf = (page: string) => `/${page.replace(/\/?(?:index)?\.html$/, '')}`;
  const site = {
    pages: new Map(pages.map((page) => [addressOf(page), htmlOf(page)])),
    redirects,
    origin: company.url,
    isFile: (path: string) => statSync(join(client, path), { throwIfNoEntry: false })?.isFile() ?? false,
  };
  assert.ok(site.pages.size > 50);
  assert.deepEqual(brokenLinks(site), []);
});

test('every image has its words, every drawing is named or hidden, and no filler was left behind', { skip }, () => {
  assert.deepEqual(
    pages.flatMap((page) => wordingFaultsOf(htmlOf(page)).map((fault) => `${page}: ${fault}`)),
    [],
  );
});
