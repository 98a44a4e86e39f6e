import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { DuringSetup } from '../session/session.guard';
import { OneTimeCodeDto, PasswordDto, RemoveSecondFactorDto } from '../staff.dto';
import { type SignedInVisitor, CurrentSignedInVisitor } from '../visitor';
import { BeginSecondFactor } from './begin-second-factor.use-case';
import { ConfirmSecondFactor } from './confirm-second-factor.use-case';
import { RemoveSecondFactor } from './remove-second-factor.use-case';
import { RecoveryCodesView, SecondFactorBegunView } from './second-factor.view';

@ApiTags('session')
@Allow('general', 'hr')
@DuringSetup()
@Controller('api/session/totp')
export class SecondFactorController {
  constructor(
    private readonly beginSecondFactor: BeginSecondFactor,
    private readonly confirmSecondFactor: ConfirmSecondFactor,
    private readonly removeSecondFactor: RemoveSecondFactor,
  ) {}

  @Post()
  @ApiOperation({ operationId: 'beginSecondFactor', summary: 'Begin to set up one-time codes' })
  @Answers(201, SecondFactorBegunView, { description: 'Not in force before a first code confirms it.' })
  @DescribeErrors('passkey_wanted', 'totp_exists', 'too_many_tries')
  async begin(
    @Body() request: PasswordDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
  ): Promise<SecondFactorBegunView> {
    return this.beginSecondFactor.run(request, caller);
  }

  @Put()
  @ApiOperation({ operationId: 'confirmSecondFactor', summary: 'Confirm one-time codes by a first one' })
  @Answers(200, RecoveryCodesView)
  @DescribeErrors('totp_exists', 'totp_missing', 'too_many_tries')
  async confirm(
    @Body() request: OneTimeCodeDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.confirmSecondFactor.run(request, caller) };
  }

  @Delete()
  @ApiOperation({ operationId: 'removeSecondFactor', summary: 'Take the own one-time codes away' })
  @AnswersNothing('From now on the password is enough.')
  @DescribeErrors('totp_missing', 'too_many_tries')
  async remove(
    @Body() request: RemoveSecondFactorDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
  ): Promise<void> {
    await this.removeSecondFactor.run(request, caller);
  }
}
