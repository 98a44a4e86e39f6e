import { Body, Controller, Delete, Get, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentActor, Public } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { FindSettings } from '../settings/find-settings.use-case';
import { SignIn } from '../sign-in/sign-in.use-case';
import { StatusPass } from '../status-pass/status-pass';
import { ConfirmSessionDto, SignInDto } from '../staff.dto';
import { type SignedInVisitor, CurrentSignedInVisitor, CurrentVisitor, type Visitor } from '../visitor';
import { ConfirmSession } from './confirm-session.use-case';
import { DuringSetup } from './session.guard';
import { SessionCookie } from './session.strategy';
import { type SessionFacts, SessionView, toSessionView } from './session.view';
import { SignOut } from './sign-out.use-case';

const Reply = () => Res({ passthrough: true });

@ApiTags('session')
@Allow('general', 'hr')
@Controller('api/session')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly confirmSession: ConfirmSession,
    private readonly signOut: SignOut,
    private readonly findSettings: FindSettings,
    private readonly cookie: SessionCookie,
    private readonly pass: StatusPass,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Post()
  @Public()
  @LimitRate('sign-in')
  @ApiOperation({ operationId: 'signIn', summary: 'Sign in to an admin area' })
  @Answers(201, SessionView, { description: 'The session is in an HttpOnly cookie.' })
  @DescribeErrors(
    'invalid_credentials',
    'second_factor_required',
    'wrong_second_factor',
    'sign_in_method_off',
    'too_many_tries',
  )
  async create(
    @Body() request: SignInDto,
    @CurrentVisitor() visitor: Visitor,
    @Reply() response: Response,
  ): Promise<SessionView> {
    const session = await this.signIn.run(request, visitor);
    this.cookie.give(response, session);
    const view = await this.view(session);
    if (view.role === 'general' && !view.mustSetUpSecondFactor) this.pass.give(response, view.staffId);
    return view;
  }

  @Get()
  @DuringSetup()
  @ApiOperation({ operationId: 'findSession', summary: 'Tell who is signed in' })
  @Answers(200, SessionView)
  find(@CurrentActor() session: SessionFacts): Promise<SessionView> {
    return this.view(session);
  }

  @Post('confirm')
  @LimitRate('sign-in')
  @ApiOperation({ operationId: 'confirmSession', summary: 'Give the password once more' })
  @AnswersNothing('For five minutes the session may do what needs it; its cookie is a new one.')
  @DescribeErrors('sign_in_method_off', 'too_many_tries')
  async confirm(
    @Body() request: ConfirmSessionDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
    @Reply() response: Response,
  ): Promise<void> {
    this.cookie.give(response, await this.confirmSession.run(request, caller));
  }

  @Delete()
  @DuringSetup()
  @ApiOperation({ operationId: 'signOut', summary: 'End the session' })
  @AnswersNothing('The browser is told to forget cookies and storage of this origin.')
  async delete(@CurrentSignedInVisitor() caller: SignedInVisitor, @Reply() response: Response): Promise<void> {
    await this.signOut.run(caller);
    this.cookie.clear(response);
    this.pass.clear(response);
    response.setHeader('Clear-Site-Data', '"cookies", "storage"');
  }

  private async view(session: SessionFacts): Promise<SessionView> {
    return toSessionView(session, this.config, await this.findSettings.run(session));
  }
}
