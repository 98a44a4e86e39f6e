import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { plainStyle } from './plain-style.ts';

const tokens = ':root { --ink: #111; --signal: #c40; }\n@media (x) { :root { --ink: #eee; } }';

test('colours are those of the light scheme, layers are opened, and rules that draw nothing are left out', () => {
  const css =
    '@layer components { .a > .b, .c { fill: var(--ink); display: block; stroke-width: 1.15; } .d { top: 0; } }';
  assert.equal(plainStyle(css, tokens), '.a > .b,.c{fill: #111;stroke-width: 1.15}');
});

test('a colour that is called after another has its value', () => {
  assert.equal(
    plainStyle('.a { fill: var(--cloth); }', `${tokens}\n:root { --cloth: var(--signal); }`),
    '.a{fill: #c40}',
  );
});

test('lines can be made heavier, since a card is seen small', () => {
  assert.equal(plainStyle('.a { stroke-width: 1.5; }', tokens, 2), '.a{stroke-width: 3}');
});

test('alternatives are written out', () => {
  const css = '.flat :is(.pane, .edge) { fill: none; }';
  assert.equal(plainStyle(css, tokens), '.flat .pane,.flat .edge{fill: none}');
});

test('rules for a pointer or a window are left out', () => {
  const css =
    '.a:hover { fill: red; } @media (x) { .b { fill: red; } @keyframes c { from { opacity: 0; } } } .d { fill: var(--signal); }';
  assert.equal(plainStyle(css, tokens), '.d{fill: #c40}');
});

test("the site's own style sheet becomes plain", () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const style = plainStyle(read('drawings/styles/art.css'), read('app/content/tokens.css'));
  assert.match(style, /\.solid > \.top\{/);
  assert.doesNotMatch(style, /var\(|:is\(|@|:hover/);
});
