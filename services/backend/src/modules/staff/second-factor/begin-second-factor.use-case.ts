import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { PasskeyWanted } from '../passkeys/passkeys.errors';
import { passkeys } from '../passkeys/passkeys.repository';
import { findRelyingParty } from '../passkeys/relying-party.facts';
import { mustSetUpSecondFactor } from '../session/session.guard';
import { CheckPassword } from '../sign-in/check-password';
import type { PasswordDto } from '../staff.dto';
import { SecondFactorExists } from '../staff.errors';
import type { SignedInVisitor } from '../visitor';
import { describeTotp, makeTotpSecret, sealSecret } from './one-time-code';
import { secondFactors } from './second-factor.repository';

/** Makes the secret of one-time codes, which a first code then confirms. Beginning again makes a new one. */
@Injectable()
export class BeginSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly passwords: CheckPassword,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws PasskeyWanted, ConfirmationRequired, ValidationFailed, TooManyTries, Unavailable, SecondFactorExists */
  async run({ password }: PasswordDto, caller: SignedInVisitor): Promise<{ uri: string; secret: string }> {
    const { id, email } = caller.actor;
    if (await this.wantsPasskey(caller)) throw new PasskeyWanted();
    await this.passwords.confirmAnyway(password, caller);
    const secret = makeTotpSecret();
    const sealed = sealSecret(secret, id, this.config.SESSION_SECRET);
    if (!(await secondFactors.begin(this.database, id, sealed))) throw new SecondFactorExists();
    return describeTotp(secret, email);
  }

  /** Without this, a thief who knows the password of somebody with a passkey could set up the demanded codes on a phone of their own. */
  private async wantsPasskey({ actor }: SignedInVisitor): Promise<boolean> {
    if (!mustSetUpSecondFactor(this.config, actor) || !findRelyingParty(this.config)) return false;
    return (await passkeys.countOf(this.database, actor.id)).count > 0;
  }
}
