import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { SignInMethodOff } from '../../staff.errors';
import type { SignedInVisitor } from '../../visitor';
import { CHALLENGE_MS, PasskeyChallenges } from '../passkey-challenges';
import type { PasskeyCreationView } from '../passkeys.view';
import { listDescriptors } from '../list-descriptors';
import { findRelyingParty } from '../relying-party.facts';
import { userHandleOf } from '../user-handle';

/** ES256, EdDSA, RS256: all that browsers and their devices make passkeys with. */
export const algorithms = [-7, -8, -257];

/** Gives the facts of which a browser makes a new passkey of the caller. */
@Injectable()
export class BeginPasskey {
  constructor(
    private readonly database: Database,
    private readonly challenges: PasskeyChallenges,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws SignInMethodOff */
  async run({ actor }: SignedInVisitor): Promise<PasskeyCreationView> {
    const party = findRelyingParty(this.config);
    if (!party) throw new SignInMethodOff();
    return {
      challenge: this.challenges.make(`add ${actor.id}`),
      timeout: CHALLENGE_MS,
      rpId: party.id,
      rpName: party.name,
      userId: userHandleOf(actor.id),
      userName: actor.email,
      userDisplayName: actor.name,
      algorithms,
      // Without them a device would put the new passkey in the place of the one that it has.
      excludeCredentials: await listDescriptors(this.database, actor.id),
    };
  }
}
