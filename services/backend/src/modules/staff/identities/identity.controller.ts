import { Body, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, FreshlyAuthenticated, Public } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { BeginProvider } from '../provider/begin-provider.use-case';
import { ProviderDoor } from '../provider/provider-door';
import { ProviderRefusal } from '../provider/provider-facts';
import { ProviderAddressView } from '../provider/provider.view';
import { DuringSetup } from '../session/session.guard';
import { LinkTokenDto } from '../staff.dto';
import { ProviderUnavailable } from '../staff.errors';
import { type SignedInVisitor, CurrentSignedInVisitor } from '../visitor';
import { FindOwnIdentity } from './find-own-identity.use-case';
import { OwnIdentityView } from './identity.view';
import { UnlinkIdentity } from './unlink-identity.use-case';

const Reply = () => Res({ passthrough: true });

/** The account at the identity provider that is linked to the caller's, and how one comes to be. */
@ApiTags('session')
@Allow('general', 'hr')
@Controller('api')
export class IdentityController {
  constructor(
    private readonly findOwnIdentity: FindOwnIdentity,
    private readonly unlinkIdentity: UnlinkIdentity,
    private readonly beginProvider: BeginProvider,
    private readonly door: ProviderDoor,
  ) {}

  @Get('session/identity')
  @DuringSetup()
  @ApiOperation({ operationId: 'findOwnIdentity', summary: 'Tell what one signs in with' })
  @Answers(200, OwnIdentityView)
  find(@CurrentSignedInVisitor() { actor }: SignedInVisitor): Promise<OwnIdentityView> {
    return this.findOwnIdentity.run({ staffId: actor.id });
  }

  @Post('session/identity')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'linkIdentity', summary: 'Begin to link an account at the identity provider' })
  @Answers(201, ProviderAddressView, { description: 'It is linked once the person has logged in there.' })
  @DescribeErrors('provider_unavailable')
  link(
    @CurrentSignedInVisitor() { actor }: SignedInVisitor,
    @Req() request: Request,
    @Reply() response: Response,
  ): Promise<ProviderAddressView> {
    const session = { id: actor.sessionId, staffId: actor.id };
    return this.begin({ purpose: 'connect', area: 'general', session }, request, response);
  }

  @Delete('session/identity')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'unlinkIdentity', summary: 'Unlink the account at the identity provider' })
  @AnswersNothing('It signs nobody in any more.')
  @DescribeErrors('identity_missing', 'last_way_in')
  async unlink(@CurrentSignedInVisitor() caller: SignedInVisitor): Promise<void> {
    await this.unlinkIdentity.run({}, caller);
  }

  @Post('invitations/provider')
  @Public()
  @LimitRate('sign-in')
  @ApiOperation({
    operationId: 'acceptInvitationByProvider',
    summary: 'Begin to accept an invitation by the identity provider',
  })
  @Answers(201, ProviderAddressView, { description: 'The invitation is accepted once the person has logged in there.' })
  @DescribeErrors('link_not_good', 'provider_unavailable')
  accept(
    @Body() { token }: LinkTokenDto,
    @Req() request: Request,
    @Reply() response: Response,
  ): Promise<ProviderAddressView> {
    return this.begin({ purpose: 'sign-in', area: 'general', token }, request, response);
  }

  private async begin(command: Parameters<BeginProvider['run']>[0], request: Request, response: Response) {
    try {
      const begun = await this.beginProvider.run(command);
      this.door.leave(request, response, begun);
      return { url: begun.url };
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      throw error.word === 'off' ? new NotFound('There is no identity provider.') : new ProviderUnavailable();
    }
  }
}
