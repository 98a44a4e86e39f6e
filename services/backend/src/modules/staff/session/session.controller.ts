import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Response } from 'express';
import { Allow, CurrentActor, FreshlyAuthenticated, Public } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { ApiOperation, ApiProperty, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import type { RowOf } from '../../../platform/http/listing/to-view';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { SignIn } from '../sign-in/sign-in.use-case';
import { ChangePasswordDto, ConfirmSessionDto, SignInDto } from '../staff.dto';
import { type StaffRole, staffRoles } from '../staff.facts';
import { type SignedInVisitor, CurrentSignedInVisitor, CurrentVisitor, type Visitor } from '../visitor';
import { ListedSessionView, ManageSessions } from './manage-sessions.use-case';
import { demandsSecondFactor, DuringSetup } from './session.guard';
import { SessionCookie } from './session.strategy';

/** The signed-in person, and the time at which the session ends at the latest. */
class SessionView {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the person; their notes have it as `authorId`.' })
  staffId: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty({ enum: staffRoles }) role: StaffRole;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: Boolean, description: 'Whether the person has one-time codes.' }) secondFactor: boolean;
  @ApiProperty({ type: Boolean, description: 'Nothing but the set-up of one-time codes is open to this session.' })
  mustSetUpSecondFactor: boolean;
  @ApiProperty({
    type: String,
    example: 'Asia/Kolkata',
    description: 'The company’s, in which times are shown to people.',
  })
  timeZone: string;
  @ApiProperty({
    type: Boolean,
    description: 'Whether `EXAMPLE_COMPANY` lets a demo inbox and example addresses stand: mails may reach nobody.',
  })
  exampleCompany: boolean;
}

type SessionFacts = RowOf<Omit<SessionView, 'mustSetUpSecondFactor' | 'timeZone' | 'exampleCompany'>, 'expiresAt'>;

const Reply = () => Res({ passthrough: true });

@ApiTags('session')
@Allow('general', 'hr')
@Controller('api/session')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: ManageSessions,
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
    @Reply() response: Response,
  ): Promise<SessionView> {
    const session = await this.signIn.signIn(given, visitor);
    this.cookie.give(response, session);
    return this.find(session);
  }

  @Get()
  @DuringSetup()
  @ApiOperation({ operationId: 'findSession', summary: 'Tell who is signed in' })
  @Answers(200, SessionView)
  find(@CurrentActor() session: SessionFacts): SessionView {
    const { staffId, name, email, role, expiresAt, secondFactor } = session;
    const facts = { staffId, name, email, role, expiresAt: expiresAt.toISOString(), secondFactor };
    const mustSetUpSecondFactor = !secondFactor && demandsSecondFactor(this.config, role);
    const { COMPANY_TIME_ZONE: timeZone, EXAMPLE_COMPANY } = this.config;
    return { ...facts, mustSetUpSecondFactor, timeZone, exampleCompany: EXAMPLE_COMPANY === 'yes' };
  }

  @Post('confirm')
  @LimitRate('sign-in')
  @ApiOperation({ operationId: 'confirmSession', summary: 'Give the password once more' })
  @AnswersNothing('For five minutes the session may do what needs it; its cookie is a new one.')
  @DescribeErrors('too_many_tries')
  async confirm(
    @Body() given: ConfirmSessionDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
    @Reply() response: Response,
  ): Promise<void> {
    this.cookie.give(response, await this.sessions.confirm(given, caller));
  }

  @Delete()
  @DuringSetup()
  @ApiOperation({ operationId: 'signOut', summary: 'End the session' })
  @AnswersNothing('The browser is told to forget cookies and storage of this origin.')
  async signOut(@CurrentSignedInVisitor() caller: SignedInVisitor, @Reply() response: Response): Promise<void> {
    await this.sessions.end(caller.actor.sessionId, caller);
    this.cookie.clear(response);
    response.setHeader('Clear-Site-Data', '"cookies", "storage"');
  }

  @Get('sessions')
  @ApiOperation({ operationId: 'listOwnSessions', summary: 'List where one is signed in' })
  @Answers(200, [ListedSessionView])
  async list(@CurrentSignedInVisitor() { actor }: SignedInVisitor): Promise<ListedSessionView[]> {
    return this.sessions.listOf(actor.id, actor.sessionId);
  }

  @Delete('sessions/:id')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'endOwnSession', summary: 'End one of the own sessions' })
  @AnswersNothing('It has ended.')
  async end(@Param('id') id: string, @CurrentSignedInVisitor() caller: SignedInVisitor): Promise<void> {
    const ended = isUUID(id) && (await this.sessions.end(id, caller));
    if (!ended) throw new NotFound('There is no such session.');
  }

  @Post('password')
  @ApiOperation({ operationId: 'changePassword', summary: 'Choose a new password' })
  @AnswersNothing('All other sessions have ended; this one goes on under a new cookie, until the same time.')
  @DescribeErrors('too_many_tries')
  async changePassword(
    @Body() given: ChangePasswordDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
    @Reply() response: Response,
  ): Promise<void> {
    this.cookie.give(response, await this.sessions.changePassword(given, caller));
  }
}
