import { Body, Controller, Post, Put } from '@nestjs/common';
import { Public } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { AskPasswordReset } from '../password/ask-password-reset.use-case';
import { AskPasswordResetDto, UseLinkDto } from '../staff.dto';
import { CurrentVisitor, type Visitor } from '../visitor';
import { ResetAskedView } from './reset-asked.view';
import { UseStaffLink } from './use-staff-link.use-case';

/** One-time links. Their tokens travel in bodies, never in addresses, which logs keep. */
@ApiTags('session')
@Public()
@Controller('api')
export class StaffLinksController {
  constructor(
    private readonly askPasswordReset: AskPasswordReset,
    private readonly useStaffLink: UseStaffLink,
  ) {}

  @Post('password-resets')
  @LimitRate('password-reset')
  @ApiOperation({ operationId: 'askPasswordReset', summary: 'Ask for a mail with a link to a new password' })
  @Answers(202, ResetAskedView, { description: 'The same for every address.' })
  async ask(@Body() request: AskPasswordResetDto, @CurrentVisitor() visitor: Visitor): Promise<ResetAskedView> {
    await this.askPasswordReset.run(request, visitor);
    return new ResetAskedView();
  }

  @Put('password-resets')
  @LimitRate('sign-in')
  @ApiOperation({ operationId: 'resetPassword', summary: 'Choose a new password by the link of a mail' })
  @AnswersNothing('All sessions have ended; sign in with the new password.')
  @DescribeErrors('link_not_good', 'sign_in_method_off')
  async reset(@Body() { token, password }: UseLinkDto, @CurrentVisitor() visitor: Visitor): Promise<void> {
    await this.useStaffLink.run({ kind: 'password-reset', token, password }, visitor);
  }

  @Put('invitations')
  @LimitRate('sign-in')
  @ApiOperation({ operationId: 'acceptInvitation', summary: 'Accept an invitation by choosing a password' })
  @AnswersNothing('Sign in with it.')
  @DescribeErrors('link_not_good', 'sign_in_method_off')
  async accept(@Body() { token, password }: UseLinkDto, @CurrentVisitor() visitor: Visitor): Promise<void> {
    await this.useStaffLink.run({ kind: 'invitation', token, password }, visitor);
  }
}
