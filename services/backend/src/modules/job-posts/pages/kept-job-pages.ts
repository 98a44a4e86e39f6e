import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { KeptPages } from '../../../platform/pages/kept-pages';
import { type Page, ReadyPage } from '../../../platform/pages/ready-page';
import { Shells } from '../../../platform/pages/shells';
import { FindPublishedFigure } from '../../applications/answers/find-published-figure.use-case';
import { DESIGN, readPostCard } from '../cards/read-post-card';
import { toJobPostView } from '../job-post.view';
import { FindPublicJobPost } from '../read/find-public-job-post.use-case';
import { OpenJobPosts } from '../read/open-job-posts';
import { CareerList } from './career-list';
import { contextOfPost } from './page-context';
import { PostCards } from './post-cards';

/**
 * The page of a post takes 70 kB, a list of 20 posts 300, one of hundreds 80 packed. A post is in eight lists at most: each of three
 * filters is used or not.
 */
const MOST_PAGES = 1_000;
const MOST_MEGABYTES = 32;
/** A narrowed list of so many posts takes 3 to 6 ms of the processor, and is written before anybody asks. */
const LONG_LIST = 200;
/** Between two of them, so that a storm of changes leaves nearly all of the processor to requests. */
const PAUSE_MS = 50;

/** A page with its status, or the slug that the post has now. */
type PageOfPost = { status: 200 | 410; page: Page } | { movedTo: string };

/** The careers pages, from the same list as the API. Without its template a page is answered with Unavailable. */
@Injectable()
export class KeptJobPages {
  /** Lists that are narrowed, and posts, by their addresses. */
  private readonly pages = new KeptPages(MOST_PAGES, MOST_MEGABYTES);
  /** The open posts, with the page of them all. */
  private list: { of: string; posts: CareerList; page?: ReadyPage } | undefined;
  private readonly cards: PostCards;
  private ahead: Promise<void> = Promise.resolve();

  constructor(
    private readonly openPosts: OpenJobPosts,
    private readonly findFigure: FindPublishedFigure,
    private readonly shells: Shells,
    private readonly findPublicJobPost: FindPublicJobPost,
    @InjectConfig() private readonly config: Config,
    database: Database,
  ) {
    this.cards = new PostCards(database);
  }

  async getList(search: string): Promise<Page> {
    const { value: all, etag } = await this.openPosts.get();
    const shell = await this.shells.template('/shells/career.hbs');
    // The list does without the figure, so that it never fails for it.
    const figure = await this.findFigure.get().catch(() => null);
    const of = `${etag} ${shell.etag} ${figure?.etag}`;
    if (this.list?.of !== of) {
      this.list = { of, posts: new CareerList(all, figure?.value ?? null, this.config) };
      this.ahead = this.ahead.then(() => this.writeAhead());
    }
    const { list } = this;
    const narrowed = list.posts.narrow(new URLSearchParams(search));
    const write = () => shell.value(list.posts.contextOf(narrowed));
    // There is one, so it is worth its packing; and no others can take its place.
    if (!narrowed.filtered) return (list.page ??= new ReadyPage(write(), 'thoroughly'));
    // No page leads to a list of nothing.
    const isKept = narrowed.posts.length > 0;
    return isKept ? this.pages.keep(`?${narrowed.query}`, of, write) : new ReadyPage(write());
  }

  /** Writes and packs the long lists of this version, until there is a newer one. Never rejects: whom a list is missing gets it written. */
  private async writeAhead(): Promise<void> {
    const posts = this.list?.posts;
    for (const query of posts?.longQueries(LONG_LIST) ?? []) {
      await pause(PAUSE_MS, undefined, { ref: false });
      if (this.list?.posts !== posts) return;
      await this.getList(query).then(
        (page) => page.packed(),
        () => undefined,
      );
    }
  }

  /** Nothing for a post that no visitor has ever seen. */
  async getPost(slug: string): Promise<PageOfPost | undefined> {
    const { value: all, etag } = await this.openPosts.get();
    const open = all.find((one) => one.slug === slug);
    if (open) {
      const shell = await this.shells.template('/shells/post.hbs');
      const write = () => shell.value(contextOfPost(open, all, { state: 'open', closedAt: null }, this.config));
      return { status: 200, page: this.pages.keep(slug, `${etag} ${shell.etag}`, write) };
    }
    const post = await this.findPublicJobPost.run({ idOrSlug: slug });
    if (!post) return undefined;
    if (post.slug !== slug) return { movedTo: post.slug };
    // It can be open: then it opened after the list was read.
    const shell = await this.shells.template('/shells/post.hbs');
    const write = () => shell.value(contextOfPost(toJobPostView(post), all, post, this.config));
    const page = this.pages.keep(slug, `${etag} ${shell.etag} ${post.id} ${post.version} ${post.state}`, write);
    return { status: post.state === 'open' ? 200 : 410, page };
  }

  /** The picture that other sites show beside a link to a post, as far as it is drawn. */
  async getCard(slug: string) {
    const post = await this.findPublicJobPost.run({ idOrSlug: slug });
    if (!post) return undefined;
    const { value: design } = await this.shells.get(DESIGN, readPostCard);
    return this.cards.find(design, post);
  }
}
