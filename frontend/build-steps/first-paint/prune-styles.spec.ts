import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import postcss from 'postcss';
import { pruneStyles } from './prune-styles.ts';

const markup = (classes: string) => `<html><body><p class="${classes}">Text</p></body></html>`;

test('rules for classes and elements that a page has not are left out', async () => {
  const css = '.here{color:red}.away{color:blue}table{border:0}p{margin:0}';
  assert.equal(await pruneStyles(css, markup('here')), '.here{color:red}p{margin:0}');
});

test('rules for a state, a width or a scheme are kept', async () => {
  const css =
    '.here:hover{color:red}.here:focus-visible{outline:0}details[open]>p{margin:0}' +
    '@media (width>=40rem){.here{top:0}.away{top:1px}}@media (forced-colors:active){.here{top:2px}}';
  const kept = await pruneStyles(css, `<details>${markup('here')}</details>`);
  assert.equal(kept, css.replace('.away{top:1px}', ''));
});

test('classes with signs of their own are found, also where the markup writes them as entities', async () => {
  const css = String.raw`.lg\:max-w-\[24em\]{a:1}.\!py-1{b:2}.\[\&\>p\]\:mt-2>p{c:3}.md\:w-\[calc\(100\%-2rem\)\]{d:4}.aria-\[current\=page\]\:e[aria-current=page]{e:5}`;
  const classes = 'lg:max-w-[24em] !py-1 [&amp;&gt;p]:mt-2 md:w-[calc(100%-2rem)] aria-[current=page]:e';
  assert.equal(await pruneStyles(css, `<p class="${classes}" aria-current="page">Text</p>`), css);
});

test('animations that nothing uses are left out', async () => {
  const css = '@keyframes turn{to{rotate:1turn}}@keyframes rest{to{rotate:0}}.here{animation:turn 1s}';
  assert.equal(await pruneStyles(css, markup('here')), css.replace('@keyframes rest{to{rotate:0}}', ''));
});

test('rules for an attribute that only a script of the page sets are kept, with any quotes around its name', async () => {
  const css = '[data-folded] p{margin:0}';
  for (const quote of ["'", '"', '`'])
    assert.equal(await pruneStyles(css, `<script>x(${quote}data-folded${quote})</script>${markup('here')}`), css);
});

test('the words of a text keep no rules', async () => {
  assert.equal(await pruneStyles('.table{a:1}.Text{b:2}', markup('here')), '');
});

test('custom properties that only unread ones read are left out, and the rules that only declared them', async () => {
  const css =
    ':root{--read:1px;--by-read:2px;--unread:var(--by-unread)}' +
    '@media (width>=40rem){:root{--by-unread:1px}}@property --unread{syntax:"*";inherits:false}' +
    '@property --read{syntax:"*";inherits:false}.here{top:calc(var(--read) + 1px)}';
  const kept = ':root{--read:1px}@property --read{syntax:"*";inherits:false}.here{top:calc(var(--read) + 1px)}';
  assert.equal(await pruneStyles(css, markup('here')), kept);
});

test('custom properties that the markup reads, itself or through others, are kept', async () => {
  const css = ':root{--skin:var(--pale);--pale:red;--hair:black;--away:blue}';
  const drawing = '<svg><path style="fill:var(--skin)"/><circle fill="var(--hair)"/></svg>';
  assert.equal(await pruneStyles(css, drawing), css.replace(';--away:blue', ''));
});

test('parts that few fields have are kept for a page that has such a field', async () => {
  const dates = '::-webkit-datetime-edit{a:1}::-webkit-search-decoration{b:2}';
  const css = `${dates}::file-selector-button{c:3}@supports (d:d){::placeholder{d:4}}::marker{e:5}`;
  assert.equal(await pruneStyles(css, '<input type="email">'), '::marker{e:5}');
  assert.equal(await pruneStyles(css, '<input name="day" type="date">'), `${dates}::marker{e:5}`);
  assert.equal(await pruneStyles(css, '<input type="file">'), '::file-selector-button{c:3}::marker{e:5}');
  assert.equal(await pruneStyles(css, '<input placeholder="x">'), '@supports (d:d){::placeholder{d:4}}::marker{e:5}');
});

test('comments and empty conditions are left out', async () => {
  const css = '/*! licence */@layer a,b;@media print{}.here{a:1}@media (width>=40rem){.away{b:2}}';
  assert.equal(await pruneStyles(css, markup('here')), '@layer a,b;.here{a:1}');
});

test('the name of an attribute and the words of structured data keep no rules for classes', async () => {
  const html = '<svg transform="scale(2)"></svg><script type="application/ld+json">{"name":"table"}</script>';
  assert.equal(await pruneStyles('.transform{a:1}.table{b:2}svg{c:3}', html), 'svg{c:3}');
});

test('no style sheet names a state alone inside :is(), which the pruning takes for a name that no page has', async () => {
  assert.equal(await pruneStyles('.here:is(:disabled,[aria-busy=true]){a:1}', markup('here')), '');
  const sheets = globSync(join(import.meta.dirname, '../../app/**/*.css'));
  assert.ok(sheets.length > 10);
  for (const file of sheets)
    postcss.parse(readFileSync(file)).walkRules(({ selector }) => {
      assert.doesNotMatch(selector, /:(?:is|where)\((?:[^()]*,)?\s*:/, file);
    });
});
