import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../platform/config/find-sign-in-faults';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { staffLinks } from '../links/staff-links.repository';
import { tellStaff } from '../notices/tell-staff.use-case';
import { CheckSecondFactor } from '../second-factor/check-second-factor';
import { sessions } from '../session/session.repository';
import { CheckPassword } from '../sign-in/check-password';
import type { ChangePasswordDto } from '../staff.dto';
import { NotSignedIn, SignInMethodOff } from '../staff.errors';
import { staff } from '../staff.repository';
import { about, type SignedInVisitor } from '../visitor';
import { PasswordHasher } from './password-hasher';
import { demandGoodPassword } from './password-rules';

/** Gives the caller a new password. All other sessions end; this one goes on under a new id, as when it is confirmed. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly passwords: CheckPassword,
    private readonly secondFactor: CheckSecondFactor,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @returns the new session. @throws SignInMethodOff, ValidationFailed, TooManyTries, Unavailable, NotSignedIn */
  async run(request: ChangePasswordDto, caller: SignedInVisitor): Promise<{ id: string; staffId: string }> {
    if (arePasskeysAlone(this.config)) throw new SignInMethodOff();
    const { current, password, code } = request;
    const { actor } = caller;
    const currentHash = await this.passwords.confirm('current', current, caller);
    // Before the code, which is good for one use; after the present password, so that no guess at it starts a process.
    await demandGoodPassword(password, actor);
    const usedCode = await this.secondFactor.demand(code, caller);
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async (tx) => {
      const isReplaced = await staff.replacePassword(tx, actor.id, currentHash, passwordHash);
      // A reset in between has ended this session as well.
      if (!isReplaced) throw new NotSignedIn();
      const session = await sessions.replaceConfirmed(tx, actor.sessionId, actor.id);
      if (!session) throw new NotSignedIn();
      await sessions.endOthersOf(tx, actor.id, session.id);
      await staffLinks.voidAllOf(tx, actor.id);
      await tellStaff(tx, 'password-changed', actor.id, caller, actor);
      const subject = about('staff', actor.id, caller, { secondFactor: usedCode });
      await this.audit.record({ actor, action: 'staff.password-changed', ...subject }, tx);
      return { ...session, staffId: actor.id };
    });
  }
}
