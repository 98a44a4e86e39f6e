import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { SignInMethodOff } from '../../staff.errors';
import type { SignedInVisitor } from '../../visitor';
import { PasskeyChallenges } from '../passkey-challenges';
import type { PasskeyCreationView } from '../passkeys.view';
import { listDescriptors } from '../list-descriptors';
import { findRelyingParty } from '../relying-party.facts';
import { describeCreation } from './describe-creation';

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
    const challenge = this.challenges.make(`add ${actor.id}`);
    const excludeCredentials = await listDescriptors(this.database, actor.id);
    return describeCreation({ party, challenge, person: actor, excludeCredentials });
  }
}
