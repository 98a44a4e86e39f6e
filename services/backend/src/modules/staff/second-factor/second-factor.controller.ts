import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '../../../platform/http/contract/api-docs.decorators';
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
  @ApiCreatedResponse({ type: SecondFactorBegunView, description: 'Not in force before a first code confirms it.' })
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
  @ApiOkResponse({ type: RecoveryCodesView })
  @DescribeErrors('totp_exists', 'totp_missing', 'too_many_tries')
  async confirm(
    @Body() { code }: OneTimeCodeDto,
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.setUp.confirm(code, actor, visitor) };
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ operationId: 'removeSecondFactor', summary: 'Take the own one-time codes away' })
  @ApiNoContentResponse({ description: 'From now on the password is enough.' })
  @DescribeErrors('totp_missing', 'too_many_tries')
  async remove(
    @Body() given: RemoveSecondFactorDto,
    @CurrentActor() actor: Actor,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    await this.removal.removeOwn(given, actor, visitor);
  }
}
