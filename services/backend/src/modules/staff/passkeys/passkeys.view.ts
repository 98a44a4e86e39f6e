import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { toView } from '../../../platform/http/listing/to-view';
import { authenticatorName } from './authenticator-names';
import type { ListedPasskey } from './passkeys.repository';

export class PasskeyView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, example: 'Chrome on Linux' }) name: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt: string | null;
  @ApiProperty({ type: Boolean, description: 'Whether it is kept in more places than one device.' }) backedUp: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Google Password Manager',
    description: 'The product that keeps it, where that tells.',
  })
  keptBy: string | null;
}

export const toPasskeyView = ({ aaguid, ...passkey }: ListedPasskey): PasskeyView => ({
  ...toView(passkey),
  keptBy: authenticatorName(aaguid),
});

export class OwnPasskeysView {
  @ApiProperty({ type: Boolean, description: 'Whether one can sign in by passkey here, and add one.' })
  available: boolean;
  @ApiProperty({ type: [PasskeyView] }) passkeys: PasskeyView[];
}

/** A passkey as browsers are told of it. */
export class PasskeyDescriptorView {
  @ApiProperty({ type: String, example: 'pX1lq0r3vB8Xn2kT', description: 'In base64url.' }) id: string;
  @ApiProperty({ type: [String], example: ['internal', 'hybrid'] }) transports: string[];
}

class CeremonyView {
  @ApiProperty({ type: String, example: 'q1Zr0mB8Xn2kTlGk', description: 'In base64url; good once.' })
  challenge: string;
  @ApiProperty({ type: String, example: 'plumbline.example', description: 'The domain that passkeys are made for.' })
  rpId: string;
  @ApiProperty({ type: Number, example: 300_000, description: 'In milliseconds, from now on.' }) timeout: number;
}

/** For `navigator.credentials.get()`, with `userVerification: 'required'`. */
export class PasskeyRequestView extends CeremonyView {
  @ApiProperty({ type: [PasskeyDescriptorView], description: 'Empty: any passkey of this domain.' })
  allowCredentials: PasskeyDescriptorView[];
}

/** For `navigator.credentials.create()`, with `residentKey` and `userVerification` required and no attestation. */
export class PasskeyCreationView extends CeremonyView {
  @ApiProperty({ type: String, example: 'Plumbline' }) rpName: string;
  @ApiProperty({ type: String, example: 'AZnwqlHWfD6dGy9_OxqcRA', description: 'In base64url.' }) userId: string;
  @ApiProperty({ type: String, example: 'meera@plumbline.example' }) userName: string;
  @ApiProperty({ type: String, example: 'Meera Nair' }) userDisplayName: string;
  @ApiProperty({ type: [Number], example: [-7, -8, -257], description: 'By their numbers of COSE.' })
  algorithms: number[];
  @ApiProperty({ type: [PasskeyDescriptorView], description: 'Those that the person has already.' })
  excludeCredentials: PasskeyDescriptorView[];
}
