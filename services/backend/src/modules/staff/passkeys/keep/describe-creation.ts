import { CHALLENGE_MS } from '../passkey-challenges';
import type { PasskeyCreationView, PasskeyDescriptorView } from '../passkeys.view';
import type { RelyingParty } from '../relying-party.facts';
import { userHandleOf } from '../user-handle';

/** ES256, EdDSA, RS256: all that browsers and their devices make passkeys with. */
export const algorithms = [-7, -8, -257];

interface Creation {
  party: RelyingParty;
  challenge: string;
  person: { id: string; name: string; email: string };
  /** Without them a device would put the new passkey in the place of the one that it has. */
  excludeCredentials: PasskeyDescriptorView[];
}

/** The facts of which a browser makes a new passkey. */
export const describeCreation = ({ party, challenge, person, excludeCredentials }: Creation): PasskeyCreationView => ({
  challenge,
  timeout: CHALLENGE_MS,
  rpId: party.id,
  rpName: party.name,
  userId: userHandleOf(person.id),
  userName: person.email,
  userDisplayName: person.name,
  algorithms,
  excludeCredentials,
});
