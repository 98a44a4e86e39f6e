import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { banners, headingOf, paths, sheetCount, sheetNumber } from '../app/banners/banners.ts';
import { elementsIn, isElement } from './html/find-elements.ts';

const client = join(import.meta.dirname, '..', 'build', 'client');
const options = { skip: !existsSync(join(client, '404.html')) && 'the site is not built' };

const read = (file: string) => readFileSync(join(client, file), 'utf8');
const pages = () => paths.map((path) => ({ path, html: read(join(path, 'index.html')) }));

/** As it is read: without comments and tags, in single spaces. */
const textOf = (html: string) => DomUtils.textContent(parseDocument(html)).replaceAll(/\s+/g, ' ').trim();
const elements = (html: string, tag: string) =>
  elementsIn(html)
    .filter(isElement(tag))
    .map(({ inner }) => textOf(inner));

test('every page has one main heading, its title in the table of banners', options, () => {
  for (const { path, html } of pages()) assert.deepEqual(elements(html, 'h1'), [headingOf(path)], path);
});

test('every page has its description from the table, and the second paragraph where there is one', options, () => {
  // The first page's words stand larger, and it is about more than its entry.
  for (const { path, html } of pages().filter((page) => page.path !== '/')) {
    const { description, para = description } = banners[path];
    for (const text of [description, para]) assert.ok(elements(html, 'p').includes(text), `${path}: ${text}`);
  }
});

test('every page names its own sheet first, of as many as there are', options, () => {
  for (const { path, html } of pages()) {
    const [, sheet, count] = /Sheet (\S+) \/ (\d+)/.exec(elements(html, 'main')[0] ?? '') ?? [];
    assert.deepEqual([sheet, count], [sheetNumber(path), String(sheetCount)], path);
  }
});

test('where there is no page, the entry of the first one is shown', options, () => {
  const html = read('404.html');
  const { title, description } = banners['/'];
  assert.equal(elements(html, 'h1').length, 1);
  assert.ok(elements(html, 'h2').includes(title));
  assert.ok(elements(html, 'p').includes(description));
});
