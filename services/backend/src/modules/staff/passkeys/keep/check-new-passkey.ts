import { Injectable } from '@nestjs/common';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import type { Sql } from '../../../../platform/database/database';
import { SignInMethodOff } from '../../staff.errors';
import { readClientData } from '../client-data';
import { type ChallengePurpose, PasskeyChallenges } from '../passkey-challenges';
import type { AddPasskeyDto } from '../passkeys.dto';
import { PasskeyNotTaken, PasskeyTooLate, TooManyPasskeys } from '../passkeys.errors';
import { type ListedPasskey, passkeys } from '../passkeys.repository';
import { findRelyingParty } from '../relying-party.facts';
import { algorithms } from './describe-creation';
import { isPlainAttestation } from './plain-attestation';

const MOST_PASSKEYS = 20;

/** Looks at passkeys that browsers have made. */
@Injectable()
export class CheckNewPasskey {
  constructor(
    private readonly challenges: PasskeyChallenges,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Uses the challenge up. @throws SignInMethodOff, PasskeyTooLate, PasskeyNotTaken */
  async check({ id, clientDataJSON, attestationObject }: AddPasskeyDto, purpose: ChallengePurpose) {
    const party = findRelyingParty(this.config);
    if (!party) throw new SignInMethodOff();
    const data = readClientData(clientDataJSON);
    if (!data || data.crossOrigin || !isPlainAttestation(attestationObject)) throw new PasskeyNotTaken();
    if (!(await this.challenges.take(data.challenge, purpose))) throw new PasskeyTooLate();
    const verified = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: data.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }).catch(() => undefined);
    if (!verified?.verified || verified.registrationInfo.credential.id !== id) throw new PasskeyNotTaken();
    return verified.registrationInfo;
  }
}

type NewPasskey = Awaited<ReturnType<CheckNewPasskey['check']>>;

/** The person is locked. @throws TooManyPasskeys, and a unique violation where the passkey is in a list already */
export async function keepPasskey(
  tx: Sql,
  staffId: string,
  { name, transports }: Pick<AddPasskeyDto, 'name' | 'transports'>,
  { credential, aaguid, credentialBackedUp }: NewPasskey,
): Promise<ListedPasskey> {
  if ((await passkeys.countOf(tx, staffId)).count >= MOST_PASSKEYS) throw new TooManyPasskeys();
  return passkeys.add(
    tx,
    staffId,
    Buffer.from(credential.id, 'base64url'),
    Buffer.from(credential.publicKey),
    credential.counter,
    transports,
    credentialBackedUp,
    name,
    aaguid,
  );
}
