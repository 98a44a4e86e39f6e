import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFontsLate } from './late-fonts.ts';

const css = '@font-face{font-family:A;src:url(/a.woff2)}';
const link = '<link rel="stylesheet" href="/assets/fonts-1.css" media="print" disabled=""/>';
const page = `<html><head>${link}</head><body></body></html>`;
const late = makeFontsLate(page, (href) => (href === '/assets/fonts-1.css' ? css : ''), {
  source: '// Why.\nstart();\n',
  start: '/assets/start-1.js',
});

test('the fonts wait in a style for print, and are in force without script', () => {
  assert.ok(late.includes(`<style media="print">${css}</style><noscript><style>${css}</style></noscript>`));
  assert.ok(late.includes('<script data-start="/assets/start-1.js">start();</script></head>'));
});

test('their style sheet stays for the app to find, and is not fetched', () => {
  assert.ok(late.includes(`<head>${link}<style`));
  const fetched = page.replace(' disabled=""', '');
  assert.throws(() => makeFontsLate(fetched, () => css, { source: '', start: '' }), /fetched before the first paint/);
});

test('a page without fonts is refused', () => {
  assert.throws(
    () => makeFontsLate('<html><head></head></html>', () => '', { source: '', start: '' }),
    /no style sheet with fonts/,
  );
});
