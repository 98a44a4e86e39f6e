import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { isForeignKeyViolation } from '../../../platform/database/database-errors';
import { PoolShare, sharesOf } from '../../../platform/database/pool-share';
import { hasRow, queries } from '../../../platform/database/queries';
import { toE164 } from '../../../platform/fields/phone-number';
import { sourceOf } from '../../../platform/fields/source-fields';
import { validateAs } from '../../../platform/http/body/validate';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { answerSubmission } from '../../../platform/http/forms/answer-submission';
import { DescribeSubmission } from '../../../platform/http/forms/describe-submission.decorator';
import { PostForm } from '../../../platform/http/forms/form-route';
import { claimKey, claimValues, idempotencyKeyHash } from '../../../platform/idempotency/claim';
import type { MultipartLimits } from '../../../platform/multipart/collect-parts';
import { readMultipart } from '../../../platform/multipart/read-multipart';
import { Uploads } from '../../../platform/multipart/uploads';
import { insertEvent } from '../../../platform/outbox/outbox';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { FindFormOptions } from '../../form-settings/options/find-form-options.use-case';
import { fromHeldJobPost } from '../../job-posts/job-post.facts';
import { findJobPost } from '../../job-posts/read/find-job-post.use-case';
import { insertConsents, policy } from '../../privacy/find-policy.use-case';
import { heldReferral } from '../../referrals/referrals.facts';
import { type IdentifiedResume, identifyResume, makeResumeKey } from '../../resumes/identify/identify-resume.use-case';
import { insertResume, LARGEST_RESUME_MIB } from '../../resumes/resumes.facts';
import { takeSpamFields } from '../../spam/judge/take-spam-fields.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { TakeIn, type TakenIn } from '../../submissions/take-in.use-case';
import { SubmitApplicationForm, SubmitApplicationRequest, thanks } from './submit-application.dto';

/** The most that is read from the wire; the request class has the limits of each field. */
const formLimits: MultipartLimits = {
  rule: 'application',
  fileField: 'resume',
  fileBytes: LARGEST_RESUME_MIB * 1024 * 1024,
  fieldBytes: 64 * 1024,
  fields: 24,
};

const notOpen = 'This vacancy is not open. Choose one from the list.';

@ApiTags('public')
@Controller()
export class ApplicationsController {
  private readonly share: PoolShare;

  constructor(
    private readonly takeIn: TakeIn,
    private readonly formOptions: FindFormOptions,
    private readonly uploads: Uploads,
    database: Database,
    @InjectConfig() config: Config,
  ) {
    this.share = new PoolShare(database, sharesOf(config.DATABASE_POOL_SIZE).single);
  }

  @PostForm('api/application', { kind: 'application', sentAs: 'multipart', page: '/application' })
  @Public()
  @LimitRate('application')
  @ApiOperation({ operationId: 'submitApplication', summary: 'Apply for a position' })
  @DescribeSubmission(
    SubmitApplicationForm,
    { kind: 'application', thanks },
    ['multipart/form-data'],
    ['file_too_large', 'unsupported_file_type'],
  )
  async submit(@Req() request: Request, @Res() response: Response): Promise<void> {
    const keyHash = idempotencyKeyHash(request.headers['idempotency-key']);
    const form = await readMultipart(request, formLimits, this.uploads);
    const { content, spam } = takeSpamFields(form.fields);
    const fields = validateAs(SubmitApplicationRequest, content);
    const resume = await identifyResume(form.file);
    const sql = this.share.begin();
    const prepare = async () => {
      const jobPostId = await this.check(fields, sql);
      return (taken: TakenIn) => insertApplication(sql, { ...taken, request: fields, jobPostId, resume });
    };
    const sent = { spam, keyHash, address: request.ip ?? '', request: fields, fileHash: resume?.sha256 };
    const taken = await this.takeIn.take({ ...sent, kind: 'application', thanks, sql, prepare });
    answerSubmission(request, response, taken);
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

type Checked = { request: SubmitApplicationRequest; jobPostId: string | null; resume: IdentifiedResume | null };

/**
 * Everything that an acknowledged application stands on, in one statement and so in one transaction. Its vacancy is held before
 * the referral, as a deletion of the vacancy locks them. One that is gone leaves its id, which the foreign key refuses.
 */
const { insert } = queries('applications', {
  insert: hasRow<unknown[]>(`
  WITH ${claimKey},
  post AS (SELECT id ${fromHeldJobPost('$15')}),
  a AS (
    INSERT INTO applications (reference, name, email, apply, experience, linkedin, message, phone, phone_e164, job_post_id,
      source, standing, held_for, referral_id)
    SELECT $6, $7, $8, $9, $10, $11, $12, $13, $14, coalesce(post.id, $15::uuid), $16::jsonb, $17, $18,
      ${heldReferral("$16::jsonb->>'ref'")}
    FROM claim LEFT JOIN post ON true RETURNING id, standing),
  ${insertResume('a', { key: '$19', type: '$20', name: '$21', size: '$22', sha256: '$23', bytes: '$29' })},
  c AS (${insertConsents(
    submissions.application.consent,
    'SELECT id, $24::timestamptz IS NOT NULL, $25, $26, $27, coalesce($24::timestamptz, now()) FROM a',
  )}),
  o AS (${insertEvent('$28', 'id', `a WHERE standing = 'clear'`)})
  SELECT id FROM a`),
});

/** Returns whether it was written: false when the claim is taken. */
function insertApplication(sql: Sql, application: TakenIn & Checked): Promise<boolean> {
  const { request, jobPostId, resume, reference, standing, heldFor, consentAt, claim, answer } = application;
  const { name, email, apply, experience, linkedin, message, phone } = request;
  const sender = [name, email, apply, experience, linkedin, message, phone, phone ? toE164(phone) : null];
  const origin = [jobPostId, sourceOf(request), standing, heldFor];
  const key = resume && makeResumeKey(resume.type);
  const file = [key, resume?.type, resume?.name, resume?.bytes.length, resume?.sha256];
  const consent = [consentAt, request.ageConfirmed === true, policy.version, policy.sha256];
  const columns = [reference, ...sender, ...origin, ...file, ...consent, submissions.application.event];
  // The bytes last, so that they go out in the pieces that they came in.
  return insert(sql, ...claimValues(claim, answer), ...columns, resume?.bytes).catch((error: unknown) => {
    // It was deleted after it had been looked at.
    throw isForeignKeyViolation(error, 'applications_job_post_id_fkey')
      ? new ValidationFailed({ job_post: notOpen })
      : error;
  });
}
