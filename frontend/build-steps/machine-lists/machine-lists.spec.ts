import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAtomFeed } from 'feedsmith';
import { articles } from '../../app/content/blog.ts';
import routes from '../../app/routes.ts';
import { paths, unlistedRoutes } from '../../app/seo.ts';
import { feed } from './feed.ts';
import { datePages, fingerprintOf } from './page-dates.ts';
import { robots } from './robots.ts';
import { securityText } from './security-text.ts';
import { siteText } from './site-text.ts';
import { sitemap } from './sitemap.ts';

const site = 'https://company.example';

test('the sitemap has every sheet, and nothing else', () => {
  const listed = [...sitemap(site, paths, () => '2026-11-01').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  const addresses = routes
    .filter(({ path = '' }) => !unlistedRoutes.includes(path))
    .map(({ path = '' }) => `${site}/${path}`);
  assert.deepEqual(listed.toSorted(), addresses.toSorted());
  assert.equal(listed.length, paths.length);
});

test('search engines find the sitemap, and the paths that they must leave alone', () => {
  const lines = robots(site).split('\n');
  assert.ok(lines.includes(`Sitemap: ${site}/sitemap.xml`));
  for (const path of ['/admin/', '/api/', '/uploads/']) assert.ok(lines.includes(`Disallow: ${path}`));
});

test('the feed has every article once, the newest first, and a text cannot break it', () => {
  const read = parseAtomFeed(feed({ site, title: 'Notes', author: 'A & B' }, articles));
  const ids = read.entries?.map(({ id }) => id) ?? [];
  assert.equal(new Set(ids).size, articles.length);
  assert.deepEqual(
    read.entries?.map(({ title, updated }) => [title?.value, updated]),
    articles.map(({ title, date }) => [title, `${date}T00:00:00Z`]),
  );
  assert.equal(read.authors?.[0]?.name, 'A & B');
  assert.equal(read.updated, `${articles[0]?.date}T00:00:00Z`);
  assert.equal(parseAtomFeed(feed({ site, title: '<b>', author: 'A' }, [])).title?.value, '<b>');
});

const pageOf = (main: string) => `<html><body><header>Menu</header><main id="content">${main}</main></body></html>`;

test('a page keeps its day until its words change; markup, drawings and the frame around it do not count', () => {
  const before = pageOf('<h1>One</h1>');
  const recorded = { '/a': { words: fingerprintOf(before), date: '2026-01-01' } };
  const dayOf = (html: string) => datePages(new Map([['/a', html]]), recorded, '2026-11-23')['/a']?.date;
  assert.equal(
    dayOf(pageOf('<h1 class="big">One</h1><svg><text>A</text></svg>').replace('Menu', 'List')),
    '2026-01-01',
  );
  assert.equal(dayOf(pageOf('<h1>Two</h1>')), '2026-11-23');
});

test('the contact for weaknesses names an address and ends within a year, as RFC 9116 wants it', () => {
  const builtAt = new Date('2026-11-23T10:00:00Z');
  const fields = new Map(
    securityText({ site, email: 'a@company.example', builtAt })
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  );
  assert.equal(fields.get('Contact'), 'mailto:a@company.example');
  assert.equal(fields.get('Canonical'), `${site}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - builtAt.getTime()) / 86_400_000;
  assert.ok(days > 0 && days < 365, `${days} days`);
});

test('the list for programs has every page once, each with its description', () => {
  const links = [...siteText({ site, name: 'A' }, paths).matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S.*$/gm)].map(
    ([, to]) => to,
  );
  assert.deepEqual(links.toSorted(), paths.map((path) => `${site}${path}`).toSorted());
});
