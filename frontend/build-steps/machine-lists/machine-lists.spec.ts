import assert from 'node:assert/strict';
import { test } from 'node:test';
import { articles } from '../../app/content/blog.ts';
import routes from '../../app/routes.ts';
import { paths } from '../../app/seo.ts';
import { feed } from './feed.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

const site = 'https://company.example';

test('the sitemap has every route, and nothing else', () => {
  const listed = [...sitemap(site, paths).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const addresses = routes.filter(({ path }) => path !== '*').map(({ path = '' }) => `${site}/${path}`);
  assert.deepEqual(listed.toSorted(), addresses.toSorted());
  assert.equal(listed.length, 50);
});

test('search engines find the sitemap, and keep out of what is not for them', () => {
  const lines = robots(site).split('\n');
  assert.ok(lines.includes(`Sitemap: ${site}/sitemap.xml`));
  for (const path of ['/admin/', '/api/', '/uploads/']) assert.ok(lines.includes(`Disallow: ${path}`));
});

test('the feed has every article once, the newest first, and a text cannot break it', () => {
  const text = feed({ site, title: 'Notes', author: 'A & B' }, articles);
  const ids = [...text.matchAll(/<id>([^<]+#[^<]+)<\/id>/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, articles.length);
  assert.ok(text.includes('<name>A &amp; B</name>'));
  assert.ok(text.includes(`<updated>${articles[0]?.date}T00:00:00Z</updated>`));
  assert.ok(feed({ site, title: '<b>', author: 'A' }, []).includes('<title>&lt;b></title>'));
});
