import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { countChosenOption } from '../../applications/count-applications.use-case';
import { countOpenJobPosts } from '../../job-posts/read/find-job-post.use-case';
import type { OptionKind } from '../form-settings.repository';

/** Tells what hangs on an option of the application form. */
@Injectable()
export class CountOptionUse {
  constructor(private readonly database: Database) {}

  async run({ kind, option }: { kind: OptionKind; option: string }) {
    const { count: applications } = await countChosenOption[kind](this.database, option);
    const posts = kind === 'positions' ? await countOpenJobPosts(this.database, option) : { count: 0 };
    return { applications, openJobPosts: posts.count };
  }
}
