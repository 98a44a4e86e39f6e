import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { countChosenOption } from '../../applications/count-applications.use-case';
import { countOpenJobPosts } from '../../job-posts/read/find-job-post.use-case';
import type { OptionUseRequest } from './option-use.dto';
import type { OptionUseView } from '../form-settings.view';

/** Counts the applications that chose an option, and the open posts whose title leads to it. */
@Injectable()
export class CountOptionUse {
  constructor(private readonly database: Database) {}

  async count({ kind, option }: OptionUseRequest): Promise<OptionUseView> {
    const { count: applications } = await countChosenOption[kind](this.database, option);
    const posts = kind === 'positions' ? await countOpenJobPosts(this.database, option) : { count: 0 };
    return { applications, openJobPosts: posts.count };
  }
}
