import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { validateAs } from '../../../platform/fields/validate-as';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { answerSubmission } from '../../../platform/http/forms/answer-submission';
import { DescribeSubmission } from '../../../platform/http/forms/describe-submission.decorator';
import { PostForm } from '../../../platform/http/forms/form-route';
import { idempotencyKeyHash } from '../../../platform/idempotency/claim';
import { type MultipartLimits, readMultipart } from '../../../platform/multipart/read-multipart';
import { Uploads } from '../../../platform/multipart/uploads';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { FindAnswerDate } from '../../calendar/find-answer-date.use-case';
import { identifyResume } from '../../resumes/identify/identify-resume.use-case';
import { LARGEST_RESUME_MIB } from '../../resumes/resumes.facts';
import { takeSpamFields } from '../../spam/judge/take-spam-fields.use-case';
import { ANSWER_WITHIN_DAYS, answerTime } from '../answers/answer.facts';
import { SubmitApplicationForm, SubmitApplicationRequest, thanks } from './submit-application.dto';
import { SubmitApplication } from './submit-application.use-case';

/** The most that is read from the wire; the request class has the limits of each field. */
const formLimits: MultipartLimits = {
  rule: 'application',
  fileField: 'resume',
  fileBytes: LARGEST_RESUME_MIB * 1024 * 1024,
  fieldBytes: 64 * 1024,
  fields: 24,
};

@ApiTags('public')
@Controller()
export class ApplicationsController {
  constructor(
    private readonly submitApplication: SubmitApplication,
    private readonly uploads: Uploads,
    private readonly answerDate: FindAnswerDate,
  ) {}

  @PostForm('api/application', {
    kind: 'application',
    sentAs: 'multipart',
    page: '/application',
    asks: { names: ['post', 'position'], unlessRefused: 'job_post' },
    // A closed vacancy comes first: the form that one step back leads to is for that vacancy alone.
    fragments: { job_post: 'form-closed', resume: 'form-file' },
  })
  @Public()
  @LimitRate('application')
  @ApiOperation({ operationId: 'submitApplication', summary: 'Apply for a position' })
  @DescribeSubmission(
    SubmitApplicationForm,
    { kind: 'application', thanks, answer: { days: ANSWER_WITHIN_DAYS, time: answerTime } },
    ['multipart/form-data'],
    ['file_too_large', 'unsupported_file_type'],
  )
  async submit(@Req() request: Request, @Res() response: Response): Promise<void> {
    // Read while the form comes in, so that the application need not wait for another query.
    const answerBy = this.answerDate.find('applicant');
    const keyHash = idempotencyKeyHash(request.headers['idempotency-key']);
    const form = await readMultipart(request, formLimits, this.uploads);
    const spam = takeSpamFields(form.fields);
    const fields = validateAs(SubmitApplicationRequest, form.fields);
    const resume = await identifyResume(form.file);
    const sender = { address: request.ip ?? '', keyHash, spam };
    const outcome = await this.submitApplication.run(fields, resume, sender, answerBy);
    answerSubmission(request, response, outcome, {
      sha256: resume?.sha256,
      post: fields.job_post,
      hasFile: resume !== null,
    });
  }
}
