import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { ApplicationView, toApplicationView } from '../list/application.view';
import { PauseAnswerRequest, SettleReplyRequest } from './answers.dto';
import { DueAnswersView, toDueAnswerView } from './answers.view';
import { ListDueAnswers } from './list-due-answers.use-case';
import { PauseAnswer } from './pause-answer.use-case';
import { ResumeAnswer } from './resume-answer.use-case';
import { SettleReply } from '../received/settle-reply.use-case';

@ApiTags('applications')
@Allow('hr')
@Controller('api/admin')
export class AnswersAdminController {
  constructor(
    private readonly listDueAnswers: ListDueAnswers,
    private readonly pauseAnswer: PauseAnswer,
    private readonly resumeAnswer: ResumeAnswer,
    private readonly settleReply: SettleReply,
  ) {}

  @Get('answers')
  @ApiOperation({ operationId: 'listDueAnswers', summary: 'Tell how many applicants have to hear, and who first' })
  @Answers(200, DueAnswersView)
  async due(): Promise<DueAnswersView> {
    const { first, ...counts } = await this.listDueAnswers.run();
    return { ...counts, first: first.map(toDueAnswerView) };
  }

  @Put('applications/:id/pause')
  @ApiOperation({ operationId: 'pauseAnswer', summary: 'Stop the clock of an application: no answer is due for now' })
  @Answers(200, ApplicationView)
  @DescribeErrors('no_answer_due')
  async pause(
    @Param('id') id: string,
    @Body() { reason }: PauseAnswerRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<ApplicationView>> {
    const paused = await this.pauseAnswer.run({ id, version, reason }, caller);
    return versioned(paused, (row) => toApplicationView(row, caller.actor));
  }

  @Delete('applications/:id/pause')
  @ApiOperation({ operationId: 'resumeAnswer', summary: 'Start the clock of an application again' })
  @Answers(200, ApplicationView)
  @DescribeErrors('not_paused')
  async resume(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<ApplicationView>> {
    const resumed = await this.resumeAnswer.run({ id, version }, caller);
    return versioned(resumed, (row) => toApplicationView(row, caller.actor));
  }

  @Put('applications/:id/reply-settled')
  @ApiOperation({ operationId: 'settleReply', summary: 'Say that what the applicant has answered needs no answer' })
  @Answers(200, ApplicationView)
  async settle(
    @Param('id') id: string,
    @Body() { repliedAt }: SettleReplyRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<ApplicationView>> {
    const settled = await this.settleReply.run({ id, seenAt: new Date(repliedAt) }, caller);
    return versioned(settled, (row) => toApplicationView(row, caller.actor));
  }
}
