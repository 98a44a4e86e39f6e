import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiProperty, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { DuringSetup } from '../session/session.guard';
import { OneTimeCodeDto, PasswordDto, RemoveSecondFactorDto } from '../staff.dto';
import { type SignedInVisitor, CurrentSignedInVisitor } from '../visitor';
import { ManageSecondFactor } from './manage-second-factor.use-case';

class SecondFactorBegunView {
  @ApiProperty({ type: String, description: 'For a QR code: `otpauth://totp/...`' }) uri: string;
  @ApiProperty({ type: String, description: 'The same secret for typing it in, in base 32.' }) secret: string;
}

class RecoveryCodesView {
  @ApiProperty({ type: [String], description: 'Ten; each signs in once. They are never shown again.' })
  recoveryCodes: string[];
}

@ApiTags('session')
@Allow('general', 'hr')
@DuringSetup()
@Controller('api/session/totp')
export class SecondFactorController {
  constructor(private readonly secondFactor: ManageSecondFactor) {}

  @Post()
  @ApiOperation({ operationId: 'beginSecondFactor', summary: 'Begin to set up one-time codes' })
  @Answers(201, SecondFactorBegunView, { description: 'Not in force before a first code confirms it.' })
  @DescribeErrors('totp_exists', 'too_many_tries')
  async begin(
    @Body() given: PasswordDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
  ): Promise<SecondFactorBegunView> {
    return this.secondFactor.begin(given.password, caller);
  }

  @Put()
  @ApiOperation({ operationId: 'confirmSecondFactor', summary: 'Confirm one-time codes by a first one' })
  @Answers(200, RecoveryCodesView)
  @DescribeErrors('totp_exists', 'totp_missing', 'too_many_tries')
  async confirm(
    @Body() { code }: OneTimeCodeDto,
    @CurrentSignedInVisitor() caller: SignedInVisitor,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.secondFactor.confirm(code, caller) };
  }

  @Delete()
  @ApiOperation({ operationId: 'removeSecondFactor', summary: 'Take the own one-time codes away' })
  @AnswersNothing('From now on the password is enough.')
  @DescribeErrors('totp_missing', 'too_many_tries')
  async remove(@Body() given: RemoveSecondFactorDto, @CurrentSignedInVisitor() caller: SignedInVisitor): Promise<void> {
    await this.secondFactor.removeOwn(given, caller);
  }
}
