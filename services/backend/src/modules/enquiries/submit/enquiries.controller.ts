import { Controller, Req, Res, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { answerSubmission } from '../../../platform/http/forms/answer-submission';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeSubmission } from '../../../platform/http/forms/describe-submission.decorator';
import { PostForm } from '../../../platform/http/forms/form-route';
import { idempotencyKeyHash } from '../../../platform/idempotency/claim';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { takeSpamFields } from '../../spam/judge/take-spam-fields.use-case';
import type { EnquiryKind } from '../enquiry-kinds';
import { SubmitEnquiry } from './submit-enquiry.use-case';
import { validateEnquiry } from './validate-enquiry';

/** The controller of one kind's form. */
export function submitController(kind: EnquiryKind): Type {
  const { name, path, page, otherPages, ids, summaries, thanks, incomplete, request: requestClass } = kind;

  @ApiTags('public')
  @Public()
  @Controller()
  class EnquiriesController {
    constructor(private readonly submitEnquiry: SubmitEnquiry) {}

    @PostForm(path, { kind: name, sentAs: 'urlencoded', page, ...(otherPages && { otherPages }) })
    @LimitRate(name)
    @ApiOperation({ operationId: `submit${ids.one}`, summary: summaries.submit })
    @DescribeSubmission(requestClass, { kind: name, thanks, incomplete })
    async submit(@Req() request: Request, @Res() response: Response): Promise<void> {
      const keyHash = idempotencyKeyHash(request.headers['idempotency-key']);
      const { content, spam } = takeSpamFields((request.body ?? {}) as Record<string, unknown>);
      const fields = validateEnquiry(kind, content);
      const sent = { spam, keyHash, address: request.ip ?? '' };
      answerSubmission(request, response, await this.submitEnquiry.submit(kind, fields, sent));
    }
  }
  return EnquiriesController;
}
