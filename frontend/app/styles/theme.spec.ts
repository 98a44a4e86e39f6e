import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import postcss from 'postcss';
import { colours } from '../content/colours.ts';

const css = readFileSync(join(import.meta.dirname, '..', 'content', 'tokens.css'), 'utf8');
const schemes: Record<'light' | 'dark', Record<string, string>> = { light: {}, dark: {} };
postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
  const scheme = parent?.parent?.type === 'atrule' ? 'dark' : 'light';
  if (value.startsWith('#')) schemes[scheme][prop.slice(2)] = value;
});

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = 4.5;
const GRAPHICS = 3;
const pairs: [front: string, back: string, least: number][] = [
  ...['paper', 'raised', 'side-left', 'grid'].flatMap((back): [string, string, number][] => [
    ['ink', back, TEXT],
    ['ink-soft', back, TEXT],
    ['signal', back, TEXT],
    ['deep', back, GRAPHICS],
  ]),
  ['field', 'raised', GRAPHICS],
  ['field', 'paper', GRAPHICS],
  ['good', 'raised', TEXT],
  ['bad', 'raised', TEXT],
  ['bad', 'paper', TEXT],
  ['on-signal', 'signal', TEXT],
  ['paper', 'ink', TEXT],
];

for (const [scheme, tokens] of Object.entries(schemes))
  for (const [front, back, least] of pairs)
    test(`${scheme}: ${front} on ${back} has a contrast of ${least}:1 or more`, () => {
      const [one, other] = [tokens[front], tokens[back]];
      assert.ok(one && other, 'both tokens exist');
      assert.ok(contrast(one, other) >= least, `${contrast(one, other).toFixed(2)}:1`);
    });

test('the colours in TypeScript are those of the style sheet', () => {
  for (const scheme of ['light', 'dark'] as const)
    for (const [name, value] of Object.entries(colours[scheme]))
      assert.equal(value, schemes[scheme][name], `${scheme} ${name}`);
});
