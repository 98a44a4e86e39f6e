import { Injectable } from '@nestjs/common';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { isUniqueViolation } from '../../../../platform/database/database-errors';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { tellStaff } from '../../notices/tell-staff.use-case';
import { SignInMethodOff } from '../../staff.errors';
import { lockPerson } from '../../staff.repository';
import { about, type SignedInVisitor } from '../../visitor';
import { readClientData } from '../client-data';
import { PasskeyChallenges } from '../passkey-challenges';
import type { AddPasskeyDto } from '../passkeys.dto';
import { PasskeyExists, PasskeyNotTaken, PasskeyTooLate, TooManyPasskeys } from '../passkeys.errors';
import { type ListedPasskey, passkeys } from '../passkeys.repository';
import { findRelyingParty } from '../relying-party.facts';
import { algorithms } from './begin-passkey.use-case';
import { isPlainAttestation } from './plain-attestation';

const MOST_PASSKEYS = 20;

/** Adds a passkey that a browser has made for the caller. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly database: Database,
    private readonly challenges: PasskeyChallenges,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws SignInMethodOff, PasskeyTooLate, PasskeyNotTaken, PasskeyExists, TooManyPasskeys */
  async run(request: AddPasskeyDto, caller: SignedInVisitor): Promise<ListedPasskey> {
    const { actor } = caller;
    const { credential, aaguid, credentialBackedUp } = await this.verify(request, actor.id);
    try {
      return await this.database.transaction(async (tx) => {
        await lockPerson(tx, actor.id);
        if ((await passkeys.countOf(tx, actor.id)).count >= MOST_PASSKEYS) throw new TooManyPasskeys();
        const passkey = await passkeys.add(
          tx,
          actor.id,
          Buffer.from(credential.id, 'base64url'),
          Buffer.from(credential.publicKey),
          credential.counter,
          request.transports,
          credentialBackedUp,
          request.name,
          aaguid,
        );
        await tellStaff(tx, 'passkey-added', actor.id, caller, actor);
        const subject = about('staff', actor.id, caller, { passkey: passkey.id, name: passkey.name });
        await this.audit.record({ actor, action: 'staff.passkey-added', ...subject }, tx);
        return passkey;
      });
    } catch (error) {
      throw isUniqueViolation(error, 'staff_passkeys_once') ? new PasskeyExists() : error;
    }
  }

  private async verify({ id, clientDataJSON, attestationObject }: AddPasskeyDto, staffId: string) {
    const party = findRelyingParty(this.config);
    if (!party) throw new SignInMethodOff();
    const data = readClientData(clientDataJSON);
    if (!data || data.crossOrigin || !isPlainAttestation(attestationObject)) throw new PasskeyNotTaken();
    if (!(await this.challenges.take(data.challenge, `add ${staffId}`))) throw new PasskeyTooLate();
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
