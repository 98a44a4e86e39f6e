import { IsEmail, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ChoiceField, FlagField } from '../../platform/fields/choice-fields.decorator';
import { LONGEST_MAIL_ADDRESS } from '../../platform/fields/form-field.decorator';
import { field, type FieldOptions } from '../../platform/fields/field.decorator';
import { PlainText } from '../../platform/fields/text-field.decorator';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password/password-rules';
import { type StaffRole, staffRoles } from './staff.facts';
import { LONGEST_NAME } from './staff.repository';

const LONGEST_CODE = 40;

const required = { message: 'This field is required.' };
const atMost = (characters: number) => MaxLength(characters, { message: `At most ${characters} characters.` });

/** A text that is taken as it was typed. */
const TypedField = (options: FieldOptions & { format?: string; minLength?: number; maxLength: number }) =>
  field({ type: String, ...options }, IsString(required), IsNotEmpty(required), atMost(options.maxLength));

const PasswordField = (options: FieldOptions = {}) => TypedField({ maxLength: LONGEST_PASSWORD, ...options });
const NewPasswordField = (options: FieldOptions = {}) =>
  TypedField({ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD, ...options });

const CodeField = (options: FieldOptions) => TypedField({ maxLength: LONGEST_CODE, ...options });

/** A typed text that may be left out. */
const OptionalField = (maxLength: number, options: FieldOptions) =>
  field(
    { type: String, required: false, maxLength, ...options },
    IsOptional(),
    IsString({ message: 'Must be text.' }),
    atMost(maxLength),
  );

/** The same for people who may have none. */
export const OptionalCodeField = (description: string) => OptionalField(LONGEST_CODE, { description });

const EmailField = (options: FieldOptions = {}) =>
  field(
    { type: String, format: 'email', maxLength: LONGEST_MAIL_ADDRESS, ...options },
    IsString(required),
    IsEmail({}, { message: 'Must be an e-mail address.' }),
    atMost(LONGEST_MAIL_ADDRESS),
  );

const RoleField = (description: string) => ChoiceField(staffRoles, { wrong: 'Must be general or hr.', description });

/** People without a password have confirmed their session instead. */
export class PasswordDto {
  @OptionalField(LONGEST_PASSWORD, { description: 'Of who has one.' })
  password?: string;
}

export class ConfirmSessionDto {
  @PasswordField()
  password: string;

  @OptionalCodeField('A one-time or a recovery code, of who has them.')
  code?: string;
}

export class SignInDto {
  @TypedField({ maxLength: LONGEST_NAME })
  name: string;

  @Matches(/^\P{Cc}*$/u, { message: 'Contains a character that no e-mail address has.' })
  @TypedField({ format: 'email', maxLength: LONGEST_MAIL_ADDRESS })
  email: string;

  @PasswordField()
  password: string;

  @RoleField('The admin area to enter: it must be the role of the person.')
  area: StaffRole;

  @OptionalCodeField('A one-time or a recovery code, once asked for.')
  code?: string;
}

/** What `GET /api/session/provider/step` says it waits for. */
export class FinishProviderDto {
  @OptionalField(LONGEST_MAIL_ADDRESS, { description: 'Of the account to connect.', example: 'meera@mail.example' })
  email?: string;

  @OptionalField(LONGEST_PASSWORD, { description: 'Of the account to connect.' })
  password?: string;

  @OptionalCodeField('A one-time or a recovery code, once asked for.')
  code?: string;
}

export class ChangePasswordDto {
  @PasswordField({ description: 'The password until now.' })
  current: string;

  @NewPasswordField({ description: 'The one from now on.' })
  password: string;

  @OptionalCodeField('A one-time or a recovery code, of who has them.')
  code?: string;
}

export class AskPasswordResetDto {
  @EmailField()
  email: string;
}

export const LinkTokenField = () =>
  field(
    { type: String, description: 'What stands behind the `=` in the link of the mail.' },
    IsString(required),
    Matches(/^[\w-]{43}$/, { message: 'This is not the token of a link.' }),
  );

export class LinkTokenDto {
  @LinkTokenField()
  token: string;
}

export class UseLinkDto extends LinkTokenDto {
  @NewPasswordField()
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

class PersonDto {
  @PlainText({ maxLength: LONGEST_NAME, example: 'Asha Rao' })
  name: string;

  @RoleField('general manages people; hr runs the hiring.')
  role: StaffRole;
}

export class InviteStaffDto extends PersonDto {
  @EmailField({ example: 'asha@plumbline.example' })
  email: string;
}

export class ChangeStaffDto extends PersonDto {
  @FlagField({ description: 'Who is disabled cannot sign in, and open sessions end.' })
  disabled: boolean;
}
