import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { KeptPages } from '../../../platform/pages/kept-pages';
import { type Page, ReadyPage } from '../../../platform/pages/ready-page';
import { Shells } from '../../../platform/pages/shells';
import { FindPublishedFigure } from '../../applications/answers/find-published-figure.use-case';
import { toJobPostView } from '../job-post.view';
import { FindPublicJobPost } from '../read/find-public-job-post.use-case';
import { OpenJobPosts } from '../read/open-job-posts';
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

/** A page with its status, or the slug that the post has now. */
type PageOfPost = { status: 200 | 410; page: Page } | { movedTo: string };

/** The careers pages, from the same list as the API. Without its template a page is answered with Unavailable. */
@Injectable()
export class KeptJobPages {
  /** Lists that are narrowed, and posts, by their addresses. */
  private readonly pages = new KeptPages(MOST_PAGES, MOST_MEGABYTES);
  /** The open posts, with the page of them all. */
  private list: { of: string; posts: CareerList; page?: ReadyPage } | undefined;
  private readonly cards = new PostCards();

  constructor(
    private readonly openPosts: OpenJobPosts,
    private readonly findFigure: FindPublishedFigure,
    private readonly shells: Shells,
    private readonly findPublicJobPost: FindPublicJobPost,
    @InjectConfig() private readonly config: Config,
  ) {}

  async getList(search: string): Promise<Page> {
    const { value: all, etag } = await this.openPosts.get();
    const shell = await this.shells.template('/shells/career.hbs');
    // The list does without the figure, so that it never fails for it.
    const figure = await this.findFigure.get().catch(() => null);
    const of = `${etag} ${shell.etag} ${figure?.etag}`;
    if (this.list?.of !== of) this.list = { of, posts: new CareerList(all, figure?.value ?? null, this.config) };
    const { list } = this;
    const narrowed = list.posts.narrow(new URLSearchParams(search));
    const write = () => shell.value(list.posts.contextOf(narrowed));
    // There is one, so it is worth its packing; and no others can take its place.
    if (!narrowed.filtered) return (list.page ??= new ReadyPage(write(), 'thoroughly'));
    // No page leads to a list of nothing.
    const isKept = narrowed.posts.length > 0;
    return isKept ? this.pages.keep(`?${narrowed.query}`, of, write) : new ReadyPage(write());
  }

  /** Nothing for a post that no visitor has ever seen. */
  async getPost(slug: string): Promise<PageOfPost | undefined> {
    const { value: all, etag } = await this.openPosts.get();
    const open = all.find((one) => one.slug === slug);
    if (open) {
      const shell = await this.shells.template('/shells/post.hbs');
      const write = () => shell.value(contextOfPost(open, all, 'open', this.config));
      return { status: 200, page: this.pages.keep(slug, `${etag} ${shell.etag}`, write) };
    }
    const post = await this.findPublicJobPost.run({ idOrSlug: slug });
    if (!post) return undefined;
    if (post.slug !== slug) return { movedTo: post.slug };
    // It can be open: then it opened after the list was read.
    const shell = await this.shells.template('/shells/post.hbs');
    const write = () => shell.value(contextOfPost(toJobPostView(post), all, post.state, this.config));
    const page = this.pages.keep(slug, `${etag} ${shell.etag} ${post.id} ${post.version} ${post.state}`, write);
    return { status: post.state === 'open' ? 200 : 410, page };
  }

  /** The picture that other sites show beside a link to a post, and whether the title is in it. */
  async getCard(slug: string): Promise<{ card: Buffer; hasTitle: boolean } | undefined> {
    const post = await this.findPublicJobPost.run({ idOrSlug: slug });
    if (!post) return undefined;
    const shell = await this.shells.get('/shells/post-card.json', (text) => JSON.parse(text) as PostCard);
    const { card, hasTitle } = this.cards.find(shell, post.title);
    return { card: await card, hasTitle };
  }
}
