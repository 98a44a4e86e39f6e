import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { ChangePassword } from './change-password.use-case';
import { ChangePasswordDto } from './password.dto';
import { SessionCookie } from '../session/session-cookie';
import { CurrentVisitor, type Visitor } from '../visitor';

@ApiTags('session')
@Allow('general', 'hr')
@Controller('api/session/password')
export class PasswordController {
  constructor(
    private readonly changePassword: ChangePassword,
    private readonly cookie: SessionCookie,
  ) {}

  @Post()
  @ApiOperation({ operationId: 'changePassword', summary: 'Choose a new password' })
  @AnswersNothing('All sessions have ended; a new one is in the cookie.')
  @DescribeErrors('too_many_tries')
  async change(
    @Body() given: ChangePasswordDto,
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.cookie.give(response, await this.changePassword.change(given, actor, visitor));
  }
}
