import { bannerFor, banners, isPage, paths, type PagePath } from './banners/banners.ts';
import { company } from './content/company.ts';
import { notFound } from './not-found/words.ts';

export { paths, type PagePath };

/** The address under which the not-found page is prerendered; the build moves it to 404.html. */
export const notFoundPath = '/404';

/** The address under which the page of a job post is prerendered; the build makes a template of it. */
export const postTemplatePath = '/career/_post';

/** The page that searches the sheets is none of them: it stands in no list of pages, and no engine keeps it. */
export const searchPath = '/search';

/** The address under which the receipt of a form is prerendered; the API fills a template made of it. Without a number there is none. */
export const receiptTemplatePath = '/received/_receipt';

/** The same for the page that takes another file for an application. Each link to it has a token of its own. */
export const anotherFileTemplatePath = '/another-file/_link';

/** The same for the page that takes an applicant's answer to an invitation. */
export const interviewTemplatePath = '/interview/_link';

/** The same page, however its address was typed. */
const pathOf = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** The feed of the open positions, which the API writes. */
export const jobsFeed = '/feeds/jobs.atom';

const feedLink = (title: string, href: string) => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title,
  href,
});
const blogFeed = feedLink(banners['/blogs'].label, '/feed.xml');
/** The feed of a page, for readers that look for one. */
const feeds: Partial<Record<PagePath, ReturnType<typeof feedLink>>> = {
  '/': blogFeed,
  '/blogs': blogFeed,
  '/blogpara': blogFeed,
  '/career': feedLink(banners['/career'].label, jobsFeed),
};

export function titleOf(path: PagePath): string {
  const { label, offer = label, searchTitle = offer } = banners[path];
  return `${searchTitle} | ${company.name}`;
}

/** The texts of a page for search results and shared links; the build adds the picture. */
export function metaFor(pathname: string) {
  const path = pathOf(pathname);
  if (!isPage(path)) return metaForNotFound();
  const title = titleOf(path);
  const { description } = bannerFor(path);
  const url = `${company.url}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: company.name },
    ...(feeds[path] ? [feeds[path]] : []),
  ];
}

export const metaForNotFound = () => metaUnlisted(notFound);

/** The head of a page that search engines must not list. */
export const metaUnlisted = ({ label, description }: { label: string; description: string }) => [
  { title: `${label} | ${company.name}` },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
];

/** The routes that no list of pages has: their content depends on the address or on the sender. */
export const unlistedRoutes: readonly string[] = [
  '*',
  'career/:slug',
  searchPath.slice(1),
  'received/:reference',
  'another-file/:token',
  'interview/:token',
];
