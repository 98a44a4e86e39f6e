import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, Public } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { DuringSetup } from '../session/session.guard';
import { SessionCookie } from '../session/session.strategy';
import { SessionView, toSessionView } from '../session/session.view';
import { FindSettings } from '../settings/find-settings.use-case';
import { StatusPass } from '../status-pass/status-pass';
import { type SignedInVisitor, CurrentSignedInVisitor, CurrentVisitor, type Visitor } from '../visitor';
import { PasskeyProofDto } from './passkeys.dto';
import { PasskeyRequestView } from './passkeys.view';
import { AskForPasskey } from './prove/ask-for-passkey.use-case';
import { ConfirmByPasskey } from './prove/confirm-by-passkey.use-case';
import { SignInByPasskey } from './prove/sign-in-by-passkey.use-case';

const Reply = () => Res({ passthrough: true });

/** Sessions that passkeys begin or confirm. */
@ApiTags('session')
@Allow('general', 'hr')
@Controller('api/session')
export class PasskeySignInController {
  constructor(
    private readonly askForPasskey: AskForPasskey,
    private readonly signInByPasskey: SignInByPasskey,
    private readonly confirmByPasskey: ConfirmByPasskey,
    private readonly findSettings: FindSettings,
    private readonly cookie: SessionCookie,
    private readonly pass: StatusPass,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Get('passkey')
  @Public()
  @ApiOperation({ operationId: 'askForPasskey', summary: 'Give a challenge for signing in by passkey' })
  @Answers(200, PasskeyRequestView)
  @DescribeErrors('sign_in_method_off')
  ask(): Promise<PasskeyRequestView> {
    return this.askForPasskey.run({});
  }

  @Post('passkey')
  @Public()
  @LimitRate('sign-in')
  @ApiOperation({ operationId: 'signInByPasskey', summary: 'Sign in by passkey' })
  @Answers(201, SessionView, { description: 'The session is in an HttpOnly cookie. Its role tells the admin area.' })
  @DescribeErrors('sign_in_method_off', 'passkey_refused', 'passkey_too_late')
  async signIn(
    @Body() proof: PasskeyProofDto,
    @CurrentVisitor() visitor: Visitor,
    @Reply() response: Response,
  ): Promise<SessionView> {
    const session = await this.signInByPasskey.run(proof, visitor);
    this.cookie.give(response, session);
    if (session.role === 'general') this.pass.give(response, session.staffId);
    return toSessionView(session, this.config, await this.findSettings.run(session));
  }

  @Get('confirm/passkey')
  @DuringSetup()
  @ApiOperation({ operationId: 'askForOwnPasskey', summary: 'Give a challenge for confirming by an own passkey' })
  @Answers(200, PasskeyRequestView)
  @DescribeErrors('sign_in_method_off')
  askAgain(@CurrentSignedInVisitor() { actor }: SignedInVisitor): Promise<PasskeyRequestView> {
    return this.askForPasskey.run({ staffId: actor.id });
  }

  @Post('confirm/passkey')
  @DuringSetup()
  @LimitRate('sign-in')
  @ApiOperation({
    operationId: 'confirmSessionByPasskey',
    summary: 'Confirm by an own passkey in place of the password',
  })
  @AnswersNothing('For five minutes the session may do what needs it; its cookie is a new one.')
  @DescribeErrors('sign_in_method_off', 'passkey_not_taken', 'passkey_too_late')
  async confirm(
    @Body() proof: PasskeyProofDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
    @Reply() response: Response,
  ): Promise<void> {
    this.cookie.give(response, await this.confirmByPasskey.run(proof, caller));
  }
}
