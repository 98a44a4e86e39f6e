import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { type Actor, Allow, CurrentActor, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '../../../platform/http/contract/api-docs.decorators';
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
  @ApiOkResponse({ type: [ListedSessionView] })
  async list(@CurrentActor() actor: Actor): Promise<ListedSessionView[]> {
    return (await this.sessions.listOf(actor.id)).map((session) => toListedSessionView(session, actor.sessionId));
  }

  @Delete(':id')
  @FreshlyAuthenticated()
  @HttpCode(204)
  @ApiOperation({ operationId: 'endOwnSession', summary: 'End one of the own sessions' })
  @ApiNoContentResponse({ description: 'It has ended.' })
  async end(@Param('id') id: string, @CurrentActor() actor: Actor, @CurrentVisitor() visitor: Visitor): Promise<void> {
    await this.sessions.endOwn(id, actor, visitor);
  }
}
