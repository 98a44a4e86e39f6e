import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { LONGEST_PASSWORD } from '../password/password-rules';

const required = 'This field is required.';

export class PasswordDto {
  @ApiProperty({ type: String, maxLength: LONGEST_PASSWORD })
  @MaxLength(LONGEST_PASSWORD, { message: `At most ${LONGEST_PASSWORD} characters.` })
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  password: string;
}

export class OneTimeCodeDto {
  @ApiProperty({ type: String, maxLength: 40, example: '287082' })
  @MaxLength(40, { message: 'At most 40 characters.' })
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  code: string;
}

/** Password and code again: a stolen session and password are not enough without the phone. */
export class RemoveSecondFactorDto extends PasswordDto {
  @ApiProperty({ type: String, maxLength: 40, description: 'A one-time or a recovery code.', example: '287082' })
  @MaxLength(40, { message: 'At most 40 characters.' })
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  code: string;
}

export class SecondFactorBegunView {
  @ApiProperty({ type: String, description: 'For a QR code: `otpauth://totp/...`' }) uri: string;
  @ApiProperty({ type: String, description: 'The same secret for typing it in, in base 32.' }) secret: string;
}

export class RecoveryCodesView {
  @ApiProperty({ type: [String], description: 'Ten; each signs in once. They are never shown again.' })
  recoveryCodes: string[];
}
