import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { PoolShare, sharesOf } from '../../../platform/database/pool-share';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { SubmittedView } from '../../../platform/http/forms/answer-submission';
import type { Outcome } from '../../../platform/idempotency/idempotency';
import { FindFormOptions } from '../../form-settings/options/find-form-options.use-case';
import { findJobPost } from '../../job-posts/read/find-job-post.use-case';
import { type IdentifiedResume, makeResumeKey } from '../../resumes/identify/identify-resume.use-case';
import { type Sent, TakeIn, type TakenIn } from '../../submissions/take-in.use-case';
import { insertApplication } from './applications.repository';
import { type SubmitApplicationRequest, thanks } from './submit-application.dto';

@Injectable()
export class SubmitApplication {
  private readonly share: PoolShare;

  constructor(
    private readonly takeIn: TakeIn,
    private readonly formOptions: FindFormOptions,
    database: Database,
    @InjectConfig() config: Config,
  ) {
    this.share = new PoolShare(database, sharesOf(config.DATABASE_POOL_SIZE).single);
  }

  /** @throws ValidationFailed for a choice that the form does not offer, and the errors of `TakeIn` */
  submit(
    request: SubmitApplicationRequest,
    resume: IdentifiedResume | null,
    sent: Sent,
  ): Promise<Outcome<SubmittedView>> {
    const sql = this.share.begin();
    const prepare = async () => {
      const jobPostId = await this.check(request, sql);
      const own = { request, jobPostId, resume: resume && { ...resume, key: makeResumeKey(resume.type) } };
      return (taken: TakenIn) => insertApplication(sql, { ...taken, ...own });
    };
    const fileHash = resume?.sha256;
    return this.takeIn.take({ ...sent, kind: 'application', request, fileHash, thanks, sql, prepare });
  }

  /**
   * Checks an applicant's choices against the options of now, or of when the form may have been opened.
   * Returns the id of the job post that is applied for; null without one.
   * @throws ValidationFailed with one text a field.
   */
  private async check({ apply, experience, job_post }: SubmitApplicationRequest, sql: Sql): Promise<string | null> {
    const errors: Record<string, string> = {};
    const { positions, experience: options, recentlyRemoved } = await this.formOptions.find();
    if (!positions.includes(apply) && !recentlyRemoved.positions.includes(apply))
      errors['apply'] = 'This position is not offered. Choose one from the list.';
    if (!options.includes(experience) && !recentlyRemoved.experience.includes(experience))
      errors['experience'] = 'This option is not offered. Choose one from the list.';
    const post = job_post === undefined ? undefined : await findJobPost(sql, job_post);
    if (job_post !== undefined && post?.state !== 'open')
      errors['job_post'] = 'This vacancy is not open. Choose one from the list.';
    if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
    return post?.id ?? null;
  }
}
