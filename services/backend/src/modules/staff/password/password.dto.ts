import { IsString, Matches } from 'class-validator';
import { field } from '../../../platform/fields/field.decorator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { PasswordField, StaffEmailField } from '../staff-fields.decorator';
import { SHORTEST_PASSWORD } from './password-rules';

export class ChangePasswordDto {
  @PasswordField({ description: 'The password until now.' })
  current: string;

  @PasswordField({ minLength: SHORTEST_PASSWORD, description: 'The one from now on.' })
  password: string;
}

export class AskPasswordResetDto {
  @StaffEmailField()
  email: string;
}

export class UseLinkDto {
  @field(
    { type: String, description: 'What stands behind the `=` in the link of the mail.' },
    IsString({ message: 'This field is required.' }),
    Matches(/^[\w-]{43}$/, { message: 'This is not the token of a link.' }),
  )
  token: string;

  @PasswordField({ minLength: SHORTEST_PASSWORD })
  password: string;
}

const text =
  'If this address belongs to somebody here, a mail with a link is on its way. The link is good for an hour.';

export class ResetAskedView {
  @ApiProperty({ type: String, example: text }) message: string = text;
}
