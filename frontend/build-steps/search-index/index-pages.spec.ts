import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Finder } from '../../app/search/finder.ts';
import { searchFile, type SearchablePage } from '../../app/search/searchable.ts';
import { paths } from '../../app/seo.ts';
import { aboutEntries, barEntries, panelEntries } from '../../app/shell/navigation.ts';
import { elementsIn } from '../html/find-elements.ts';
import { indexPages } from './index-pages.ts';

const pageOf = (label: string, main: string) =>
  `<html><head><title>${label} | House</title><meta name="description" content="About &amp; more."/></head><body>
  <header>Logo</header><main id="content"><p>Sheet 1</p>${main}</main><footer>Feet</footer></body></html>`;

const indexed = (...mains: string[]) =>
  indexPages(
    mains.map((main, at) => ({ path: `/${at}`, sheet: String(at), html: pageOf(`Page ${at}`, main) })),
    'House',
  );

test('a page is known by its title without the company, its description and its sections', () => {
  const main = `<h1>Tall<br/>words</h1><p>Lead <b>text</b>.</p>
    <section id="whole"><h2>By section</h2><p>One &amp; two</p><h3>No anchor</h3><p>Three</p></section>
    <section id="unused"><h2 id="own">By itself</h2><dl><dt>Term</dt><dd>Fact</dd></dl></section>`;
  assert.deepEqual(indexed(main)[0], {
    path: '/0',
    sheet: '0',
    title: 'Page 0',
    description: 'About & more.',
    sections: [
      { heading: 'Tall words', text: 'Lead text.' },
      { id: 'whole', heading: 'By section', text: 'One & two' },
      { heading: 'No anchor', text: 'Three' },
      { id: 'own', heading: 'By itself', text: 'Term: Fact' },
    ],
  });
});

test('ways to other pages, drawings, fields and hidden parts are no text of a page', () => {
  const unread = `<nav><h2>Ways</h2>nav</nav><svg><text>svg</text></svg><form><h2>Ask</h2>form</form><p hidden>hidden</p>
    <span aria-hidden="true">mute</span><script>script</script><style>style</style><noscript>noscript</noscript>`;
  assert.deepEqual(indexed(`<h1>Main</h1>${unread}<p>Read.</p>`)[0]?.sections, [{ heading: 'Main', text: 'Read.' }]);
});

test('blocks without a stop at their end stand apart, those with one follow each other', () => {
  const main = `<h1>Main</h1><ul><li>Milk</li><li><p>Bread?</p></li><li>“Salt.”</li></ul><dl><dt>Sum</dt><dd>2 items</dd></dl><p>Paid</p>`;
  assert.equal(indexed(main)[0]?.sections[0]?.text, 'Milk · Bread? “Salt.” Sum: 2 items · Paid');
});

test('a line of its own inside a block stands apart from the words before it', () => {
  const main = '<h1>Main</h1><td>Under one management<span class="note block">Lucknow</span></td>';
  assert.equal(indexed(main)[0]?.sections[0]?.text, 'Under one management · Lucknow');
});

test('a common end of several pages is indexed with the first of them only', () => {
  const end = '<section><h2 id="end">Write to us</h2><p>Today.</p></section>';
  const [first, second] = indexed(`<h1>One</h1>${end}`, `<h1>Two</h1>${end}`);
  assert.equal(first?.sections.length, 2);
  assert.deepEqual(second?.sections, [{ heading: 'Two', text: '' }]);
});

const built = join(import.meta.dirname, '..', '..', 'build', 'client');
const skip = !existsSync(join(built, searchFile)) && 'the site is not built';

test(
  'the built index has every sheet, and each is found by its own title, and by a word that stands on it alone',
  { skip },
  () => {
    const pages = JSON.parse(readFileSync(join(built, searchFile), 'utf8')) as SearchablePage[];
    assert.deepEqual(pages.map(({ path }) => path).toSorted(), paths.toSorted());
    const finder = new Finder(pages);
    for (const { path, title } of pages) assert.equal(finder.find(title)[0]?.path, path, title);
    for (const page of pages) {
      const word = wordOf(page, pages);
      if (word) assert.equal(finder.find(word)[0]?.path, page.path, word);
    }
    // A page of forms may have no word of its own.
    assert.ok(pages.filter((page) => wordOf(page, pages)).length > paths.length - 5);
  },
);

test('each label of a menu finds its own page', { skip }, () => {
  const finder = new Finder(JSON.parse(readFileSync(join(built, searchFile), 'utf8')) as SearchablePage[]);
  for (const { to, label } of [...aboutEntries, ...barEntries, ...panelEntries]) {
    const found = finder.find(label).map(({ path }) => path);
    assert.ok(found.slice(0, 3).includes(to), `${label}: ${found.slice(0, 3).join(' ')}`);
  }
});

test('every section that a result leads to exists on its page', { skip }, () => {
  const pages = JSON.parse(readFileSync(join(built, searchFile), 'utf8')) as SearchablePage[];
  const anchors = pages.flatMap(({ path, sections }) => sections.flatMap(({ id }) => (id ? [{ path, id }] : [])));
  assert.ok(anchors.length > 150);
  const idsOn = (path: string) =>
    elementsIn(readFileSync(join(built, path, 'index.html'), 'utf8')).map(({ attributes }) => attributes['id']);
  const ids = new Map(pages.map(({ path }) => [path, new Set(idsOn(path))]));
  for (const { path, id } of anchors) assert.ok(ids.get(path)?.has(id), `${path}#${id}`);
});

/** A long word of a page's text that no other page has. */
function wordOf(page: SearchablePage, pages: readonly SearchablePage[]): string | undefined {
  const others = JSON.stringify(pages.filter((other) => other !== page)).toLowerCase();
  const texts = page.sections.map(({ text }) => text).join(' ');
  return texts.match(/\b[a-z]{7,}\b/g)?.find((word) => !others.includes(word));
}
