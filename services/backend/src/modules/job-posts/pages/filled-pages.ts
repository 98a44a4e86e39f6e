import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { RecentlyUsed } from '../../../platform/recently-used';
import type { JobPostState } from '../job-post.facts';
import type { JobPostView } from '../job-post.view';
import { ListJobPosts } from '../read/list-job-posts.use-case';
import { type Company, companyOf, listData, postData } from './describe-post';
import { narrowPosts } from './narrow-posts';
import { postsOnPage } from './page-context';
import { ReadyPage } from '../../../platform/pages/send-page';
import { Shells } from '../../../platform/pages/shells';

/** Each takes about 100 kB. */
const MOST_KEPT = 100;
/** Other open posts at the foot of a post's page. */
const OTHERS = 5;

/**
 * The careers pages as bytes, from the same list as the API. A page is rendered again when the list or its template has
 * changed.
 */
@Injectable()
export class FilledPages {
  private readonly company: Company;
  private readonly ready = new RecentlyUsed<{ of: string; page: ReadyPage }>(MOST_KEPT);

  constructor(
    private readonly posts: ListJobPosts,
    private readonly shells: Shells,
    @InjectConfig() config: Config,
  ) {
    this.company = companyOf(config);
  }

  /** @throws Unavailable without a template */
  async list(asked: URLSearchParams): Promise<ReadyPage> {
    const { value: all, etag } = await this.posts.list();
    const shell = await this.shells.template('/shells/career.hbs');
    const { posts, ...narrowed } = narrowPosts(all, asked);
    const write = () =>
      shell.value({
        unavailable: false,
        posts: postsOnPage(posts, this.company),
        count: all.length,
        shown: posts.length,
        none: all.length === 0,
        one: all.length === 1,
        nothingFits: narrowed.filtered && posts.length === 0,
        structuredData: listData(all, this.company),
        ...narrowed,
      });
    return narrowed.filtered ? new ReadyPage(write()) : this.keep('', `${etag} ${shell.etag}`, write);
  }

  /** The page of a post, if it is open. @throws Unavailable without a template */
  async open(slug: string): Promise<ReadyPage | null> {
    const { value: all, etag } = await this.posts.list();
    const post = all.find((one) => one.slug === slug);
    if (!post) return null;
    const shell = await this.shells.template('/shells/post.hbs');
    return this.keep(slug, `${etag} ${shell.etag}`, () => shell.value(this.contextOf(post, all, 'open')));
  }

  /** The page of a post that visitors could see once, or that opened a moment ago. @throws Unavailable without a template */
  async unlisted(post: JobPostView, state: JobPostState): Promise<ReadyPage> {
    const { value: all } = await this.posts.list();
    const shell = await this.shells.template('/shells/post.hbs');
    return new ReadyPage(shell.value(this.contextOf(post, all, state)));
  }

  private contextOf(post: JobPostView, all: readonly JobPostView[], state: JobPostState): object {
    const others = all.filter(({ id }) => id !== post.id).slice(0, OTHERS);
    return {
      open: state === 'open',
      filled: state === 'filled',
      post: postsOnPage([post], this.company)[0],
      others: postsOnPage(others, this.company),
      hasOthers: others.length > 0,
      structuredData: postData(post, state === 'open', this.company),
    };
  }

  /** `of` is the version of list and template. An outdated page is replaced; the least recently used one is dropped. */
  private keep(slug: string, of: string, write: () => string): ReadyPage {
    const known = this.ready.get(slug);
    const page = known?.of === of ? known.page : new ReadyPage(write());
    this.ready.use(slug, { of, page });
    return page;
  }
}
