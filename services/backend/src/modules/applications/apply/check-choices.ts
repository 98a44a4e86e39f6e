import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { FindFormOptions } from '../../form-settings/options/find-form-options.use-case';
import { FindOpenJobPost } from '../../job-posts/read/find-open-job-post.use-case';
import type { SubmitApplicationRequest } from './submit-application.dto';

/** Checks what an applicant chose against what is offered: now, or when the form may have been opened. */
@Injectable()
export class CheckChoices {
  constructor(
    private readonly formOptions: FindFormOptions,
    private readonly openPosts: FindOpenJobPost,
  ) {}

  /**
   * Reads by `sql`. Returns the id of the job post that is applied for; null without one.
   * @throws ValidationFailed with one text a field.
   */
  async check({ apply, experience, job_post }: SubmitApplicationRequest, sql: Sql): Promise<string | null> {
    const errors: Record<string, string> = {};
    const { positions, experience: options, recentlyRemoved } = await this.formOptions.find();
    if (!positions.includes(apply) && !recentlyRemoved.positions.includes(apply))
      errors['apply'] = 'This position is not offered. Choose one from the list.';
    if (!options.includes(experience) && !recentlyRemoved.experience.includes(experience))
      errors['experience'] = 'This option is not offered. Choose one from the list.';
    const post = job_post === undefined ? null : await this.openPosts.find(job_post, sql);
    if (job_post !== undefined && !post) errors['job_post'] = 'This vacancy is not open. Choose one from the list.';
    if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
    return post?.id ?? null;
  }
}
