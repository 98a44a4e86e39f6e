import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainSvg } from './plain-svg.ts';

const css = `:root{--ink:#111}@media screen and (prefers-color-scheme: dark){:root{--ink:#eee}}
  @layer components { :is(.person, .portrait) .seam { stroke: var(--ink); stroke-width: 2 } .portrait .seam.thin { stroke-width: 1 } .person .seam { stroke: #abc } }`;
const html = (classes: string) =>
  `<svg class="drawing portrait" viewBox="0 0 24 28" aria-hidden="true"><path class="${classes}" d="M0 0"></path></svg>`;

test('a drawing becomes a picture whose shapes have the colours of one scheme, and no style sheet', () => {
  assert.equal(
    plainSvg(html('seam'), css, 'portrait', 'light'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 28" width="24" height="28" stroke-linejoin="round">' +
      '<path stroke="#111" stroke-width="1.5" d="M0 0"/></svg>\n',
  );
  assert.match(plainSvg(html('seam thin'), css, 'portrait', 'dark'), /<path stroke="#eee" stroke-width="0.75"/);
});

test('a drawing with a colour that is not known becomes no picture', () => {
  assert.throws(() => plainSvg(html('seam'), css.replaceAll('--ink:', '--lost:'), 'portrait', 'light'), /var\(/);
});
