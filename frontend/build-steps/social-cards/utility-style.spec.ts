import assert from 'node:assert/strict';
import { test } from 'node:test';
import { utilityStyle } from './utility-style.ts';

const theme = '@theme inline { --color-side: var(--side-left); --color-ink: var(--ink); }';
const tokens = ':root { --side-left: #eee; --ink: #111; --deep-pale: #bdd; }';
const styleOf = (classes: string) => utilityStyle(`<rect class="${classes}"/>`, theme, tokens, 2);

test('a colour that a utility gives is that of the day', () => {
  assert.equal(styleOf('fill-side stroke-ink'), '[class~="fill-side"]{fill:#eee}\n[class~="stroke-ink"]{stroke:#111}');
  assert.equal(styleOf('fill-(--deep-pale)'), '[class~="fill-(--deep-pale)"]{fill:#bdd}');
  assert.equal(styleOf('fill-none'), '[class~="fill-none"]{fill:none}');
});

test('a line that a utility gives is made heavier like the others', () => {
  assert.equal(styleOf('stroke-2'), '[class~="stroke-2"]{stroke-width:4}');
  assert.equal(styleOf('stroke-[0.9]'), '[class~="stroke-[0.9]"]{stroke-width:1.8}');
});

test('classes without a colour are left out, and so are unknown colours', () => {
  assert.equal(styleOf('top lettering fill-unknown max-lg:hidden stroke-'), '');
});
