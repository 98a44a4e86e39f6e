import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { SignInMethodOff } from '../../staff.errors';
import { listDescriptors } from '../list-descriptors';
import { CHALLENGE_MS, PasskeyChallenges } from '../passkey-challenges';
import type { PasskeyRequestView } from '../passkeys.view';
import { findRelyingParty } from '../relying-party.facts';

/** Gives a challenge to those who have a passkey. */
@Injectable()
export class AskForPasskey {
  constructor(
    private readonly database: Database,
    private readonly challenges: PasskeyChallenges,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * For signing in, where nobody is known yet and the browser knows whose passkeys it has; else for confirming by one of this person.
   * @throws SignInMethodOff
   */
  async run({ staffId }: { staffId?: string }): Promise<PasskeyRequestView> {
    const party = findRelyingParty(this.config);
    if (!party) throw new SignInMethodOff();
    const challenge = this.challenges.make(staffId === undefined ? 'sign-in' : `confirm ${staffId}`);
    const allowCredentials = staffId === undefined ? [] : await listDescriptors(this.database, staffId);
    return { challenge, rpId: party.id, timeout: CHALLENGE_MS, allowCredentials };
  }
}
