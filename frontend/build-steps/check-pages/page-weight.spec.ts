import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weightFaultsOf } from './page-weight.ts';

const page = '<html><head></head></html>';

test('a light page has no faults', () => {
  assert.deepEqual(weightFaultsOf(page, 20_000), []);
});

test('a page that weighs too much as it is sent is seen', () => {
  assert.match(weightFaultsOf(page, 30_000).join(), /bytes before the first paint/);
});

test("the carousel's engine is for pages with a carousel", () => {
  const engine = '<script type="text/plain" data-modules="/assets/root.js /assets/swiper-1.js"></script>';
  assert.deepEqual(weightFaultsOf(page + engine, 500), ['a carousel engine without a carousel']);
  assert.deepEqual(weightFaultsOf(`${page}${engine}<section aria-roledescription="carousel">`, 500), []);
});
