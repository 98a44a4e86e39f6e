import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { demandGoodPassword } from '../password/password-rules';
import { hashLinkToken } from '../random-secrets';
import { LoginAttemptsRepository, accountHash } from '../sign-in/login-attempts.repository';
import type { UseLinkDto } from '../password/password.dto';
import { PasswordHasher } from '../password/password-hasher';
import { SessionRepository } from '../session/session.repository';
import { about, type Visitor } from '../visitor';
import { type LinkKind, StaffLinksRepository } from './staff-links.repository';
import { LinkNotGood } from '../staff.errors';
import { StaffRepository } from '../staff.repository';
import { TellStaff } from '../notices/tell-staff';

const actions: Record<LinkKind, string> = {
  invitation: 'staff.invitation-accepted',
  'password-reset': 'staff.password-reset',
};

/** Gives the person of a one-time link the password that they chose. All sessions of before end, and so does a lock after wrong passwords. */
@Injectable()
export class UseStaffLink {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
    private readonly sessions: SessionRepository,
    private readonly links: StaffLinksRepository,
    private readonly attempts: LoginAttemptsRepository,
    private readonly hasher: PasswordHasher,
    private readonly tellStaff: TellStaff,
    private readonly audit: RecordAudit,
  ) {}

  /** A password that cannot be taken does not use the link up. @throws LinkNotGood, ValidationFailed, Unavailable */
  async use(kind: LinkKind, { token, password }: UseLinkDto, visitor: Visitor): Promise<void> {
    const link = await this.links.findByToken(kind, hashLinkToken(token));
    if (!link) throw new LinkNotGood();
    await demandGoodPassword(password, link);
    const passwordHash = await this.hasher.hash(password);
    const { id, staffId, name, email } = link;
    await this.database.transaction(async (tx) => {
      const good = (await this.links.use(id, tx)) && (await this.staff.setPassword(staffId, passwordHash, tx));
      if (!good) throw new LinkNotGood();
      await this.sessions.endAllOf(staffId, tx);
      await this.links.voidAllOf(staffId, tx);
      await this.attempts.forgive(accountHash(email), tx);
      if (kind === 'password-reset') await this.tellStaff.tell(kind, staffId, visitor, tx);
      const actor = { id: staffId, name };
      await this.audit.record({ actor, action: actions[kind], ...about('staff', staffId, visitor) }, tx);
    });
  }
}
