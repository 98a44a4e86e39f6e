import { Injectable } from '@nestjs/common';
import { CountChosenOption } from '../../applications/count-applications.use-case';
import { CountOpenJobPosts } from '../../job-posts/read/find-open-job-post.use-case';
import type { OptionUseRequest } from './option-use.dto';
import type { OptionUseView } from '../form-settings.view';

/** Counts the applications that chose an option, and the open posts whose title leads to it. */
@Injectable()
export class CountOptionUse {
  constructor(
    private readonly chosen: CountChosenOption,
    private readonly posts: CountOpenJobPosts,
  ) {}

  async count({ kind, option }: OptionUseRequest): Promise<OptionUseView> {
    return {
      applications: await this.chosen.count(kind, option),
      openJobPosts: kind === 'positions' ? await this.posts.count(option) : 0,
    };
  }
}
