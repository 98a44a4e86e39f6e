import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { firstPaintBytes, weightFaultsOf } from './page-weight.ts';

const page =
  '<html><head><link rel="preload" as="font" href="/a.woff2"/><link rel="preload" as="font" href="/b.woff2"/></head></html>';
const light = () => 1000;

test('a page weighs what it is when packed, and what it preloads', () => {
  assert.equal(firstPaintBytes(page, light), gzipSync(page).length + 2000);
});

test('a light page has no faults', () => {
  assert.deepEqual(weightFaultsOf(page, light), []);
});

test('too much text and too heavy faces are seen', () => {
  assert.match(
    weightFaultsOf(page + randomBytes(90_000).toString('base64'), light).join(),
    /bytes before the first paint/,
  );
  assert.match(weightFaultsOf(page, () => 50_000).join(), /bytes before the first paint/);
});

test("the carousel's engine is for pages with a carousel", () => {
  const engine = '<script type="text/plain" data-modules="/assets/root.js /assets/swiper-1.js"></script>';
  assert.deepEqual(weightFaultsOf(page + engine, light), ['a carousel engine without a carousel']);
  assert.deepEqual(weightFaultsOf(`${page}${engine}<section aria-roledescription="carousel">`, light), []);
});
