import { IsEmail, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { ChoiceField } from '../../platform/fields/choice-fields.decorator';
import { LONGEST_MAIL_ADDRESS } from '../../platform/fields/email-field.decorator';
import { field, type Shown } from '../../platform/fields/field.decorator';
import { LONGEST_PASSWORD } from './password/password-rules';
import { staffRoles } from './staff.facts';

const LONGEST_CODE = 40;

const required = { message: 'This field is required.' };
const atMost = (characters: number) => MaxLength(characters, { message: `At most ${characters} characters.` });

/** A text that is taken as it was typed. */
export const TypedField = (shown: Shown & { format?: string; minLength?: number; maxLength: number }) =>
  field({ type: String, ...shown }, IsString(required), IsNotEmpty(required), atMost(shown.maxLength));

export const PasswordField = ({ minLength, ...shown }: Shown & { minLength?: number } = {}) =>
  TypedField({ ...(minLength && { minLength }), maxLength: LONGEST_PASSWORD, ...shown });

/** A one-time or a recovery code. */
export const CodeField = (shown: Shown) => TypedField({ maxLength: LONGEST_CODE, ...shown });

/** The same for people who may have none. */
export const OptionalCodeField = (description: string) =>
  field(
    { type: String, required: false, maxLength: LONGEST_CODE, description },
    IsOptional(),
    IsString({ message: 'Must be text.' }),
    atMost(LONGEST_CODE),
  );

export const StaffEmailField = (shown: Shown = {}) =>
  field(
    { type: String, format: 'email', maxLength: LONGEST_MAIL_ADDRESS, ...shown },
    IsString(required),
    IsEmail({}, { message: 'Must be an e-mail address.' }),
    atMost(LONGEST_MAIL_ADDRESS),
  );

export const RoleField = (description: string) =>
  ChoiceField(staffRoles, { wrong: 'Must be general or hr.', description });
