import { IsEmail, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { field } from '../../../platform/fields/text-field.decorator';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-rules';

const required = 'This field is required.';

interface Secret {
  minLength?: number;
  maxLength?: number;
  description?: string;
  example?: string;
}

/** A password, or another secret, which is taken as it was typed. */
export const SecretField = ({ minLength, maxLength = LONGEST_PASSWORD, ...described }: Secret = {}) =>
  field(
    IsString({ message: required }),
    IsNotEmpty({ message: required }),
    MaxLength(maxLength, { message: `At most ${maxLength} characters.` }),
    ApiProperty({ type: String, ...(minLength && { minLength }), maxLength, ...described }),
  );

export class ChangePasswordDto {
  @SecretField({ description: 'The password until now.' })
  current: string;

  @SecretField({ minLength: SHORTEST_PASSWORD, description: 'The one from now on.' })
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

  @SecretField({ minLength: SHORTEST_PASSWORD })
  password: string;
}

const text =
  'If this address belongs to somebody here, a mail with a link is on its way. The link is good for an hour.';

export class ResetAskedView {
  @ApiProperty({ type: String, example: text }) message: string = text;
}
