import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators';
import { validateAs } from '../../../platform/fields/validate-as';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiExcludeEndpoint,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { PostForm } from '../../../platform/http/forms/form-route';
import { leadTo } from '../../../platform/http/forms/page-answer';
import { sendOnce } from '../../../platform/pages/send-page';
import { Shells } from '../../../platform/pages/shells';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { AnswerInterview } from './answer-interview.use-case';
import { AnswerInterviewRequest, InterviewAnsweredView } from './answer-interview.dto';
import { fillInvitationPage } from './answer-interview.page';
import { FindInvitation } from './find-invitation.use-case';

/** The page and the form behind the link by which an applicant answers an invitation. */
@ApiTags('public')
@Public()
@Controller()
export class AnswerInterviewController {
  constructor(
    private readonly findInvitation: FindInvitation,
    private readonly answerInterview: AnswerInterview,
    private readonly shells: Shells,
  ) {}

  @Get('interview/:token')
  @ApiExcludeEndpoint()
  async show(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const failed = typeof request.query['failed'] === 'string' ? request.query['failed'] : '';
    const page = await fillInvitationPage(this.shells, await this.findInvitation.run(token), { token, failed });
    await sendOnce(request, response.status(page.status), page.bytes);
  }

  @PostForm('api/interview-answer', {
    kind: 'interview-answer',
    sentAs: 'urlencoded',
    page: '/contact',
    otherPages: /^\/interview\/[\w-]{43}$/,
  })
  @LimitRate('interview-answer')
  @ApiOperation({
    operationId: 'answerInterview',
    summary: 'Answer an invitation to an interview, by the link of its mail',
  })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiBody({ type: AnswerInterviewRequest })
  @ApiCreatedResponse({ type: InterviewAnsweredView, description: 'The answer is kept.' })
  @ApiResponse({
    status: 303,
    description: 'Where a browser goes that sends the form (`Accept: text/html`): back to the page of the link.',
  })
  @DescribeErrors(
    'invitation_unknown',
    'interview_over',
    'interview_cancelled',
    'interview_moved',
    'time_over',
    'too_many_answers',
  )
  async take(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { token, change, answer, note = null } = validateAs(AnswerInterviewRequest, (request.body ?? {}) as object);
    await this.answerInterview.run({ token, changeId: change, answer, note });
    if (leadTo(request, response, `/interview/${token}`)) return;
    response.status(201).json({ answer } satisfies InterviewAnsweredView);
  }
}
