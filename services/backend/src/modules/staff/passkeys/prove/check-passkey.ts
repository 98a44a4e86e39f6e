import { Injectable } from '@nestjs/common';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { SignInMethodOff } from '../../staff.errors';
import { readClientData } from '../client-data';
import { type ChallengePurpose, PasskeyChallenges } from '../passkey-challenges';
import type { PasskeyProofDto } from '../passkeys.dto';
import { type Passkey, passkeys } from '../passkeys.repository';
import { findRelyingParty } from '../relying-party.facts';
import { userHandleOf } from '../user-handle';

/** A passkey whose signature was right, with the facts to keep of this use. */
export interface ProvenPasskey {
  passkey: Passkey;
  counter: number;
  backedUp: boolean;
}

/** Why an answer is refused, for the audit log only. */
export interface PasskeyFault {
  fault: string;
  staffId?: string;
  /** Whether the person is told to try again. */
  isLate?: boolean;
}

/** Looks at the answers of passkeys. */
@Injectable()
export class CheckPasskey {
  constructor(
    private readonly database: Database,
    private readonly challenges: PasskeyChallenges,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Uses the challenge up. @throws SignInMethodOff */
  async check(proof: PasskeyProofDto, purpose: ChallengePurpose): Promise<ProvenPasskey | PasskeyFault> {
    const party = findRelyingParty(this.config);
    if (!party) throw new SignInMethodOff();
    const { id, userHandle, ...response } = proof;
    const passkey = await passkeys.findByCredential(this.database, Buffer.from(id, 'base64url'));
    if (!passkey) return { fault: 'unknown passkey' };
    const { staffId } = passkey;
    if (userHandle !== undefined && userHandle !== userHandleOf(staffId))
      return { fault: 'wrong user handle', staffId };
    const data = readClientData(response.clientDataJSON);
    if (!data) return { fault: 'no right answer', staffId };
    // The library lets it pass where the browser does not name the outer page, as Safari does not.
    if (data.crossOrigin) return { fault: 'a page within another', staffId };
    if (!(await this.challenges.take(data.challenge, purpose)))
      return { fault: 'challenge too old, used or not ours', staffId, isLate: true };
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
        expectedChallenge: data.challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
        requireUserVerification: true,
      });
      const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo;
      return verified ? { passkey, counter, backedUp } : { fault: 'wrong signature', staffId };
    } catch (error) {
      return { fault: faultOf(error as Error), staffId };
    }
  }
}

/** The library's own words repeat what a stranger sent. */
const faults: [RegExp, string][] = [
  [/counter/i, 'counter went back: perhaps a copy'],
  [/origin/i, 'wrong origin'],
  [/RP ID/i, 'wrong domain'],
  [/user verification|user could not be verified/i, 'person not verified'],
];
const faultOf = ({ message }: Error) => faults.find(([words]) => words.test(message))?.[1] ?? 'no right answer';
