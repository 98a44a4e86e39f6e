import type { Graph, Thing } from 'schema-dts';
import type { PagePath } from '../../app/banners/banners.ts';
import { productBanners } from '../../app/banners/products.ts';
import { profileBanners } from '../../app/banners/profiles.ts';
import { serviceBanners } from '../../app/banners/services.ts';
import { articles } from '../../app/content/blog.ts';
import { organization, organizationId, organizationInShort, website } from './company-nodes.ts';
import { breadcrumbs, webPage } from './page-nodes.ts';
import { person, posting, service, software, subjectIdOf } from './subject-nodes.ts';

const listPages: readonly PagePath[] = [
  '/services',
  '/products',
  '/portfolio',
  '/client',
  '/blogs',
  '/team',
  '/partner',
];
/** The pages that describe the company itself. */
const companyPages: readonly PagePath[] = ['/', '/about', '/contact'];
const articlesOn = (path: PagePath) => articles.filter(({ to }) => to.replace(/#.*/, '') === path);

/** A page, and its subject: a service, a product, a person or articles. */
function nodesOf(path: PagePath, card: string): Thing[] {
  const about = { type: 'WebPage', mainEntity: { '@id': subjectIdOf(path) } } as const;
  const company = { '@id': organizationId };
  if (path in serviceBanners) return [webPage(path, card, about), service(path)];
  if (path in productBanners) return [webPage(path, card, about), software(path)];
  if (path in profileBanners) return [webPage(path, card, { ...about, type: 'ProfilePage' }), person(path)];
  if (path === '/about') return [webPage(path, card, { type: 'AboutPage', mainEntity: company })];
  if (path === '/contact') return [webPage(path, card, { type: 'ContactPage', mainEntity: company })];
  const type = listPages.includes(path) ? 'CollectionPage' : 'WebPage';
  return [webPage(path, card, { type }), ...articlesOn(path).map((article) => posting(card, article))];
}

/**
 * The structured data of a page, as one graph of https://schema.org: the company and its site in short or whole, the page,
 * the way to it and its subject. `card` is the address of its social card.
 */
export const describePage = (path: PagePath, card: string): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    companyPages.includes(path) ? organization() : organizationInShort(),
    website(),
    ...nodesOf(path, card),
    ...breadcrumbs(path),
  ],
});
