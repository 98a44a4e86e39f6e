import assert from 'node:assert/strict';
import { test } from 'node:test';
import { company } from '../../app/content/company.ts';
import { faultsOf } from './page-faults.ts';

const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'"/>';
const head = `${policy}<title>T</title><meta name="description" content="D"/>`;
const page = `<!DOCTYPE html><html><head>${head}</head><body><h1>H</h1></body></html>`;
const withLink = (link: string) => page.replace('</head>', `<link ${link}/></head>`);
const withText = (text: string) => page.replace('</h1>', `</h1>${text}`);
const outbound = 'a link to another host that opens no tab of its own, or does not say so';

const faults: [fault: string, html: string][] = [
  ['no title', page.replace('<title>T</title>', '')],
  ['no description', page.replace('content="D"', 'content=""')],
  ['no main heading', page.replace('<h1>H</h1>', '')],
  ['an inline style, which the policy blocks', page.replace('<h1>', '<h1 style="color:red">')],
  ['a preloaded module', withLink('rel="modulepreload" href="/a.js"')],
  ['something preloaded, which the first paint would share the line with', withLink('rel="preload" href="/a.woff2"')],
  ['a style sheet in the way of the first paint', withLink('rel="stylesheet" href="/a.css"')],
  [outbound, withText('<a href="https://other.example/" rel="noopener">Visit, opens in a new tab</a>')],
  [outbound, withText('<a href="//other.example/" target="_blank" rel="noreferrer">Visit, opens in a new tab</a>')],
  [outbound, withText('<a href="https://other.example/" target="_blank" rel="me noopener">Visit</a>')],
  ['no policy', page.replace(policy, '')],
];

test('a finished page has no faults, and a style sheet that is switched off or for paper is none', () => {
  assert.deepEqual(faultsOf(page), []);
  assert.deepEqual(faultsOf(withLink('rel="stylesheet" href="/a.css" disabled=""')), []);
  assert.deepEqual(faultsOf(withLink('rel="stylesheet" media="print" href="/a.css"')), []);
});

test('a link to another host that opens a tab of its own and says so, and links of the site itself, are no faults', () => {
  const safe =
    '<a href="https://other.example/" target="_blank" rel="me noopener">Visit<span>, opens in a new tab</span></a>';
  const own = `<a href="/contact">Call</a><a href="mailto:a@b.example">Write</a><a href="${company.url}/faq">Ask</a>`;
  assert.deepEqual(faultsOf(withText(safe + own)), []);
});

for (const [fault, html] of faults)
  test(`a page is refused for ${fault}`, () => assert.deepEqual(faultsOf(html), [fault]));

test('all faults of a page are reported', () => {
  assert.deepEqual(faultsOf(page.replace('<h1>H</h1>', '<p style="color:red">')), [
    'no main heading',
    'an inline style, which the policy blocks',
  ]);
});
