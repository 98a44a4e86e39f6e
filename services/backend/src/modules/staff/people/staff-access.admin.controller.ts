import { Controller, Delete, Get, Param } from '@nestjs/common';
import { type Actor, Allow, CurrentActor, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { LiveSessions } from '../session/live-sessions.use-case';
import { RemoveSecondFactor } from '../second-factor/remove-second-factor.use-case';
import { ListedSessionView, toListedSessionView } from '../session/session.dto';
import { CurrentVisitor, type Visitor } from '../visitor';

/** General administrators manage the sessions, links and one-time codes of other people. */
@ApiTags('staff')
@Allow('general')
@ApiParam({ name: 'id', type: String, format: 'uuid', description: 'The person.' })
@Controller('api/admin/staff/:id')
export class StaffAccessAdminController {
  constructor(
    private readonly sessions: LiveSessions,
    private readonly removeSecondFactor: RemoveSecondFactor,
  ) {}

  @Get('sessions')
  @ApiOperation({ operationId: 'listStaffSessions', summary: 'List where a person is signed in' })
  @Answers(200, [ListedSessionView])
  async list(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ListedSessionView[]> {
    return (await this.sessions.listOf(id)).map((session) => toListedSessionView(session, actor.sessionId));
  }

  @Delete('sessions')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'endStaffSessions', summary: 'Sign a person out everywhere' })
  @AnswersNothing('All of them have ended.')
  async end(@Param('id') id: string, @CurrentActor() actor: Actor, @CurrentVisitor() visitor: Visitor): Promise<void> {
    await this.sessions.endAllOf(id, actor, visitor);
  }

  @Delete('totp')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'removeStaffSecondFactor', summary: 'Take away the one-time codes of a lost phone' })
  @AnswersNothing('The person signs in with the password alone; all sessions have ended.')
  @DescribeErrors('own_account', 'totp_missing')
  async remove(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    await this.removeSecondFactor.removeOf(id, actor, visitor);
  }
}
