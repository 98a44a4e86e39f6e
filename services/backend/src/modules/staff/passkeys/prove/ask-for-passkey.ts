import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { SignInMethodOff } from '../../staff.errors';
import { CHALLENGE_MS, PasskeyChallenges } from '../passkey-challenges';
import { passkeys } from '../passkeys.repository';
import type { PasskeyDescriptorView, PasskeyRequestView } from '../passkeys.view';
import { findRelyingParty } from '../relying-party.facts';

/** Challenges for those who have a passkey. */
@Injectable()
export class AskForPasskey {
  constructor(
    private readonly database: Database,
    private readonly challenges: PasskeyChallenges,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** For anybody: the browser knows whose passkeys it has. @throws SignInMethodOff */
  toSignIn(): PasskeyRequestView {
    return this.request('sign-in', []);
  }

  /** @throws SignInMethodOff */
  async toConfirm(staffId: string): Promise<PasskeyRequestView> {
    return this.request(`confirm ${staffId}`, await listDescriptors(this.database, staffId));
  }

  private request(
    purpose: Parameters<PasskeyChallenges['make']>[0],
    allowCredentials: PasskeyDescriptorView[],
  ): PasskeyRequestView {
    const party = findRelyingParty(this.config);
    if (!party) throw new SignInMethodOff();
    return { challenge: this.challenges.make(purpose), rpId: party.id, timeout: CHALLENGE_MS, allowCredentials };
  }
}

/** The passkeys of a person, as browsers are told of them. */
export const listDescriptors = async (sql: Database, staffId: string): Promise<PasskeyDescriptorView[]> =>
  (await passkeys.listCredentials(sql, staffId)).map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    transports,
  }));
