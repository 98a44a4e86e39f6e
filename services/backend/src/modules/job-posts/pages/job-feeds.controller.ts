import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { ApiExcludeController } from '../../../platform/http/contract/api-docs.decorators';
import type { BufferedJson } from '../../../platform/http/server/json-buffer';
import { pathOfJobPost } from '../job-post.facts';
import type { JobPostView } from '../job-post.view';
import { listJobPostUpdates, OpenJobPosts } from '../read/find-job-post.use-case';
import { escaped, salaryText, textOf } from './describe-post';

/** An open post, with its address and the moment at which it last changed (ISO 8601). */
type FedPost = { post: JobPostView; url: string; updatedAt: string };

type OpenList = BufferedJson<JobPostView[]>;

/** The open positions for machines that come again: readers of feeds, job boards, search engines. */
@ApiExcludeController()
@Public()
@Controller()
export class JobFeedsController {
  /** Written once for a list that was read, which is as old as the list itself may be. */
  private readonly feeds = new WeakMap<OpenList, Map<string, Promise<Buffer>>>();

  constructor(
    private readonly openPosts: OpenJobPosts,
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** The open positions for readers of feeds, as RFC 4287 has it. An id outlives a new title. */
  @Get('feeds/jobs.atom')
  async atom(@Res() response: Response): Promise<void> {
    const { COMPANY_NAME: name, SITE_URL: site } = this.config;
    await this.send(response, 'application/atom+xml', 'atom', (posts) => [
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
      element('title', `${name}: open positions`),
      element('id', `${site}/feeds/jobs.atom`),
      `<link rel="self" type="application/atom+xml" href="${site}/feeds/jobs.atom"/>`,
      `<link rel="alternate" type="text/html" href="${site}/career"/>`,
      element('updated', newest(posts)),
      `<author>${element('name', name)}</author>`,
      ...posts.map(atomEntry),
      '</feed>',
    ]);
  }

  /** The open positions as job boards take them: https://docs.indeed.com/indeed-apply/xml-feed */
  @Get('feeds/jobs.xml')
  async board(@Res() response: Response): Promise<void> {
    await this.send(response, 'application/xml', 'board', (posts) => [
      '<source>',
      element('publisher', this.config.COMPANY_NAME),
      element('publisherurl', this.config.SITE_URL),
      element('lastBuildDate', inUtc(newest(posts))),
      ...posts.map((fed) => boardJob(fed, this.config)),
      '</source>',
    ]);
  }

  /** The pages of the open positions, as https://www.sitemaps.org/protocol.html has it. */
  @Get('sitemap-jobs.xml')
  async sitemap(@Res() response: Response): Promise<void> {
    await this.send(response, 'application/xml', 'sitemap', (posts) => [
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...posts.map(({ url, updatedAt }) => around('url', [element('loc', url), element('lastmod', updatedAt)])),
      '</urlset>',
    ]);
  }

  private async send(response: Response, type: string, name: string, write: (posts: FedPost[]) => string[]) {
    const feed = await this.find(await this.openPosts.get(), name, write);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.end(feed);
  }

  private find(list: OpenList, name: string, write: (posts: FedPost[]) => string[]): Promise<Buffer> {
    const feeds = this.feeds.get(list) ?? new Map<string, Promise<Buffer>>();
    this.feeds.set(list, feeds);
    const feed = feeds.get(name) ?? this.date(list).then((posts) => toXml(write(posts)));
    feed.catch(() => feeds.delete(name));
    feeds.set(name, feed);
    return feed;
  }

  /** Only posts that are open in both readings, so that a post that closes between them is in neither feed. */
  private async date({ value: posts }: OpenList): Promise<FedPost[]> {
    const updatedAt = new Map((await listJobPostUpdates(this.database)).map(({ id, at }) => [id, at.toISOString()]));
    return posts.flatMap((post) => {
      const at = updatedAt.get(post.id);
      return at ? [{ post, url: `${this.config.SITE_URL}${pathOfJobPost(post.slug)}`, updatedAt: at }] : [];
    });
  }
}

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

const atomEntry = ({ post, url, updatedAt }: FedPost): string =>
  around('entry', [
    element('title', `${post.title}, ${post.location}`),
    element('id', `urn:uuid:${post.id}`),
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    element('published', post.postedAt ?? updatedAt),
    element('updated', updatedAt),
    element('summary', post.para),
    `<content type="html">${escaped(clean(textOf(post)))}</content>`,
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
