import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Where a hit stands on the page of a resume, which `page-hits.tsx` measures. */
const setByCode = ['x', 'y', 'width', 'height'];

test('every variable that a style sheet reads is set', () => {
  const sheets = globSync('../**/*.css', { cwd: import.meta.dirname });
  const texts = sheets.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  assert.ok(sheets.length > 20);
  const namesIn = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));
  // One with a value in reserve may be left unset.
  const read = new Set(namesIn(/var\(--([\w-]+)\)/g));
  const set = new Set([...namesIn(/--([\w-]+):/g), ...setByCode]);
  assert.deepEqual(
    [...read].filter((name) => !set.has(name)),
    [],
  );
});
