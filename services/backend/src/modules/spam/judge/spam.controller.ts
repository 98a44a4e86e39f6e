import { Controller, Get } from '@nestjs/common';
import type { Challenge } from 'altcha-lib';
import { Public } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { IssueChallenge } from './issue-challenge.use-case';
import { IssueFormToken } from './issue-form-token.use-case';
import { ChallengeView, FormTokenView } from './spam.view';

@ApiTags('public')
@Public()
@Controller('api')
export class SpamController {
  constructor(
    private readonly issueFormToken: IssueFormToken,
    private readonly issueChallenge: IssueChallenge,
  ) {}

  @Get('form-token')
  @ApiOperation({ operationId: 'giveFormToken', summary: 'Note when a form is opened' })
  @Answers(200, FormTokenView)
  giveToken(): FormTokenView {
    return { token: this.issueFormToken.run() };
  }

  @Get('challenge')
  @LimitRate('challenge')
  @ApiOperation({
    operationId: 'giveChallenge',
    summary: 'Give a proof of work, for an answer of `challenge_required`',
  })
  @Answers(200, ChallengeView)
  giveChallenge(): Promise<Challenge> {
    return this.issueChallenge.run();
  }
}
