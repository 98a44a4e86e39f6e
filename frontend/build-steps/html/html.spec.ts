import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addAtEndOf, replaceElements } from './change-page.ts';
import { elementsIn, isElement } from './find-elements.ts';
import { textsIn } from './find-texts.ts';

const pairs = (html: string) => elementsIn(html).map(({ name, inner }) => [name, inner]);

test('elements stand in the order of their opening tags, each with its content', () => {
  assert.deepEqual(pairs('<main><p>One</p><svg><path d="M0 0"/><title>Two</title></svg></main>'), [
    ['main', '<p>One</p><svg><path d="M0 0"/><title>Two</title></svg>'],
    ['p', 'One'],
    ['svg', '<path d="M0 0"/><title>Two</title>'],
    ['path', ''],
    ['title', 'Two'],
  ]);
});

test('text like a tag inside an attribute, a comment, a script or a style is no tag', () => {
  const code = 'if (a<b) x("</p>")';
  assert.deepEqual(pairs(`<a title="<b>">1</a><!-- <i> --><script>${code}</script><style>a>b{content:"<u>"}</style>`), [
    ['a', '1'],
    ['script', code],
    ['style', 'a>b{content:"<u>"}'],
  ]);
});

test('an element without a closing tag ends where the next one ends it, or with the page', () => {
  assert.deepEqual(pairs('<ul><li>One<li>Two</ul><img src="/a.png"><section>Three'), [
    ['ul', '<li>One<li>Two'],
    ['li', 'One'],
    ['li', 'Two'],
    ['img', ''],
    ['section', 'Three'],
  ]);
});

test('attributes are read in every permitted notation, and the tag is kept as it is', () => {
  const html = `<a  HREF='/a?b=1&amp;c=2' hidden>`;
  const [link] = elementsIn(html);
  assert.deepEqual(link?.attributes, { href: '/a?b=1&c=2', hidden: '' });
  assert.equal(link.tag, html);
  assert.ok(isElement('a', { hidden: '' })(link));
  assert.ok(!isElement('a', { hidden: 'until-found' })(link));
});

test('other elements are put in the place of some, and nothing else is changed', () => {
  const html = '<p>A &amp; B</p><img src="/a.png"/><p><b>C</b></p>\n<!-- end -->';
  const named = elementsIn(html).filter(({ name }) => ['img', 'b'].includes(name));
  const changed = replaceElements(html, named, ({ tag, inner }) => `<i>${tag.length}${inner}</i>`);
  assert.equal(changed, '<p>A &amp; B</p><i>19</i><p><i>3C</i></p>\n<!-- end -->');
  assert.equal(
    replaceElements(html, [], () => ''),
    html,
  );
});

test('an addition stands last, word for word, and a page without the element is refused', () => {
  assert.equal(addAtEndOf('body', '<body><p></p></body>', "$&$'"), "<body><p></p>$&$'</body>");
  assert.throws(() => addAtEndOf('head', '<body></body>', ''), /no head/);
});

test('texts are apart where a tag or a comment stands, and some elements are not read', () => {
  const html = '<p>A &amp; B<br/>C <!-- -->1</p><svg><text>D<title>E</title></text></svg><script>"<p>F</p>"</script>';
  assert.deepEqual(textsIn(html, new Set(['svg', 'script'])), ['A &amp; B', 'C ', '1']);
});
