import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstPaintBytes, weightFaultsOf } from './page-weight.ts';

const page =
  '<html><head><link rel="preload" as="font" href="/a.woff2"/><link rel="preload" as="font" href="/b.woff2"/></head></html>';
const light = () => 1000;

test('a page weighs what it is when packed, and what it preloads', () => {
  assert.equal(firstPaintBytes(page, 500, light), 2500);
});

test('a light page has no faults', () => {
  assert.deepEqual(weightFaultsOf(page, 500, light), []);
});

test('too much text and too heavy faces are seen', () => {
  assert.match(weightFaultsOf(page, 57_000, light).join(), /bytes before the first paint/);
  assert.match(weightFaultsOf(page, 500, () => 50_000).join(), /bytes before the first paint/);
});

test("the carousel's engine is for pages with a carousel", () => {
  const engine = '<script type="text/plain" data-modules="/assets/root.js /assets/swiper-1.js"></script>';
  assert.deepEqual(weightFaultsOf(page + engine, 500, light), ['a carousel engine without a carousel']);
  assert.deepEqual(weightFaultsOf(`${page}${engine}<section aria-roledescription="carousel">`, 500, light), []);
});
