import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { validateAs } from '../../../platform/fields/validate-as';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { answerSubmission } from '../../../platform/http/forms/answer-submission';
import { DescribeSubmission } from '../../../platform/http/forms/describe-submission.decorator';
import { PostForm } from '../../../platform/http/forms/form-route';
import { idempotencyKeyHash } from '../../../platform/idempotency/claim';
import { readMultipart } from '../../../platform/multipart/read-multipart';
import { Uploads } from '../../../platform/multipart/uploads';
import { sendOnce } from '../../../platform/pages/send-page';
import { Shells } from '../../../platform/pages/shells';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { anotherFile, AnotherFileForm, AnotherFileRequest, formLimits } from './another-file.dto';
import { fillAnotherFilePage } from './another-file.page';
import { FindAskByLink } from './find-ask-by-link.use-case';
import { ReplaceResume } from './replace-resume.use-case';

/** The page and the form behind the link that asks an applicant for another file. */
@ApiTags('public')
@Public()
@Controller()
export class AnotherFileController {
  constructor(
    private readonly findAsk: FindAskByLink,
    private readonly replaceResume: ReplaceResume,
    private readonly uploads: Uploads,
    private readonly shells: Shells,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Get('another-file/:token')
  @ApiExcludeEndpoint()
  async show(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const failed = typeof request.query['failed'] === 'string' ? request.query['failed'] : '';
    const options = { token, failed, timeZone: this.config.COMPANY_TIME_ZONE };
    const page = await fillAnotherFilePage(this.shells, await this.findAsk.run(token), options);
    await sendOnce(request, response.status(page.status), page.bytes);
  }

  @PostForm('api/another-file', {
    kind: anotherFile.kind,
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
    anotherFile,
    ['multipart/form-data'],
    ['file_too_large', 'unsupported_file_type', 'link_unknown', 'link_answered', 'link_expired', 'application_closed'],
  )
  async take(@Req() request: Request, @Res() response: Response): Promise<void> {
    const keyHash = idempotencyKeyHash(request.headers['idempotency-key']);
    const { fields, file } = await readMultipart(request, formLimits, this.uploads);
    const { token } = validateAs(AnotherFileRequest, fields);
    answerSubmission(request, response, await this.replaceResume.run({ token, file, keyHash }), {
      sha256: file?.sha256,
    });
  }
}
