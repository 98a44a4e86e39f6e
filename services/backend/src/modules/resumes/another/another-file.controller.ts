import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { TextField } from '../../../platform/fields/text-field.decorator';
import { validateAs } from '../../../platform/http/body/validate';
import {
  ApiExcludeEndpoint,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '../../../platform/http/contract/api-docs.decorators';
import { ExpectedError } from '../../../platform/http/errors/expected-error';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { answerSubmission, type SubmittedView, toSubmittedView } from '../../../platform/http/forms/answer-submission';
import { DescribeSubmission } from '../../../platform/http/forms/describe-submission.decorator';
import { PostForm } from '../../../platform/http/forms/form-route';
import { claimOf, fingerprintOf, idempotencyKeyHash } from '../../../platform/idempotency/claim';
import { type Outcome, repeatAnswer, repeatInsteadOf } from '../../../platform/idempotency/idempotency';
import { countSubmission } from '../../../platform/metrics/metrics';
import type { MultipartLimits } from '../../../platform/multipart/collect-parts';
import { readMultipart } from '../../../platform/multipart/read-multipart';
import { Uploads } from '../../../platform/multipart/uploads';
import { sendOnce } from '../../../platform/pages/send-page';
import { Shells } from '../../../platform/pages/shells';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { formatMoment } from '../../../platform/wall-clock';
import { type IdentifiedResume, identifyResume } from '../identify/identify-resume.use-case';
import { LinkUnknown } from '../resumes.errors';
import { askReasons, LARGEST_RESUME_MIB } from '../resumes.facts';
import { whyClosed } from './ask-for-another.use-case';
import { type Ask, asks, hashToken } from './asks.repository';
import { ReplaceResume } from './replace-resume';

const thanks = 'We have your file. It takes the place of the one that we could not open.';
const incomplete = 'Choose a file.';

/** As the mail has it. */
const TOKEN = /^[\w-]{43}$/;
const kind = 'another-file';
/** The codes of refusals whose words are about the file. */
const toldByFile = ['unsupported_file_type', 'validation_failed'];

const formLimits: MultipartLimits = {
  rule: 'application',
  fileField: 'resume',
  fileBytes: LARGEST_RESUME_MIB * 1024 * 1024,
  fieldBytes: 1024,
  fields: 4,
};

class AnotherFileRequest {
  @TextField({
    maxLength: 100,
    missing: 'The link is missing. Open it from the mail again.',
    description: "The last part of the link's address.",
    example: 'p4tzcK7qfn2m9xhQ0vB8Xn2lGk3q0vB8Xn2lGk3q0vB',
  })
  token: string;
}

/** As it is documented: with the file part. */
class AnotherFileForm extends AnotherFileRequest {
  @ApiProperty({
    type: String,
    format: 'binary',
    description: `pdf, doc or docx of at most ${LARGEST_RESUME_MIB} MiB.`,
  })
  resume: string;
}

/** The page and the form behind the link that asks an applicant for another file. Opening it changes nothing. */
@ApiTags('public')
@Public()
@Controller()
export class AnotherFileController {
  constructor(
    private readonly replacing: ReplaceResume,
    private readonly uploads: Uploads,
    private readonly shells: Shells,
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** A mail program may open the link before its reader does, so it only reads. */
  @Get('another-file/:token')
  @ApiExcludeEndpoint()
  async show(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const ask = TOKEN.test(token) ? await asks.findByToken(this.database, hashToken(token)) : undefined;
    const state = ask ? ((await whyClosed(this.database, ask)) ?? 'open') : 'unknown';
    const shell = await this.shells.template('/shells/another-file.hbs').catch((error: unknown) => {
      throw state === 'unknown' ? new LinkUnknown() : error;
    });
    const failed = typeof request.query['failed'] === 'string' ? request.query['failed'] : '';
    response.status(state === 'open' ? 200 : state === 'unknown' ? 404 : 410);
    await sendOnce(request, response, shell.value(this.contextOf(ask, state, token, failed)));
  }

  @PostForm('api/another-file', {
    kind,
    sentAs: 'multipart',
    page: '/contact',
    otherPages: /^\/another-file\/[\w-]{43}$/,
  })
  @LimitRate('application')
  @ApiOperation({
    operationId: 'sendAnotherFile',
    summary: 'Send another file in place of a resume that nobody can open',
  })
  @DescribeSubmission(
    AnotherFileForm,
    { kind, thanks, incomplete },
    ['multipart/form-data'],
    ['file_too_large', 'unsupported_file_type', 'link_unknown', 'link_answered', 'link_expired', 'application_closed'],
  )
  async take(@Req() request: Request, @Res() response: Response): Promise<void> {
    const keyHash = idempotencyKeyHash(request.headers['idempotency-key']);
    const form = await readMultipart(request, formLimits, this.uploads);
    const { token } = validateAs(AnotherFileRequest, form.fields);
    const tokenHash = hashToken(token);
    const resume = await this.identify(form.file, tokenHash);
    const claim = claimOf(kind, keyHash, fingerprintOf({ token: tokenHash.toString('hex') }, resume.sha256));
    answerSubmission(request, response, await this.replace({ tokenHash, resume, claim }));
  }

  private async replace(sent: Parameters<ReplaceResume['replace']>[0]): Promise<Outcome<SubmittedView>> {
    const { claim } = sent;
    const answerOf = (reference: string) => toSubmittedView(thanks, reference, null);
    let answer: SubmittedView | null;
    try {
      answer = await this.replacing.replace(sent, answerOf);
    } catch (refusal) {
      return repeatInsteadOf(refusal, claim, this.database);
    }
    if (!answer) return repeatAnswer(claim, this.database);
    countSubmission(kind, 'accepted');
    return { answer, replayed: false };
  }

  /** What is wrong with a file is kept for the page, where the answer to a form without script has no room for it. */
  private async identify(file: Parameters<typeof identifyResume>[0], tokenHash: Buffer): Promise<IdentifiedResume> {
    try {
      const resume = await identifyResume(file);
      if (resume) return resume;
      throw new ValidationFailed({ resume: incomplete });
    } catch (error) {
      const why = error instanceof ExpectedError && error.errors['resume'];
      if (why) await asks.noteRefusal(this.database, tokenHash, why);
      throw error;
    }
  }

  /** All values that the template asks for. */
  private contextOf(ask: Ask | undefined, state: string, token: string, failed: string) {
    const flagsOf = (names: readonly string[], one: string) =>
      Object.fromEntries(names.map((name) => [name, name === one]));
    return {
      token,
      is: flagsOf(['open', 'answered', 'expired', 'closed', 'unknown', 'away'], state),
      reason: flagsOf(askReasons, ask?.reason ?? ''),
      position: ask?.position ?? '',
      reference: ask?.reference ?? '',
      until: ask ? formatMoment(ask.expiresAt, this.config.COMPANY_TIME_ZONE) : '',
      failed: Boolean(failed),
      isTooLarge: failed === 'file_too_large',
      refusal: toldByFile.includes(failed) ? (ask?.refusal ?? '') : '',
    };
  }
}
