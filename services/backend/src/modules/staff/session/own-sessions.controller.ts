import { Controller, Delete, Get, Param } from '@nestjs/common';
import { type Actor, Allow, CurrentActor, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { LiveSessions } from './live-sessions.use-case';
import { ListedSessionView, toListedSessionView } from './session.dto';
import { CurrentVisitor, type Visitor } from '../visitor';

@ApiTags('session')
@Allow('general', 'hr')
@Controller('api/session/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: LiveSessions) {}

  @Get()
  @ApiOperation({ operationId: 'listOwnSessions', summary: 'List where one is signed in' })
  @Answers(200, [ListedSessionView])
  async list(@CurrentActor() actor: Actor): Promise<ListedSessionView[]> {
    return (await this.sessions.listOf(actor.id)).map((session) => toListedSessionView(session, actor.sessionId));
  }

  @Delete(':id')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'endOwnSession', summary: 'End one of the own sessions' })
  @AnswersNothing('It has ended.')
  async end(@Param('id') id: string, @CurrentActor() actor: Actor, @CurrentVisitor() visitor: Visitor): Promise<void> {
    await this.sessions.endOwn(id, actor, visitor);
  }
}
