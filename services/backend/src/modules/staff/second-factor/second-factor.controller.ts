import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { DuringSetup } from '../session/session.guard';
import { RemoveSecondFactor } from './remove-second-factor.use-case';
import {
  OneTimeCodeDto,
  PasswordDto,
  RecoveryCodesView,
  RemoveSecondFactorDto,
  SecondFactorBegunView,
} from './second-factor.dto';
import { SetUpSecondFactor } from './set-up-second-factor.use-case';
import { CurrentVisitor, type Visitor } from '../visitor';

@ApiTags('session')
@Allow('general', 'hr')
@DuringSetup()
@Controller('api/session/totp')
export class SecondFactorController {
  constructor(
    private readonly setUp: SetUpSecondFactor,
    private readonly removal: RemoveSecondFactor,
  ) {}

  @Post()
  @ApiOperation({ operationId: 'beginSecondFactor', summary: 'Begin to set up one-time codes' })
  @Answers(201, SecondFactorBegunView, { description: 'Not in force before a first code confirms it.' })
  @DescribeErrors('totp_exists', 'too_many_tries')
  async begin(
    @Body() { password }: PasswordDto,
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<SecondFactorBegunView> {
    return this.setUp.begin(password, actor, visitor);
  }

  @Put()
  @ApiOperation({ operationId: 'confirmSecondFactor', summary: 'Confirm one-time codes by a first one' })
  @Answers(200, RecoveryCodesView)
  @DescribeErrors('totp_exists', 'totp_missing', 'too_many_tries')
  async confirm(
    @Body() { code }: OneTimeCodeDto,
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.setUp.confirm(code, actor, visitor) };
  }

  @Delete()
  @ApiOperation({ operationId: 'removeSecondFactor', summary: 'Take the own one-time codes away' })
  @AnswersNothing('From now on the password is enough.')
  @DescribeErrors('totp_missing', 'too_many_tries')
  async remove(
    @Body() given: RemoveSecondFactorDto,
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    await this.removal.removeOwn(given, actor, visitor);
  }
}
