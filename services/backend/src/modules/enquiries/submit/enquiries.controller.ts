import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { answerSubmission } from '../../../platform/http/forms/answer-submission';
import { DescribeSubmission } from '../../../platform/http/forms/describe-submission.decorator';
import { PostForm } from '../../../platform/http/forms/form-route';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { CLIENT_ANSWER } from '../../calendar/calendar.facts';
import { enquiries, enquiryForms } from '../enquiry-kinds.facts';
import { readEnquiry } from './read-enquiry';
import { SubmitConsultationRequest, SubmitContactMessageRequest, SubmitHomeEnquiryRequest } from './submit-enquiry.dto';
import { SubmitEnquiry } from './submit-enquiry.use-case';

const { consultation, 'home-enquiry': homeEnquiry, 'contact-message': contactMessage } = enquiryForms;

@ApiTags('public')
@Public()
@Controller()
export class ConsultationsController {
  constructor(private readonly submitEnquiry: SubmitEnquiry) {}

  @PostForm(consultation.path, {
    kind: 'consultation',
    sentAs: 'urlencoded',
    page: consultation.page,
    otherPages: consultation.otherPages,
  })
  @LimitRate('consultation')
  @ApiOperation({ operationId: 'submitConsultation', summary: consultation.summaries.submit })
  @DescribeSubmission(SubmitConsultationRequest, {
    kind: 'consultation',
    thanks: consultation.thanks,
    incomplete: enquiries.consultation.incomplete,
    answer: CLIENT_ANSWER,
  })
  async submit(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { enquiry, sender } = readEnquiry('consultation', SubmitConsultationRequest, request);
    answerSubmission(request, response, await this.submitEnquiry.run('consultation', enquiry, sender));
  }
}

@ApiTags('public')
@Public()
@Controller()
export class HomeEnquiriesController {
  constructor(private readonly submitEnquiry: SubmitEnquiry) {}

  @PostForm(homeEnquiry.path, { kind: 'home-enquiry', sentAs: 'urlencoded', page: homeEnquiry.page })
  @LimitRate('home-enquiry')
  @ApiOperation({ operationId: 'submitHomeEnquiry', summary: homeEnquiry.summaries.submit })
  @DescribeSubmission(SubmitHomeEnquiryRequest, {
    kind: 'home-enquiry',
    thanks: homeEnquiry.thanks,
    incomplete: enquiries['home-enquiry'].incomplete,
    answer: CLIENT_ANSWER,
  })
  async submit(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { enquiry, sender } = readEnquiry('home-enquiry', SubmitHomeEnquiryRequest, request);
    answerSubmission(request, response, await this.submitEnquiry.run('home-enquiry', enquiry, sender));
  }
}

@ApiTags('public')
@Public()
@Controller()
export class ContactMessagesController {
  constructor(private readonly submitEnquiry: SubmitEnquiry) {}

  @PostForm(contactMessage.path, { kind: 'contact-message', sentAs: 'urlencoded', page: contactMessage.page })
  @LimitRate('contact-message')
  @ApiOperation({ operationId: 'submitContactMessage', summary: contactMessage.summaries.submit })
  @DescribeSubmission(SubmitContactMessageRequest, {
    kind: 'contact-message',
    thanks: contactMessage.thanks,
    incomplete: enquiries['contact-message'].incomplete,
    answer: CLIENT_ANSWER,
  })
  async submit(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { enquiry, sender } = readEnquiry('contact-message', SubmitContactMessageRequest, request);
    answerSubmission(request, response, await this.submitEnquiry.run('contact-message', enquiry, sender));
  }
}
