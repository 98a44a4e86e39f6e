import { parseDescription, renderDescription } from '../job-post.view';
import { type RenderedNodeView, toRendering } from './rendering.view';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** As HTML without what only the site adds to links, and without line breaks beside elements. */
function htmlOf({ tag, text, href, start, children }: RenderedNodeView): string {
  if (tag === null) return escaped(text ?? '');
  const attributes = `${href === null ? '' : ` href="${escaped(href)}"`}${start === null ? '' : ` start="${start}"`}`;
  const inside = children.map(htmlOf).join('');
  return tag === 'br' || tag === 'hr' ? `<${tag}>` : `<${tag}${attributes}>${inside}</${tag}>`;
}
const tight = (html: string) =>
  html
    .replaceAll(/ (?:rel|target|class|style)="[^"]*"/g, '')
    .replaceAll(/\n+(?=<)|(?<=>)\n+/g, '')
    .trim();

describe('A long text as the admin shows it', () => {
  it.each([
    '# One\n\n## Two\n\nA *b* **c** ~~d~~ `e` f  \ng\nh',
    '- one\n- two\n  - three\n\n3. four\n4. five',
    '- one\n\n- two',
    '> quoted\n\n---\n\n```js\nconst a = "<b>";\n```\n\n    indented',
    '[a](https://a.example/?x=1&y="2") [b](javascript:alert(1)) [c]() <https://d.example> [e](mailto:e@mail.example)',
    '| a | b |\n| - | -: |\n| 1 | **2** |',
    '<script>alert(1)</script> <img src=x onerror=alert(1)> ![x](https://a.example/x.png) &amp; &copy; \\*',
    'प्रबंधक 🚀\u00a0x',
    '',
  ])('is what the site shows: %j', (text) => {
    expect(tight(toRendering(parseDescription(text)).map(htmlOf).join(''))).toBe(tight(renderDescription(text, text)));
  });
});
