import { Controller, Req, Res, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { AgreementField } from '../../../platform/fields/choice-fields.decorator';
import { EmailField, PhoneField, WebAddressField } from '../../../platform/fields/contact-fields.decorator';
import { tidyText } from '../../../platform/fields/field.decorator';
import { SourceFields } from '../../../platform/fields/source-fields';
import { TextField } from '../../../platform/fields/text-field.decorator';
import { validateAs } from '../../../platform/http/body/validate';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { answerSubmission } from '../../../platform/http/forms/answer-submission';
import { DescribeSubmission } from '../../../platform/http/forms/describe-submission.decorator';
import { PostForm } from '../../../platform/http/forms/form-route';
import { idempotencyKeyHash } from '../../../platform/idempotency/claim';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { takeSpamFields } from '../../spam/judge/take-spam-fields.use-case';
import { makeClass } from '../enquiry.entity';
import type { EnquiryField, EnquiryKind } from '../enquiry-kinds.facts';
import { type EnquiryRequest, SubmitEnquiry } from './submit-enquiry.use-case';

const webAddress = { maxLength: 300, wrong: 'Enter the address of your website, like company.com.' };

function fieldOf({ type, missing, example, max = 200 }: EnquiryField): PropertyDecorator {
  const asked = { ...(missing && { missing }), ...(example && { example }) };
  if (type === 'line') return TextField({ maxLength: max, ...asked });
  if (type === 'lines') return TextField({ maxLength: 5000, lines: true, ...asked });
  if (type === 'web-address') return WebAddressField({ ...webAddress, description: 'A domain will do.', ...asked });
  return type === 'email' ? EmailField(asked) : PhoneField(asked);
}

const agree = AgreementField({
  refused: 'You must agree to the terms and privacy policy.',
  description: 'Agreement to terms and privacy policy.',
});

export function requestOf({ ids, fields }: EnquiryKind): Type<EnquiryRequest> {
  const rules = Object.entries(fields).map(([key, given]) => [key, fieldOf(given)] as const);
  return makeClass(`Submit${ids.one}Request`, SourceFields as Type<EnquiryRequest>, [...rules, ['agree', agree]]);
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && tidyText(value) === '');

export function submitController(kind: EnquiryKind): Type {
  const { name, path, page, otherPages, ids, summaries, thanks, incomplete, fields } = kind;
  const requestClass = requestOf(kind);

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
      const sent = { spam, keyHash, address: request.ip ?? '' };
      answerSubmission(request, response, await this.submitEnquiry.submit(kind, this.validate(content), sent));
    }

    /** @throws ValidationFailed, with the form's own words when something required is missing. */
    private validate(content: Record<string, unknown>): EnquiryRequest {
      try {
        return validateAs(requestClass, content);
      } catch (error) {
        const isIncomplete = Object.entries(fields).some(([field, { missing }]) => missing && isBlank(content[field]));
        throw error instanceof ValidationFailed && isIncomplete
          ? new ValidationFailed(error.errors, incomplete)
          : error;
      }
    }
  }
  return EnquiriesController;
}
