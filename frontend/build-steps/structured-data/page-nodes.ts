import type { BreadcrumbList, WebPage } from 'schema-dts';
import { banners, trailOf, type PagePath } from '../../app/banners/banners.ts';
import { company } from '../../app/content/company.ts';
import { titleOf } from '../../app/seo.ts';
import { organizationId, websiteId } from './company-nodes.ts';

export const addressOf = (path: string) => `${company.url}${path}`;
const breadcrumbsIdOf = (path: PagePath) => `${addressOf(path)}#breadcrumbs`;

/** The way from the home page to a page, as the page's head shows it; the home page has none. */
export function breadcrumbs(path: PagePath): BreadcrumbList[] {
  const trail = trailOf(path);
  if (trail.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': breadcrumbsIdOf(path),
      itemListElement: [...trail, path].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: banners[step].label,
        item: addressOf(step),
      })),
    },
  ];
}

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';

interface About {
  type: PageType;
  /** Name of the node that the page is about. */
  mainEntity?: { '@id': string };
}

/** A page as a page: of this site, in its language, with its picture. `card` is the address of its social card. */
export function webPage(path: PagePath, card: string, { type, mainEntity }: About): WebPage {
  return {
    '@type': type,
    '@id': `${addressOf(path)}#page`,
    url: addressOf(path),
    name: titleOf(path),
    description: banners[path].description,
    inLanguage: 'en-IN',
    isPartOf: { '@id': websiteId },
    publisher: { '@id': organizationId },
    primaryImageOfPage: { '@type': 'ImageObject', url: card },
    ...(trailOf(path).length > 0 && { breadcrumb: { '@id': breadcrumbsIdOf(path) } }),
    ...(mainEntity !== undefined && { mainEntity }),
  };
}
