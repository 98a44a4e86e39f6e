import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { ApiExcludeController } from '../../../platform/http/contract/api-docs.decorators';
import { KeptPages } from '../../../platform/pages/kept-pages';
import { ReadyPage } from '../../../platform/pages/ready-page';
import { sendNotFound, sendPage } from '../../../platform/pages/send-page';
import { Shells } from '../../../platform/pages/shells';
import { pathOfJobPost } from '../job-post.facts';
import { toJobPostView } from '../job-post.view';
import { findPublicJobPost, OpenJobPosts } from '../read/find-job-post.use-case';
import { CareerList } from './career-list';
import type { PostCard } from './draw-post-card';
import { contextOfPost } from './page-context';
import { PostCards } from './post-cards';

/**
 * The page of a post takes 70 kB, a list of 20 posts 300, one of hundreds 80 packed. A post is in eight lists at most: each of three
 * filters is used or not.
 */
const MOST_PAGES = 1_000;
const MOST_MEGABYTES = 32;

/** The query of an address, with its question mark. */
const searchOf = ({ originalUrl }: Request) => /\?.*/s.exec(originalUrl)?.[0] ?? '';

/**
 * The careers pages, which gateways pass on, from the same list as the API. Their security headers are the gateways', like those of
 * all pages of the site. Without its template a page is answered with Unavailable.
 */
@ApiExcludeController()
@Public()
@Controller('career')
export class JobPagesController {
  /** Lists that are narrowed, and posts, by their addresses. */
  private readonly pages = new KeptPages(MOST_PAGES, MOST_MEGABYTES);
  /** The open posts, with the page of them all. */
  private list: { of: string; posts: CareerList; page?: ReadyPage } | undefined;
  private readonly cards = new PostCards();

  constructor(
    private readonly openPosts: OpenJobPosts,
    private readonly shells: Shells,
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Get()
  async showList(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { value: all, etag } = await this.openPosts.get();
    const shell = await this.shells.template('/shells/career.hbs');
    const of = `${etag} ${shell.etag}`;
    if (this.list?.of !== of) this.list = { of, posts: new CareerList(all, this.config) };
    const { list } = this;
    const narrowed = list.posts.narrow(new URLSearchParams(searchOf(request)));
    const write = () => shell.value(list.posts.contextOf(narrowed));
    if (!narrowed.filtered) {
      // There is one, so it is worth its packing; and no others can take its place.
      list.page ??= new ReadyPage(write(), 'thoroughly');
      return sendPage(request, response, 200, list.page);
    }
    // No page leads to a list of nothing.
    const isKept = narrowed.posts.length > 0;
    const page = isKept ? this.pages.keep(`?${narrowed.query}`, of, write) : new ReadyPage(write());
    await sendPage(request, response, 200, page);
  }

  /** The picture that other sites show beside a link to a post. A new title makes a new slug, so that it may be kept for a day. */
  @Get(':slug.png')
  async card(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const post = await findPublicJobPost(this.database, slug);
    if (!post) return sendNotFound(this.shells, request, response);
    const shell = await this.shells.get('/shells/post-card.json', (text) => JSON.parse(text) as PostCard);
    const { card: drawing, hasTitle } = this.cards.find(shell, post.title);
    const card = await drawing;
    response.setHeader('Cache-Control', hasTitle ? 'public, max-age=86400' : 'no-cache');
    response.type('png').end(card);
  }

  @Get(':slug')
  async show(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { value: all, etag } = await this.openPosts.get();
    const open = all.find((one) => one.slug === slug);
    if (open) {
      const shell = await this.shells.template('/shells/post.hbs');
      const write = () => shell.value(contextOfPost(open, all, 'open', this.config));
      return sendPage(request, response, 200, this.pages.keep(slug, `${etag} ${shell.etag}`, write));
    }
    const post = await findPublicJobPost(this.database, slug);
    if (!post) return sendNotFound(this.shells, request, response);
    if (post.slug !== slug) return response.redirect(308, `${pathOfJobPost(post.slug)}${searchOf(request)}`);
    // It can be open: then it opened after the list was read.
    const shell = await this.shells.template('/shells/post.hbs');
    const write = () => shell.value(contextOfPost(toJobPostView(post), all, post.state, this.config));
    const page = this.pages.keep(slug, `${etag} ${shell.etag} ${post.id} ${post.version} ${post.state}`, write);
    await sendPage(request, response, post.state === 'open' ? 200 : 410, page);
  }
}
