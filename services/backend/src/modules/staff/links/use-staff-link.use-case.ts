import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../platform/config/find-sign-in-faults';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { PasswordHasher } from '../password/password-hasher';
import { demandGoodPassword } from '../password/password-rules';
import { hashLinkToken } from '../../../platform/link-token';
import { sessions } from '../session/session.repository';
import { accountHash, loginAttempts } from '../sign-in/login-attempts.repository';
import type { UseLinkDto } from '../staff.dto';
import { LinkNotGood, SignInMethodOff } from '../staff.errors';
import type { LinkKind } from '../staff.facts';
import { staff } from '../staff.repository';
import { about, type Visitor } from '../visitor';
import { staffLinks } from './staff-links.repository';

/** Gives the person of a one-time link the password that they chose. All sessions of before end, and so does a lock after wrong passwords. */
@Injectable()
export class UseStaffLink {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** A password that cannot be taken does not use the link up. @throws SignInMethodOff, LinkNotGood, ValidationFailed, Unavailable */
  async run({ kind, token, password }: UseLinkDto & { kind: LinkKind }, visitor: Visitor): Promise<void> {
    if (arePasskeysAlone(this.config)) throw new SignInMethodOff();
    const link = await staffLinks.findByToken(this.database, kind, hashLinkToken(token));
    if (!link) throw new LinkNotGood();
    await demandGoodPassword(password, link);
    const passwordHash = await this.hasher.hash(password);
    const { id, staffId, name, email } = link;
    await this.database.transaction(async (tx) => {
      const isGood = (await staffLinks.use(tx, id)) && (await staff.setPassword(tx, staffId, passwordHash));
      if (!isGood) throw new LinkNotGood();
      await sessions.endAllOf(tx, staffId);
      await staffLinks.voidAllOf(tx, staffId);
      await loginAttempts.forgive(tx, accountHash(email));
      if (kind === 'password-reset') await tellStaff(tx, kind, staffId, visitor);
      const actor = { id: staffId, name };
      const action = kind === 'invitation' ? 'staff.invitation-accepted' : 'staff.password-reset';
      await this.audit.record({ actor, action, ...about('staff', staffId, visitor) }, tx);
    });
  }
}
