import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { ChangePassword } from '../password/change-password.use-case';
import { ChangePasswordDto } from '../staff.dto';
import { type SignedInVisitor, CurrentSignedInVisitor } from '../visitor';
import { EndSession } from './end-session.use-case';
import { ListSessions } from './list-sessions.use-case';
import { SessionCookie } from './session.strategy';
import { ListedSessionView, toListedSessionView } from './session.view';

/** Where the caller is signed in, and with which password. */
@ApiTags('session')
@Allow('general', 'hr')
@Controller('api/session')
export class OwnAccessController {
  constructor(
    private readonly listSessions: ListSessions,
    private readonly endSession: EndSession,
    private readonly changePassword: ChangePassword,
    private readonly cookie: SessionCookie,
  ) {}

  @Get('sessions')
  @ApiOperation({ operationId: 'listOwnSessions', summary: 'List where one is signed in' })
  @Answers(200, [ListedSessionView])
  async list(@CurrentSignedInVisitor() { actor }: SignedInVisitor): Promise<ListedSessionView[]> {
    const sessions = await this.listSessions.run({ staffId: actor.id });
    return sessions.map((session) => toListedSessionView(session, actor.sessionId));
  }

  @Delete('sessions/:id')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'endOwnSession', summary: 'End one of the own sessions' })
  @AnswersNothing('It has ended.')
  async end(@Param('id') id: string, @CurrentSignedInVisitor() caller: SignedInVisitor): Promise<void> {
    await this.endSession.run({ id }, caller);
  }

  @Post('password')
  @ApiOperation({ operationId: 'changePassword', summary: 'Choose a new password' })
  @AnswersNothing('All other sessions have ended; this one goes on under a new cookie, until the same time.')
  @DescribeErrors('too_many_tries')
  async replacePassword(
    @Body() request: ChangePasswordDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.cookie.give(response, await this.changePassword.run(request, caller));
  }
}
