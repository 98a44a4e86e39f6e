import { IsEmail, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { LONGEST_PASSWORD } from './password-rules';

const required = 'This field is required.';
const tooLong = { message: `At most ${LONGEST_PASSWORD} characters.` };

export class ChangePasswordDto {
  @ApiProperty({ type: String, maxLength: LONGEST_PASSWORD, description: 'The password until now.' })
  @MaxLength(LONGEST_PASSWORD, tooLong)
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  current: string;

  @ApiProperty({ type: String, minLength: 15, maxLength: LONGEST_PASSWORD, description: 'The one from now on.' })
  @MaxLength(LONGEST_PASSWORD, tooLong)
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  password: string;
}

export class AskPasswordResetDto {
  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @MaxLength(254, { message: 'At most 254 characters.' })
  @IsEmail({}, { message: 'Must be an e-mail address.' })
  @IsString({ message: required })
  email: string;
}

export class UseLinkDto {
  @ApiProperty({ type: String, description: 'What stands behind the `=` in the link of the mail.' })
  @Matches(/^[\w-]{43}$/, { message: 'This is not the token of a link.' })
  @IsString({ message: required })
  token: string;

  @ApiProperty({ type: String, minLength: 15, maxLength: LONGEST_PASSWORD })
  @MaxLength(LONGEST_PASSWORD, tooLong)
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  password: string;
}

const text =
  'If this address belongs to somebody here, a mail with a link is on its way. The link is good for an hour.';

export class ResetAskedView {
  @ApiProperty({ type: String, example: text }) message: string = text;
}
