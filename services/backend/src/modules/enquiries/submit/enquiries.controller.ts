import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { answerSubmission } from '../../../platform/http/forms/answer-submission';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeSubmission } from '../../../platform/http/forms/describe-submission.decorator';
import { PostForm } from '../../../platform/http/forms/form-route';
import { idempotencyKeyHash } from '../../../platform/idempotency/idempotency-key';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { takeSpamFields } from '../../spam/judge/take-spam-fields.use-case';
import { consultation, contactMessage, type EnquiryKind, type EnquiryRequest, homeEnquiry } from '../enquiry-kinds';
import { SubmitConsultationRequest, SubmitContactMessageRequest, SubmitHomeEnquiryRequest } from './submit-enquiry.dto';
import { SubmitEnquiry } from './submit-enquiry.use-case';
import { validateEnquiry } from './validate-enquiry';

/** The consultation form stands at the end of every page about a service. */
const servicePages = /^\/(?!(?:api|admin|uploads)\b)[a-z][a-z-]{0,40}(?:\/new)?$/i;

@ApiTags('public')
@Public()
@Controller()
export class EnquiriesController {
  constructor(private readonly submitEnquiry: SubmitEnquiry) {}

  @PostForm('api/auth/register', {
    kind: 'consultation',
    sentAs: 'urlencoded',
    page: '/services',
    otherPages: servicePages,
  })
  @LimitRate('consultation')
  @ApiOperation({ operationId: 'submitConsultation', summary: 'Ask for a consultation' })
  @DescribeSubmission(SubmitConsultationRequest)
  submitConsultation(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.receive(consultation, request, response);
  }

  @PostForm('api/formhome/submit', { kind: 'home-enquiry', sentAs: 'urlencoded', page: '/' })
  @LimitRate('home-enquiry')
  @ApiOperation({ operationId: 'submitHomeEnquiry', summary: 'Enquire from the home page' })
  @DescribeSubmission(SubmitHomeEnquiryRequest)
  submitHomeEnquiry(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.receive(homeEnquiry, request, response);
  }

  @PostForm('api/form/contact', { kind: 'contact-message', sentAs: 'urlencoded', page: '/contact' })
  @LimitRate('contact-message')
  @ApiOperation({ operationId: 'submitContactMessage', summary: 'Send a contact message' })
  @DescribeSubmission(SubmitContactMessageRequest)
  submitContactMessage(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.receive(contactMessage, request, response);
  }

  private async receive<Fields extends EnquiryRequest>(
    kind: EnquiryKind<Fields>,
    request: Request,
    response: Response,
  ): Promise<void> {
    const keyHash = idempotencyKeyHash(request.headers['idempotency-key']);
    const { content, spam } = takeSpamFields((request.body ?? {}) as Record<string, unknown>);
    const fields = validateEnquiry(kind, content);
    const sent = { spam, keyHash, address: request.ip ?? '' };
    answerSubmission(request, response, await this.submitEnquiry.submit(kind, fields, sent));
  }
}
