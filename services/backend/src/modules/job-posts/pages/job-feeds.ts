import type { JobPostView } from '../job-post.view';
import { type Company, escaped, textOf } from './describe-post';
import { salaryText } from './format-facts';
import { pathOfJobPost } from '../job-post.facts';

/** An open post, with the moment at which it last changed (ISO 8601). */
export interface FedPost {
  post: JobPostView;
  updatedAt: string;
}

/** Characters that XML 1.0 does not allow. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const clean = (text: string) => text.replaceAll(unprintable, '');
const element = (name: string, text: string) => `<${name}>${escaped(clean(text))}</${name}>`;
const data = (name: string, text: string) =>
  `<${name}><![CDATA[${clean(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
const document = (lines: readonly string[]) => ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');
const newest = (posts: readonly FedPost[]) =>
  posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? '1970-01-01T00:00:00.000Z';
const addressOf = (site: string, { slug }: JobPostView) => `${site}${pathOfJobPost(slug)}`;

/** The open positions for readers of feeds, as RFC 4287 has it. An id outlives a new title. */
export const atomOf = (posts: readonly FedPost[], { name, site }: Company): string =>
  document([
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    element('title', `${name}: open positions`),
    element('id', `${site}/feeds/jobs.atom`),
    `<link rel="self" type="application/atom+xml" href="${site}/feeds/jobs.atom"/>`,
    `<link rel="alternate" type="text/html" href="${site}/career"/>`,
    element('updated', newest(posts)),
    `<author>${element('name', name)}</author>`,
    ...posts.map(({ post, updatedAt }) =>
      [
        '<entry>',
        element('title', `${post.title}, ${post.location}`),
        element('id', `urn:uuid:${post.id}`),
        `<link rel="alternate" type="text/html" href="${addressOf(site, post)}"/>`,
        element('published', post.postedAt ?? updatedAt),
        element('updated', updatedAt),
        element('summary', post.para),
        `<content type="html">${escaped(clean(textOf(post)))}</content>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
  ]);

/** The open positions as job boards take them: https://docs.indeed.com/indeed-apply/xml-feed */
export const boardFeedOf = (posts: readonly FedPost[], { name, site, country }: Company): string =>
  document([
    '<source>',
    element('publisher', name),
    element('publisherurl', site),
    element('lastBuildDate', new Date(newest(posts)).toUTCString()),
    ...posts.map(({ post, updatedAt }) =>
      [
        '<job>',
        data('title', post.title),
        data('date', new Date(post.postedAt ?? updatedAt).toUTCString()),
        data('referencenumber', post.id),
        data('url', addressOf(site, post)),
        data('company', name),
        data('city', post.location),
        data('country', country),
        data('description', textOf(post)),
        ...(post.salary ? [data('salary', `${salaryText(post.salary)} per ${post.salary.interval}`)] : []),
        ...(post.employmentType ? [data('jobtype', post.employmentType.replace('-', ''))] : []),
        ...(post.workplace === 'remote' ? [data('remotetype', 'Fully remote')] : []),
        ...(post.workplace === 'hybrid' ? [data('remotetype', 'Hybrid remote')] : []),
        ...(post.closesAt ? [data('expirationdate', new Date(post.closesAt).toUTCString())] : []),
        '</job>',
      ].join(''),
    ),
    '</source>',
  ]);

/** The pages of the open positions, as https://www.sitemaps.org/protocol.html has it. */
export const jobsSitemapOf = (posts: readonly FedPost[], { site }: Company): string =>
  document([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...posts.map(
      ({ post, updatedAt }) => `<url>${element('loc', addressOf(site, post))}${element('lastmod', updatedAt)}</url>`,
    ),
    '</urlset>',
  ]);
