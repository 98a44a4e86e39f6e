import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/access/access.decorators';
import { answerSubmission } from '../../platform/http/answer-submission';
import { ApiOperation, ApiTags } from '../../platform/http/api-docs.decorators';
import { DescribeSubmission } from '../../platform/http/describe-submission.decorator';
import { PostForm } from '../../platform/http/form-route';
import { idempotencyKeyHash } from '../../platform/idempotency/idempotency-key';
import { LimitRate } from '../../platform/rate-limit/limit-rate.decorator';
import { takeSpamFields } from '../spam/take-spam-fields.use-case';
import { consultation } from './consultation.kind';
import { contactMessage } from './contact-message.kind';
import type { EnquiryKind, EnquiryRequest } from './enquiry-kind';
import { homeEnquiry } from './home-enquiry.kind';
import { SubmitConsultationRequest } from './submit-consultation.dto';
import { SubmitContactMessageRequest } from './submit-contact-message.dto';
import { SubmitEnquiry } from './submit-enquiry.use-case';
import { SubmitHomeEnquiryRequest } from './submit-home-enquiry.dto';
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
    const submission = { request: fields, spam, keyHash, address: request.ip ?? '' };
    answerSubmission(request, response, await this.submitEnquiry.submit(kind, submission));
  }
}
