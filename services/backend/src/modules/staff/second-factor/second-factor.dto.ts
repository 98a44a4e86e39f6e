import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { CodeField, PasswordField } from '../staff-fields.decorator';

export class PasswordDto {
  @PasswordField()
  password: string;
}

export class OneTimeCodeDto {
  @CodeField({ example: '287082' })
  code: string;
}

/** Password and code again: a stolen session and password are not enough without the phone. */
export class RemoveSecondFactorDto extends PasswordDto {
  @CodeField({ description: 'A one-time or a recovery code.', example: '287082' })
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
