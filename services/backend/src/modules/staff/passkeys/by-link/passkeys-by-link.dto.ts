import { AddPasskeyDto } from '../passkeys.dto';
import { LinkTokenField, OptionalCodeField } from '../../staff.dto';

export class BeginPasskeyByLinkDto {
  @LinkTokenField()
  token: string;

  @OptionalCodeField('A one-time or a recovery code, once asked for.')
  code?: string;
}

/** A new passkey, and the link that takes the place of a session. */
export class AddPasskeyByLinkDto extends AddPasskeyDto {
  @LinkTokenField()
  token: string;
}
