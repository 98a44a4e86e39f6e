import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../platform/config/find-sign-in-faults';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { CheckSecondFactor } from '../second-factor/check-second-factor';
import { CheckPassword } from '../sign-in/check-password';
import type { ConfirmSessionDto } from '../staff.dto';
import { NotSignedIn, SignInMethodOff } from '../staff.errors';
import { about, type SignedInVisitor } from '../visitor';
import { sessions } from './session.repository';

/**
 * Takes the password once more, for deeds that a stolen session must not do. The session goes on under a new id (ASVS 5.0.0,
 * V7.2.4) and no longer than before, so that a copy of its cookie ends here and cannot use its owner's confirmation.
 */
@Injectable()
export class ConfirmSession {
  constructor(
    private readonly database: Database,
    private readonly passwords: CheckPassword,
    private readonly secondFactor: CheckSecondFactor,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @returns the new session. @throws SignInMethodOff, ValidationFailed, TooManyTries, Unavailable, NotSignedIn */
  async run({ password, code }: ConfirmSessionDto, caller: SignedInVisitor): Promise<{ id: string; staffId: string }> {
    if (arePasskeysAlone(this.config)) throw new SignInMethodOff();
    const { actor } = caller;
    await this.passwords.confirm('password', password, caller);
    const usedCode = await this.secondFactor.demand(code, caller);
    return this.database.transaction(async (tx) => {
      const session = await sessions.replaceConfirmed(tx, actor.sessionId, actor.id);
      if (!session) throw new NotSignedIn();
      const subject = about('session', session.id, caller, { secondFactor: usedCode });
      await this.audit.record({ actor, action: 'session.confirmed', ...subject }, tx);
      return { ...session, staffId: actor.id };
    });
  }
}
