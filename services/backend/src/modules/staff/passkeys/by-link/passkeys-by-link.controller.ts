import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { ApiOperation, ApiTags } from '../../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../../platform/http/errors/expected-error';
import { Answers } from '../../../../platform/http/listing/answer-headers';
import { LimitRate } from '../../../../platform/rate-limit/rate-limit.guard';
import { SessionCookie } from '../../session/session.strategy';
import { SessionView, toSessionView } from '../../session/session.view';
import { FindSettings } from '../../settings/find-settings.use-case';
import { StatusPass } from '../../status-pass/status-pass';
import { CurrentVisitor, type Visitor } from '../../visitor';
import { PasskeyCreationView } from '../passkeys.view';
import { AddPasskeyByLink } from './add-passkey-by-link.use-case';
import { BeginPasskeyByLink } from './begin-passkey-by-link.use-case';
import { AddPasskeyByLinkDto, BeginPasskeyByLinkDto } from './passkeys-by-link.dto';

/** One-time links where passkeys are the only way in. Their tokens travel in bodies, never in addresses, which logs keep. */
@ApiTags('session')
@Public()
@Controller('api/session/links/passkey')
export class PasskeysByLinkController {
  constructor(
    private readonly beginPasskeyByLink: BeginPasskeyByLink,
    private readonly addPasskeyByLink: AddPasskeyByLink,
    private readonly findSettings: FindSettings,
    private readonly cookie: SessionCookie,
    private readonly pass: StatusPass,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Post('creation')
  @HttpCode(200)
  @LimitRate('sign-in')
  @ApiOperation({
    operationId: 'beginPasskeyByLink',
    summary: 'Tell a browser of what to make the passkey of an invitation or of a lost one',
  })
  @Answers(200, PasskeyCreationView)
  @DescribeErrors(
    'sign_in_method_off',
    'link_not_good',
    'second_factor_required',
    'wrong_second_factor',
    'passkey_wanted',
    'too_many_tries',
  )
  begin(@Body() request: BeginPasskeyByLinkDto, @CurrentVisitor() visitor: Visitor): Promise<PasskeyCreationView> {
    return this.beginPasskeyByLink.run(request, visitor);
  }

  @Post()
  @LimitRate('sign-in')
  @ApiOperation({
    operationId: 'addPasskeyByLink',
    summary: 'Use up the link of an invitation or of a lost passkey, and sign in by a new one',
  })
  @Answers(201, SessionView, { description: 'The session is in an HttpOnly cookie. Its role tells the admin area.' })
  @DescribeErrors('sign_in_method_off', 'link_not_good', 'passkey_too_late', 'passkey_not_taken', 'passkey_exists')
  async add(
    @Body() request: AddPasskeyByLinkDto,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    const session = await this.addPasskeyByLink.run(request, visitor);
    this.cookie.give(response, session);
    if (session.role === 'general') this.pass.give(response, session.staffId);
    return toSessionView(session, this.config, await this.findSettings.run(session));
  }
}
