import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { type Actor, Allow, CurrentActor, CurrentCaller, type Caller } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/errors/expected-error';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../platform/http/listing/answer-headers';
import { DescribeList } from '../../platform/http/listing/describe-list.decorator';
import { IfMatch } from '../../platform/http/listing/record-version';
import { ArrangeInterview } from './arrange/arrange-interview.use-case';
import { CancelInterview } from './arrange/cancel-interview.use-case';
import { MoveInterview } from './arrange/move-interview.use-case';
import { ArrangeInterviewRequest, FindTakenRequest, MoveInterviewRequest } from './interviews.dto';
import {
  InterviewChangedView,
  InterviewerView,
  InterviewView,
  TakenView,
  toChangedView,
  toInterviewView,
  toTakenView,
} from './interviews.view';
import { FindInterview } from './read/find-interview.use-case';
import { FindTaken } from './read/find-taken.use-case';
import { ListInterviewers } from './read/list-interviewers.use-case';
import { ListInterviews } from './read/list-interviews.use-case';

/** Interviews with applicants. */
@ApiTags('interviews')
@Controller('api/admin')
export class InterviewsAdminController {
  constructor(
    private readonly listInterviews: ListInterviews,
    private readonly listInterviewers: ListInterviewers,
    private readonly findInterview: FindInterview,
    private readonly findTaken: FindTaken,
    private readonly arrangeInterview: ArrangeInterview,
    private readonly moveInterview: MoveInterview,
    private readonly cancelInterview: CancelInterview,
  ) {}

  @Get('interviews')
  @Allow('general', 'hr')
  @ApiOperation({
    operationId: 'listInterviews',
    summary: 'List interviews in the order of time; to a general administrator their own',
  })
  @DescribeList({
    unit: 'interviews',
    view: InterviewView,
    sort: '["startsAt","ASC"]',
    filter: { keys: 'application, staff, state, from, until, id, answer, coming', example: '{}' },
  })
  async list(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor): Promise<Listed<InterviewView>> {
    return listed(await this.listInterviews.run(query, actor), (one) => toInterviewView(one, actor));
  }

  @Get('interviewers')
  @Allow('hr')
  @ApiOperation({ operationId: 'listInterviewers', summary: 'List the people of the staff who can take part' })
  @Answers(200, [InterviewerView])
  interviewers(): Promise<InterviewerView[]> {
    return this.listInterviewers.run();
  }

  @Get('interviews/:id')
  @Allow('general', 'hr')
  @ApiOperation({ operationId: 'findInterview', summary: 'Show one interview with its history' })
  @Answers(200, InterviewView)
  async find(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<Versioned<InterviewView>> {
    return versioned(await this.findInterview.run({ id }, actor), (one) => toInterviewView(one, actor));
  }

  @Post('interviews/taken')
  @Allow('hr')
  @ApiOperation({ operationId: 'findTaken', summary: 'Tell who is in another interview at a time; nothing is changed' })
  @Answers(200, [TakenView])
  async taken(@Body() request: FindTakenRequest): Promise<TakenView[]> {
    return (await this.findTaken.run(request)).map(toTakenView);
  }

  @Post('interviews')
  @Allow('hr')
  @ApiOperation({ operationId: 'arrangeInterview', summary: 'Arrange an interview, and tell both sides by mail' })
  @Answers(201, InterviewChangedView)
  @DescribeErrors('application_not_open', 'another_interview', 'interview_differs')
  async arrange(
    @Body() request: ArrangeInterviewRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<InterviewChangedView>> {
    return versioned(await this.arrangeInterview.run(request, caller), (one) => toChangedView(one, caller.actor));
  }

  @Put('interviews/:id')
  @Allow('hr')
  @ApiOperation({ operationId: 'moveInterview', summary: 'Change an interview, and tell everybody who has to know' })
  @Answers(200, InterviewChangedView)
  @DescribeErrors('interview_not_coming')
  async move(
    @Param('id') id: string,
    @Body() request: MoveInterviewRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<InterviewChangedView>> {
    return versioned(await this.moveInterview.run({ id, request, version }, caller), (one) =>
      toChangedView(one, caller.actor),
    );
  }

  @Post('interviews/:id/cancel')
  @Allow('hr')
  @ApiOperation({
    operationId: 'cancelInterview',
    summary: 'Cancel an interview, and tell everybody who has heard of it',
  })
  @Answers(200, InterviewChangedView)
  @DescribeErrors('interview_not_coming')
  async cancel(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<InterviewChangedView>> {
    return versioned(await this.cancelInterview.run({ id, version }, caller), (one) =>
      toChangedView(one, caller.actor),
    );
  }
}
