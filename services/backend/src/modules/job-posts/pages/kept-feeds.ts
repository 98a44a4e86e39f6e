import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import type { BufferedJson } from '../../../platform/http/server/json-buffer';
import { pathOfJobPost } from '../job-post.facts';
import type { JobPostView } from '../job-post.view';
import { ListJobPostUpdates } from '../read/list-job-post-updates.use-case';
import { OpenJobPosts } from '../read/open-job-posts';
import { type FedPost, type FeedName, writeFeed } from './write-feeds';

type OpenList = BufferedJson<JobPostView[]>;

/** The feeds, each written once for a list that was read, which is as old as the list itself may be. */
@Injectable()
export class KeptFeeds {
  private readonly feeds = new WeakMap<OpenList, Map<FeedName, Promise<Buffer>>>();

  constructor(
    private readonly openPosts: OpenJobPosts,
    private readonly listJobPostUpdates: ListJobPostUpdates,
    @InjectConfig() private readonly config: Config,
  ) {}

  async get(name: FeedName): Promise<Buffer> {
    const list = await this.openPosts.get();
    const feeds = this.feeds.get(list) ?? new Map<FeedName, Promise<Buffer>>();
    this.feeds.set(list, feeds);
    const feed = feeds.get(name) ?? this.date(list).then((posts) => writeFeed(name, posts, this.config));
    feed.catch(() => feeds.delete(name));
    feeds.set(name, feed);
    return feed;
  }

  /** Only posts that are open in both readings, so that a post that closes between them is in neither feed. */
  private async date({ value: posts }: OpenList): Promise<FedPost[]> {
    const updates = await this.listJobPostUpdates.run();
    const updatedAt = new Map(updates.map(({ id, at }) => [id, at.toISOString()]));
    return posts.flatMap((post) => {
      const at = updatedAt.get(post.id);
      return at ? [{ post, url: `${this.config.SITE_URL}${pathOfJobPost(post.slug)}`, updatedAt: at }] : [];
    });
  }
}
