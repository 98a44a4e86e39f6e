import { Body, Controller, Post, Put } from '@nestjs/common';
import { Public } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiProperty, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { LimitRate } from '../../../platform/rate-limit/rate-limit.guard';
import { AskPasswordResetDto, UseLinkDto } from '../staff.dto';
import { CurrentVisitor, type Visitor } from '../visitor';
import { UseStaffLink } from './use-staff-link.use-case';

const text =
  'If this address belongs to somebody here, a mail with a link is on its way. The link is good for an hour.';

class ResetAskedView {
  @ApiProperty({ type: String, example: text }) message: string = text;
}

/** One-time links. Their tokens travel in bodies, never in addresses, which logs keep. */
@ApiTags('session')
@Public()
@Controller('api')
export class StaffLinksController {
  constructor(private readonly links: UseStaffLink) {}

  @Post('password-resets')
  @LimitRate('password-reset')
  @ApiOperation({ operationId: 'askPasswordReset', summary: 'Ask for a mail with a link to a new password' })
  @Answers(202, ResetAskedView, { description: 'The same for every address.' })
  async ask(@Body() { email }: AskPasswordResetDto, @CurrentVisitor() visitor: Visitor): Promise<ResetAskedView> {
    await this.links.ask(email, visitor);
    return new ResetAskedView();
  }

  @Put('password-resets')
  @LimitRate('sign-in')
  @ApiOperation({ operationId: 'resetPassword', summary: 'Choose a new password by the link of a mail' })
  @AnswersNothing('All sessions have ended; sign in with the new password.')
  @DescribeErrors('link_not_good')
  async reset(@Body() given: UseLinkDto, @CurrentVisitor() visitor: Visitor): Promise<void> {
    await this.links.use('password-reset', given, visitor);
  }

  @Put('invitations')
  @LimitRate('sign-in')
  @ApiOperation({ operationId: 'acceptInvitation', summary: 'Accept an invitation by choosing a password' })
  @AnswersNothing('Sign in with it.')
  @DescribeErrors('link_not_good')
  async accept(@Body() given: UseLinkDto, @CurrentVisitor() visitor: Visitor): Promise<void> {
    await this.links.use('invitation', given, visitor);
  }
}
