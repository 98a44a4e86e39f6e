import { Injectable } from '@nestjs/common';
import { InjectLogger, type Logger } from '../../platform/log/log.module';
import { within } from '../../platform/within';
import { FindPublicJobPost } from '../job-posts/read/find-public-job-post.use-case';

/** How long a receipt waits for the title of its post. */
const TITLE_WAIT_MS = 1_000;

/** Finds the title of the post for which an application was sent, as its receipt shows it. */
@Injectable()
export class FindReceiptTitle {
  constructor(
    private readonly jobPost: FindPublicJobPost,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Of a post that visitors can see or could see once, else nothing. The receipt is shown without it while the database is away or slow. */
  async run({ slug }: { slug: unknown }): Promise<string | undefined> {
    if (typeof slug !== 'string') return undefined;
    try {
      const post = await within(TITLE_WAIT_MS, this.jobPost.run({ idOrSlug: slug }));
      return post?.title;
    } catch (err) {
      this.logger.warn({ err }, 'a receipt is shown without the title of its post');
      return undefined;
    }
  }
}
