import assert from 'node:assert/strict';
import { test } from 'node:test';
import { banners, paths, trailOf } from '../../app/banners/banners.ts';
import { productBanners } from '../../app/banners/products.ts';
import { profileBanners } from '../../app/banners/profiles.ts';
import { serviceBanners } from '../../app/banners/services.ts';
import { articles } from '../../app/content/blog.ts';
import { withData } from './data-tag.ts';
import { describePage } from './describe-page.ts';
import { dataFaultsOf, readData } from './read-data.ts';

const card = 'https://company.example/cards/a.png';
const page = '<html><head><title>A</title></head><body></body></html>';
const htmlOf = (path: (typeof paths)[number]) => withData(page, describePage(path, card));

const nodesOf = (path: (typeof paths)[number]) => Object.values(readData(htmlOf(path)).jsonld).flat();
const countOf = (type: string) => paths.filter((path) => nodesOf(path).some((node) => node['@type'] === type)).length;

test('each page has the properties that search engines demand and recommend', async () => {
  for (const path of paths) assert.deepEqual(await dataFaultsOf(htmlOf(path)), [], path);
});

test('every page names its subject: services, products, people, articles', () => {
  assert.equal(countOf('Service'), Object.keys(serviceBanners).length);
  assert.equal(countOf('SoftwareApplication'), Object.keys(productBanners).length);
  assert.equal(countOf('Person'), Object.keys(profileBanners).length);
  const postings = paths.flatMap(nodesOf).filter((node) => node['@type'] === 'BlogPosting');
  assert.deepEqual(postings.map(({ headline }) => headline).toSorted(), articles.map(({ title }) => title).toSorted());
});

test('the way to a page is the one that its head shows', () => {
  for (const path of paths) {
    const way = nodesOf(path).find((node) => node['@type'] === 'BreadcrumbList');
    const names = ((way?.['itemListElement'] ?? []) as { name: string }[]).map(({ name }) => name);
    const trail = trailOf(path);
    assert.deepEqual(names, trail.length === 0 ? [] : [...trail, path].map((step) => banners[step].label), path);
  }
});

test('no node refers to one that is not on its page', () => {
  for (const path of paths) {
    const text = JSON.stringify(describePage(path, card));
    const nodes = nodesOf(path);
    const known = new Set(nodes.map((node) => node['@id']));
    for (const [, id = ''] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) assert.ok(known.has(id), `${path}: ${id}`);
  }
});

test('a text cannot end the element that it stands in', () => {
  const html = withData(page, {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><b>' }],
  });
  assert.equal(html.match(/<\/script>/g)?.length, 1);
  assert.equal(readData(html).jsonld['Thing']?.[0]?.['name'], '</script><b>');
});
