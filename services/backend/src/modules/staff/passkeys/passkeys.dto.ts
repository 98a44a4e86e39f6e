import { ArrayMaxSize, IsArray, Matches, MaxLength } from 'class-validator';
import { field } from '../../../platform/fields/field.decorator';
import { PlainText } from '../../../platform/fields/text-field.decorator';

/** In characters. */
const LONGEST_PASSKEY_NAME = 60;

const bytes = { message: 'Must be bytes in base64url, without padding.' };

/** Bytes of the browser's answer. */
const BytesField = (description: string, most: number, required = true) =>
  field(
    { type: String, maxLength: most, description, example: 'pX1lq0r3vB8Xn2kT', ...(!required && { required }) },
    Matches(/^[\w-]+$/, bytes),
    MaxLength(most, { message: `At most ${most} characters.` }),
  );

const transports = { message: 'Must be a list of up to eight short words.' };

/** The answer of `navigator.credentials.get()`, whose names these are. */
export class PasskeyProofDto {
  @BytesField('The id of the credential.', 1364)
  id: string;

  @BytesField('As the browser gives it.', 2000)
  clientDataJSON: string;

  @BytesField('As the browser gives it.', 1500)
  authenticatorData: string;

  @BytesField('As the browser gives it.', 1500)
  signature: string;

  @BytesField('As the browser gives it; some devices keep none.', 100, false)
  userHandle?: string;
}

class PasskeyNameDto {
  @PlainText({ maxLength: LONGEST_PASSKEY_NAME, example: 'Chrome on Linux' })
  name: string;
}

/** A passkey under another name. */
export class RenamePasskeyDto extends PasskeyNameDto {}

/** The answer of `navigator.credentials.create()`, and a name for the list. */
export class AddPasskeyDto extends PasskeyNameDto {
  @BytesField('The id of the credential.', 1364)
  id: string;

  @BytesField('As the browser gives it.', 2000)
  clientDataJSON: string;

  @BytesField('As the browser gives it.', 4000)
  attestationObject: string;

  @field(
    {
      type: [String],
      maxItems: 8,
      example: ['internal', 'hybrid'],
      description: 'Of `getTransports()`, for browsers that ask for it later.',
    },
    Matches(/^[a-z-]{1,20}$/, { each: true, ...transports }),
    ArrayMaxSize(8, transports),
    IsArray(transports),
  )
  transports: string[];
}
