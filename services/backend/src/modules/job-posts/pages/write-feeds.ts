import type { Config } from '../../../platform/config/config.module';
import type { JobPostView } from '../job-post.view';
import { escaped, factsInWords, salaryText, textOf } from './describe-post';

/** An open post, with its address and the moment at which it last changed (ISO 8601). */
export type FedPost = { post: JobPostView; url: string; updatedAt: string };

type WriteFeed = (posts: FedPost[], config: Config) => string[];

/** The open positions for readers of feeds, as RFC 4287 has it. An id outlives a new title. */
const writeAtom: WriteFeed = (posts, { COMPANY_NAME: name, SITE_URL: site, COMPANY_TIME_ZONE: zone }) => [
  '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
  element('title', `${name}: open positions`),
  element('id', `${site}/feeds/jobs.atom`),
  `<link rel="self" type="application/atom+xml" href="${site}/feeds/jobs.atom"/>`,
  `<link rel="alternate" type="text/html" href="${site}/career"/>`,
  element('updated', newest(posts)),
  `<author>${element('name', name)}</author>`,
  ...posts.map((fed) => atomEntry(fed, zone)),
  '</feed>',
];

/** The open positions as job boards take them: https://docs.indeed.com/indeed-apply/xml-feed */
const writeBoard: WriteFeed = (posts, config) => [
  '<source>',
  element('publisher', config.COMPANY_NAME),
  element('publisherurl', config.SITE_URL),
  element('lastBuildDate', inUtc(newest(posts))),
  ...posts.map((fed) => boardJob(fed, config)),
  '</source>',
];

/** The pages of the open positions, as https://www.sitemaps.org/protocol.html has it. */
const writeSitemap: WriteFeed = (posts) => [
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ...posts.map(({ url, updatedAt }) => around('url', [element('loc', url), element('lastmod', updatedAt)])),
  '</urlset>',
];

const feeds = { atom: writeAtom, board: writeBoard, sitemap: writeSitemap };
export type FeedName = keyof typeof feeds;

export const writeFeed = (name: FeedName, posts: FedPost[], config: Config): Buffer =>
  toXml(feeds[name](posts, config));

const toXml = (lines: readonly string[]) =>
  Buffer.from(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n'));

/** Characters that XML 1.0 does not allow. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const clean = (text: string) => text.replaceAll(unprintable, '');
const element = (name: string, text: string) => `<${name}>${escaped(clean(text))}</${name}>`;
const data = (name: string, text: string) =>
  `<${name}><![CDATA[${clean(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
const newest = (posts: readonly FedPost[]) =>
  posts.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), '1970-01-01T00:00:00.000Z');
const around = (name: string, parts: readonly string[]) => `<${name}>${parts.join('')}</${name}>`;
const inUtc = (moment: string) => new Date(moment).toUTCString();

const atomEntry = ({ post, url, updatedAt }: FedPost, zone: string): string =>
  around('entry', [
    element('title', `${post.title}, ${post.location}`),
    element('id', `urn:uuid:${post.id}`),
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    element('published', post.postedAt ?? updatedAt),
    element('updated', updatedAt),
    element('summary', post.para),
    `<content type="html">${escaped(clean(textOf(post, factsInWords(post, zone))))}</content>`,
  ]);

const boardJob = ({ post, url, updatedAt }: FedPost, config: Config): string =>
  around('job', [
    data('title', post.title),
    data('date', inUtc(post.postedAt ?? updatedAt)),
    data('referencenumber', post.id),
    data('url', url),
    data('company', config.COMPANY_NAME),
    data('city', post.location),
    data('country', config.COMPANY_COUNTRY),
    data('description', textOf(post)),
    post.salary ? data('salary', `${salaryText(post.salary)} per ${post.salary.interval}`) : '',
    post.employmentType ? data('jobtype', post.employmentType.replace('-', '')) : '',
    post.workplace === 'remote' ? data('remotetype', 'Fully remote') : '',
    post.workplace === 'hybrid' ? data('remotetype', 'Hybrid remote') : '',
    post.closesAt ? data('expirationdate', inUtc(post.closesAt)) : '',
  ]);
