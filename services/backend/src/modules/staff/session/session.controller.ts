import { Body, Controller, Delete, Get, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import type { Response } from 'express';
import { type Actor, Allow, CurrentActor, Public } from '../../../platform/access/access.decorators';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { demandsSecondFactor, DuringSetup } from './session.guard';
import { ConfirmSession } from './confirm-session.use-case';
import { LiveSessions } from './live-sessions.use-case';
import { SessionCookie } from './session-cookie';
import { ConfirmSessionDto, type SessionFacts, SessionView, SignInDto, toSessionView } from './session.dto';
import { SignIn } from '../sign-in/sign-in.use-case';
import { CurrentVisitor, type Visitor } from '../visitor';

@ApiTags('session')
@Controller('api/session')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly confirmSession: ConfirmSession,
    private readonly sessions: LiveSessions,
    private readonly cookie: SessionCookie,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Post()
  @Public()
  @LimitRate('sign-in')
  @ApiOperation({ operationId: 'signIn', summary: 'Sign in to an admin area' })
  @Answers(201, SessionView, { description: 'The session is in an HttpOnly cookie.' })
  @DescribeErrors('invalid_credentials', 'second_factor_required', 'wrong_second_factor', 'too_many_tries')
  async create(
    @Body() given: SignInDto,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    const session = await this.signIn.signIn(given, visitor);
    this.cookie.give(response, session);
    return this.view(session);
  }

  @Get()
  @Allow('general', 'hr')
  @DuringSetup()
  @ApiOperation({ operationId: 'findSession', summary: 'Tell who is signed in' })
  @Answers(200, SessionView)
  find(@CurrentActor() session: Actor & SessionFacts): SessionView {
    return this.view(session);
  }

  @Post('confirm')
  @Allow('general', 'hr')
  @LimitRate('sign-in')
  @ApiOperation({ operationId: 'confirmSession', summary: 'Give the password once more' })
  @AnswersNothing('For five minutes the session may do what needs it; its cookie is a new one.')
  @DescribeErrors('too_many_tries')
  async confirm(
    @Body() given: ConfirmSessionDto,
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.cookie.give(response, await this.confirmSession.confirm(given, actor, visitor));
  }

  @Delete()
  @Allow('general', 'hr')
  @DuringSetup()
  @ApiOperation({ operationId: 'signOut', summary: 'End the session' })
  @AnswersNothing('The browser is told to forget cookies and storage of this origin.')
  async end(
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.end(actor.sessionId, actor, visitor);
    this.cookie.clear(response);
    response.setHeader('Clear-Site-Data', '"cookies", "storage"');
  }

  private view(session: SessionFacts): SessionView {
    const { config } = this;
    return toSessionView(session, demandsSecondFactor(config, session.role), config.COMPANY_TIME_ZONE);
  }
}
