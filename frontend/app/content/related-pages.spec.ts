import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPage } from '../banners/banners.ts';
import { productBanners } from '../banners/products.ts';
import { serviceBanners } from '../banners/services.ts';
import { portfolio } from './portfolio.ts';
import { relatedPages, type RelatedPage } from './related-pages.ts';

const offers = Object.keys({ ...serviceBanners, ...productBanners });
const named = Object.entries(relatedPages);
const keyOf = (page: RelatedPage): string => ('work' in page ? page.work : page.to);

test('every service and product has two or three related pages, each once and none of them itself', () => {
  assert.deepEqual(
    named.map(([path]) => path),
    offers,
  );
  for (const [path, related] of named) {
    const keys = related.map(keyOf);
    assert.ok(keys.length === 2 || keys.length === 3, path);
    assert.equal(new Set(keys).size, keys.length, path);
    assert.ok(!keys.includes(path), path);
  }
});

test('every page and every work that is named exists', () => {
  const works = new Set<string>(portfolio.map(({ key }) => key));
  for (const [path, related] of named)
    for (const page of related)
      assert.ok('work' in page ? works.has(page.work) : isPage(page.to), `${path}: ${keyOf(page)}`);
});

test('to every service and product some other one leads', () => {
  const led = new Set(named.flatMap(([, related]) => related.map(keyOf)));
  assert.deepEqual(
    offers.filter((path) => !led.has(path)),
    [],
  );
});
