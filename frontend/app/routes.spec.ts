import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import config from '../react-router.config.ts';
import { redirects } from './redirects.ts';
import routes from './routes.ts';
import type { OfferBanner } from './banners/banner.ts';
import { banners, headingOf } from './banners/banners.ts';
import { productBanners } from './banners/products.ts';
import { serviceBanners } from './banners/services.ts';
import {
  anotherFileTemplatePath,
  interviewTemplatePath,
  metaFor,
  notFoundPath,
  paths,
  postTemplatePath,
  receiptTemplatePath,
  searchPath,
  titleOf,
  type PagePath,
  unlistedRoutes,
} from './seo.ts';

const addressed = routes.filter(({ path }) => !unlistedRoutes.includes(path ?? ''));
const addresses = addressed.map(({ path }) => `/${path ?? ''}`);

test('every route is prerendered, and nothing else is', () => {
  assert.deepEqual([...addresses].toSorted(), [...paths].toSorted());
  assert.deepEqual(config.prerender, [
    ...paths,
    searchPath,
    receiptTemplatePath,
    anotherFileTemplatePath,
    interviewTemplatePath,
    notFoundPath,
    postTemplatePath,
  ]);
});

test('the search has its page, which is none of the sheets', () => {
  assert.ok(routes.some(({ path }) => `/${path}` === searchPath));
  assert.ok(!paths.includes(searchPath as PagePath));
});

test('every page has its own title and description, of a length that is shown whole', () => {
  for (const path of paths) {
    const title = titleOf(path);
    const { description } = banners[path];
    assert.ok(title.length >= 14 && title.length <= 65, `${path}: title of ${title.length}`);
    assert.ok(description.length >= 50 && description.length <= 165, `${path}: description of ${description.length}`);
  }
  assert.equal(new Set(paths.map(titleOf)).size, paths.length);
  assert.equal(new Set(paths.map((path) => banners[path].description)).size, paths.length);
});

test('every service and product says what is sold, in its heading, its title and its description', () => {
  for (const [path, { offer, description }] of Object.entries<OfferBanner>({ ...serviceBanners, ...productBanners })) {
    assert.ok(headingOf(path as PagePath).startsWith(offer), path);
    assert.ok(titleOf(path as PagePath).startsWith(offer), path);
    const said = description.toLowerCase();
    assert.ok(
      offer.split(' ').some((word) => word.length > 2 && said.includes(word.toLowerCase())),
      `${path}: ${description}`,
    );
  }
});

test('no page is lost: the 50 that the specification names beside two logins, and the statement on accessibility', () => {
  assert.ok(paths.length >= 51, `${paths.length} pages`);
});

test('every route module takes its words from its own address', () => {
  for (const { path = '', file } of addressed) {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    assert.ok(source.includes(`metaFor('/${path}')`) || source.includes('metaFor(location.pathname)'), file);
  }
});

test('the canonical address is absolute', () => {
  const canonical = metaFor('/career').find((entry) => 'rel' in entry && entry.rel === 'canonical');
  assert.ok(canonical && 'href' in canonical && canonical.href?.startsWith('https://'));
});

test('a redirect leads from no page to a page, in one step', () => {
  const from = redirects.map((redirect) => redirect.from);
  assert.equal(new Set(from).size, from.length);
  for (const redirect of redirects) {
    assert.ok(!addresses.includes(redirect.from), redirect.from);
    assert.ok(paths.includes(redirect.to as PagePath), redirect.to);
  }
});
