import { Injectable } from '@nestjs/common';
import { TellDeeds } from '../../../platform/changes/tell-deeds';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { isForeignKeyViolation } from '../../../platform/database/database-errors';
import { GroupedWrites } from '../../../platform/database/grouped-writes';
import { PoolShare, sharesOf } from '../../../platform/database/pool-share';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { SubmittedView } from '../../../platform/http/forms/answer-submission';
import { claimOf, fingerprintOf } from '../../../platform/idempotency/claim';
import { type Outcome, repeatAnswer, repeatInsteadOf } from '../../../platform/idempotency/idempotency';
import { countSubmission } from '../../../platform/metrics/metrics';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { FindFormOptions } from '../../form-settings/options/find-form-options.use-case';
import { findJobPost } from '../../job-posts/read/find-job-post.use-case';
import type { IdentifiedResume } from '../../resumes/identify/identify-resume.use-case';
import { JudgeSubmission } from '../../spam/judge/judge-submission.use-case';
import {
  arrivalOf,
  claimKeyOf,
  newSubmission,
  type Sender,
  type Submission,
  withNewReference,
} from '../../submissions/submission.facts';
import { type SubmitApplicationRequest, thanks } from './submit-application.dto';
import { insertApplications, type NewApplication } from './submit-application.repository';

const kind = 'application';
const notOpen = 'This vacancy is not open. Choose one from the list.';

/**
 * Takes in an application. Once `run` returns, it is committed; all else happens without the applicant. Applications with nothing but
 * text that come at the same time are written together.
 */
@Injectable()
export class SubmitApplication {
  private readonly share: PoolShare;
  private readonly writes: GroupedWrites<NewApplication, string | null>;

  constructor(
    private readonly formOptions: FindFormOptions,
    private readonly judgement: JudgeSubmission,
    private readonly notifier: OutboxNotifier,
    private readonly deeds: TellDeeds,
    database: Database,
    @InjectConfig() config: Config,
  ) {
    this.share = new PoolShare(database, sharesOf(config.DATABASE_POOL_SIZE).single);
    this.writes = new GroupedWrites<NewApplication, string | null>(
      this.share,
      (list, sql) => insertApplications(sql, list),
      claimKeyOf,
    );
  }

  /** `answerBy` is told to the sender. @throws ValidationFailed, ChallengeRequired, IdempotencyMismatch, IdempotencyInFlight, Unavailable */
  async run(
    request: SubmitApplicationRequest,
    resume: IdentifiedResume | null,
    sender: Sender,
    answerBy: Promise<string | null>,
  ): Promise<Outcome<SubmittedView>> {
    const since = performance.now();
    const sql = this.share.begin(since);
    const claim = claimOf(kind, sender.keyHash, fingerprintOf(request, resume?.sha256));
    let written: { submission: Submission; id: string | null };
    try {
      const jobPostId = await this.check(request, sql);
      const heldFor = await this.judgement.run({ kind, text: request.message ?? '', hash: claim.hash, ...sender }, sql);
      // A file is too long for a group, and a vacancy or a referral that somebody deletes at this moment would hold a whole group up.
      const alone = resume !== null || jobPostId !== null || request.ref !== undefined;
      const told = { thanks, answerBy: await answerBy };
      written = await withNewReference(kind, async (reference) => {
        const submission = newSubmission(reference, told, claim, heldFor, request.agree);
        const application = { ...submission, request, jobPostId, resume };
        return { submission, id: await this.writes.add(application, { since, alone }) };
      });
    } catch (error) {
      return repeatInsteadOf(isGone(error) ? new ValidationFailed({ job_post: notOpen }) : error, claim, sql);
    }
    const { submission, id } = written;
    if (id === null) return repeatAnswer(submission.claim, sql);
    countSubmission(kind, submission.standing === 'held' ? 'held' : 'accepted');
    this.deeds.tell({ deed: arrivalOf(kind, submission.standing), id, request: null });
    if (submission.standing === 'clear') this.notifier.notify();
    return { answer: submission.answer, replayed: false };
  }

  /** Compares choices with the options of now, or of when the form may have been opened. @throws ValidationFailed */
  private async check({ apply, experience, job_post }: SubmitApplicationRequest, sql: Sql): Promise<string | null> {
    const errors: Record<string, string> = {};
    const { positions, experience: options, recentlyRemoved } = await this.formOptions.find();
    if (!positions.includes(apply) && !recentlyRemoved.positions.includes(apply))
      errors['apply'] = 'This position is not offered. Choose one from the list.';
    if (!options.includes(experience) && !recentlyRemoved.experience.includes(experience))
      errors['experience'] = 'This option is not offered. Choose one from the list.';
    const post = job_post === undefined ? undefined : await findJobPost(sql, job_post);
    if (job_post !== undefined && post?.state !== 'open') errors['job_post'] = notOpen;
    if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
    return post?.id ?? null;
  }
}

/** The vacancy was deleted after it had been looked at. */
const isGone = (error: unknown) => isForeignKeyViolation(error, 'applications_job_post_id_fkey');
