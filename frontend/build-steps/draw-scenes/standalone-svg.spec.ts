import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inScheme, standaloneSvg } from './standalone-svg.ts';

const css =
  ':root{--ink:#111;--paper:#fff}@media (prefers-color-scheme:dark){:root{--ink:#eee;--paper:#000}}.top{fill:var(--ink)}.page{margin:1px}';

test('a style sheet of one scheme does not ask what the device prefers', () => {
  assert.match(inScheme(css, 'dark'), /:root\{--ink:#eee;--paper:#000\}/);
  assert.doesNotMatch(inScheme(css, 'light'), /#eee|@media/);
});

test('a drawing becomes a file with a margin, its size, its ground and the rules of its own parts', async () => {
  const html = '<div><svg class="drawing" viewBox="-10 0 40 20"><path class="top" d="M0 0"></path></svg></div>';
  const svg = await standaloneSvg(html, inScheme(css, 'light'));
  assert.match(svg, /^<svg xmlns="[^"]+" width="800" height="467" class="drawing" viewBox="-14 -4 48 28"><style>/);
  assert.match(svg, /\.top\{fill:var\(--ink\)\}/);
  assert.match(svg, /--paper:#fff.*svg\{background:var\(--paper\)\}/);
  assert.doesNotMatch(svg, /\.page|<div>/);
});
