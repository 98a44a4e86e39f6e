import { Body, Controller, Param, Post } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { GiveVerdictRequest } from '../interviews.dto';
import { InterviewView, toInterviewView } from '../interviews.view';
import { GiveVerdict } from './give-verdict.use-case';

/** What interviewers think. */
@ApiTags('interviews')
@Allow('general', 'hr')
@Controller('api/admin/interviews')
export class VerdictsAdminController {
  constructor(private readonly giveVerdict: GiveVerdict) {}

  @Post(':id/verdict')
  @ApiOperation({ operationId: 'giveVerdict', summary: 'Say what one thinks after an interview that one took part in' })
  @Answers(201, InterviewView)
  @DescribeErrors('not_interviewer', 'interview_not_over', 'verdict_given')
  async give(
    @Param('id') id: string,
    @Body() request: GiveVerdictRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<InterviewView>> {
    const interview = await this.giveVerdict.run({ id, request }, caller);
    return versioned(interview, (one) => toInterviewView(one, caller.actor));
  }
}
