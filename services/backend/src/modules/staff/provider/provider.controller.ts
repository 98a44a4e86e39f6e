import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, Public } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { DuringSetup } from '../session/session.guard';
import { FinishProviderDto } from '../staff.dto';
import { ProviderStepOver } from '../staff.errors';
import { staffRoles } from '../staff.facts';
import { type SignedInVisitor, CurrentSignedInVisitor, CurrentVisitor, type Visitor } from '../visitor';
import { AnswerProvider } from './answer-provider.use-case';
import { BeginProvider } from './begin-provider.use-case';
import { FinishProvider } from './finish-provider.use-case';
import { areaOf, EndOnLoginPage, landingOf, ProviderDoor } from './provider-door';
import { ProviderRefusal } from './provider-facts';
import { ProviderLandingView, ProviderStepView, toProviderStepView } from './provider.view';

const Redirects = (description: string) => ApiResponse({ status: 303, description });
const Reply = () => Res({ passthrough: true });
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Signing in by the company's identity provider. A browser goes through it by redirects, and ends on a page of ours in any case. */
@ApiTags('session')
@Controller('api/session/provider')
export class ProviderController {
  constructor(
    private readonly beginProvider: BeginProvider,
    private readonly answerProvider: AnswerProvider,
    private readonly finishProvider: FinishProvider,
    private readonly door: ProviderDoor,
  ) {}

  @Get()
  @UseFilters(EndOnLoginPage)
  @Public()
  @LimitRate('sign-in')
  @ApiOperation({ operationId: 'beginProviderSignIn', summary: 'Go to the identity provider to sign in' })
  @ApiQuery({ name: 'area', enum: staffRoles, required: false, description: 'Whose login page to come back to.' })
  @ApiQuery({ name: 'next', type: String, required: false, description: 'A path of the admin area to go on to.' })
  @Redirects('To the identity provider, or to the login page, which says why not.')
  async begin(@Query() query: Record<string, unknown>, @Req() request: Request, @Res() response: Response) {
    const area = areaOf(query['area']);
    await this.leave({ purpose: 'sign-in', area, next: textOf(query['next']) }, request, response);
  }

  @Get('confirm')
  @UseFilters(EndOnLoginPage)
  @Allow('general', 'hr')
  @DuringSetup()
  @ApiOperation({ operationId: 'confirmByProvider', summary: 'Go to the identity provider to confirm the session' })
  @Redirects('To the identity provider, which has the person log in once more; then to a page that says so.')
  async confirm(
    @CurrentSignedInVisitor() { actor }: SignedInVisitor,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const session = { id: actor.sessionId, staffId: actor.id };
    await this.leave({ purpose: 'confirm', area: areaOf(actor.role), session }, request, response);
  }

  @Get('callback')
  @UseFilters(EndOnLoginPage)
  @Public()
  @LimitRate('provider-answer')
  @ApiOperation({ operationId: 'answerProviderSignIn', summary: 'Come back from the identity provider' })
  @ApiQuery({ name: 'state', type: String, required: false, description: 'As it was sent there.' })
  @ApiQuery({ name: 'code', type: String, required: false, description: 'Good once, for tokens.' })
  @ApiQuery({ name: 'error', type: String, required: false, description: 'The error code of a failed login.' })
  @Redirects('To a page that goes on or says why not; a session is in an HttpOnly cookie.')
  async callback(
    @Query('state') state: unknown,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const visit = this.door.meet(request, response, state);
    if (!visit)
      return response.redirect(303, landingOf('expired', { purpose: 'sign-in', area: 'general', next: null }));
    const query = new URLSearchParams(request.originalUrl.split('?')[1]);
    const outcome = await this.answerProvider.run({ query, visit }, visitor);
    response.redirect(303, this.door.arrive(response, outcome, visit));
  }

  @Get('step')
  @Public()
  @ApiOperation({ operationId: 'findProviderStep', summary: 'Tell what a login at the identity provider waits for' })
  @Answers(200, ProviderStepView)
  @DescribeErrors('provider_step_over')
  findStep(@Req() request: Request): ProviderStepView {
    const step = this.door.readStep(request);
    if (!step) throw new ProviderStepOver();
    return toProviderStepView(step);
  }

  @Post('step')
  @Public()
  @LimitRate('sign-in')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'finishProviderSignIn',
    summary: 'Give what a login at the identity provider waits for',
  })
  @Answers(200, ProviderLandingView, { description: 'A session is in an HttpOnly cookie.' })
  @DescribeErrors(
    'provider_step_over',
    'invalid_credentials',
    'second_factor_required',
    'wrong_second_factor',
    'too_many_tries',
  )
  async finish(
    @Body() given: FinishProviderDto,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Reply() response: Response,
  ): Promise<ProviderLandingView> {
    const step = this.door.readStep(request);
    if (!step) throw new ProviderStepOver();
    const outcome = await this.finishProvider.run({ step, given }, visitor);
    return { outcome: outcome.word, landing: this.door.arrive(response, outcome, step) };
  }

  private async leave(command: Parameters<BeginProvider['run']>[0], request: Request, response: Response) {
    try {
      const begun = await this.beginProvider.run(command);
      this.door.leave(request, response, begun);
      response.redirect(303, begun.url);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      response.redirect(303, landingOf(error.word, { ...command, next: command.next ?? null }));
    }
  }
}
