import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementsIn, isElement } from '../html/find-elements.ts';
import { inlineStyles, styleOf } from './inline-styles.ts';

const page =
  '<html><head><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/></head>' +
  '<body><h1>One</h1><p>Two</p></body></html>';
const sheets: Record<string, string> = { '/assets/a.css': 'p{color:red}', '/assets/b.css': 'h1{content:"$&"}' };
const done = await inlineStyles(page, (href) => sheets[href] ?? '');

test('all style sheets stand in the page, in their order, word for word', () => {
  const styles = elementsIn(done).filter(isElement('style'));
  assert.deepEqual(
    styles.map(({ inner }) => inner),
    ['p{color:red}\nh1{content:"$&"}'],
  );
});

test('the links are there and switched off', () => {
  assert.equal(done.match(/<link rel="stylesheet" href="[^"]+" disabled=""\/>/g)?.length, 2);
});

test('the order of the layers stands before the first link, so that the sheets may arrive in any order', async () => {
  const layered: Record<string, string> = {
    '/assets/a.css': '@layer base{p{color:red}}@layer parts{p{top:0}}',
    '/assets/b.css': '@layer parts{h1{top:0}}',
  };
  const html = await inlineStyles(page, (href) => layered[href] ?? '');
  const order = html.indexOf('<style media="all">@layer base,parts;</style>');
  assert.ok(order > 0 && order < html.indexOf('<link'), html);
});

test('a page without style and a sheet that would break out are refused', async () => {
  await assert.rejects(
    inlineStyles('<html></html>', () => ''),
    /no style sheet/,
  );
  assert.throws(() => styleOf('</style>'), /end the element/);
});
