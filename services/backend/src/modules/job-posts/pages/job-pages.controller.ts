import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { ApiExcludeController } from '../../../platform/http/contract/api-docs.decorators';
import { ReadyPage, sendNotFound, sendPage } from '../../../platform/pages/send-page';
import { Shells } from '../../../platform/pages/shells';
import { RecentlyUsed } from '../../../platform/recently-used';
import { pathOfJobPost } from '../job-post.facts';
import { toJobPostView } from '../job-post.view';
import { findPublicJobPost, OpenJobPosts } from '../read/find-job-post.use-case';
import { drawPostCard, type PostCard } from './draw-post-card';
import { contextOfList, contextOfPost, narrowPosts } from './page-context';

/** A page takes about 100 kB, a card 40. */
const MOST_KEPT = 100;

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
  private readonly ready = new RecentlyUsed<{ of: string; page: ReadyPage }>(MOST_KEPT);
  /** By title and build of the site. */
  private readonly cards = new RecentlyUsed<Promise<Buffer>>(MOST_KEPT);

  constructor(
    private readonly openPosts: OpenJobPosts,
    private readonly shells: Shells,
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Get()
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { value: all, etag } = await this.openPosts.get();
    const shell = await this.shells.template('/shells/career.hbs');
    const narrowed = narrowPosts(all, new URLSearchParams(searchOf(request)));
    const write = () => shell.value(contextOfList(all, narrowed, this.config));
    const page = narrowed.filtered ? new ReadyPage(write()) : this.keep('', `${etag} ${shell.etag}`, write);
    await sendPage(request, response, 200, page);
  }

  /** The picture that other sites show beside a link to a post. A new title makes a new slug, so that it may be kept for a day. */
  @Get(':slug.png')
  async card(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const post = await findPublicJobPost(this.database, slug);
    if (!post) return sendNotFound(this.shells, request, response);
    const shell = await this.shells.get('/shells/post-card.json', (text) => JSON.parse(text) as PostCard);
    const key = `${shell.etag} ${post.title}`;
    const drawing = this.cards.use(key, this.cards.get(key) ?? drawPostCard(shell.value, post.title));
    drawing.catch(() => this.cards.forget(key));
    const card = await drawing;
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.type('png').end(card);
  }

  @Get(':slug')
  async show(@Param('slug') slug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { value: all, etag } = await this.openPosts.get();
    const open = all.find((one) => one.slug === slug);
    if (open) {
      const shell = await this.shells.template('/shells/post.hbs');
      const write = () => shell.value(contextOfPost(open, all, 'open', this.config));
      return sendPage(request, response, 200, this.keep(slug, `${etag} ${shell.etag}`, write));
    }
    const post = await findPublicJobPost(this.database, slug);
    if (!post) return sendNotFound(this.shells, request, response);
    if (post.slug !== slug) return response.redirect(308, `${pathOfJobPost(post.slug)}${searchOf(request)}`);
    // It can be open: then it opened after the list was read.
    const shell = await this.shells.template('/shells/post.hbs');
    const page = new ReadyPage(shell.value(contextOfPost(toJobPostView(post), all, post.state, this.config)));
    await sendPage(request, response, post.state === 'open' ? 200 : 410, page);
  }

  /** `of` is the version of list and template. An outdated page is replaced; the least recently used one is dropped. */
  private keep(slug: string, of: string, write: () => string): ReadyPage {
    const known = this.ready.get(slug);
    const page = known?.of === of ? known.page : new ReadyPage(write());
    this.ready.use(slug, { of, page });
    return page;
  }
}
