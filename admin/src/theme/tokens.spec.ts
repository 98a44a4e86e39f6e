import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tokens } from './tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media');

const coloursOf = (part: string) =>
  Object.fromEntries(
    [...part.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour]) => [
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      colour,
    ]),
  );

test('the theme and the style sheet have the same colours', () => {
  assert.deepEqual(coloursOf(lightCss), tokens.light);
  assert.deepEqual(coloursOf(darkCss), tokens.dark);
});
