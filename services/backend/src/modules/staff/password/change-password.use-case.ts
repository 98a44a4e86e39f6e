import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { ConfirmPassword } from './confirm-password';
import { demandGoodPassword } from './password-rules';
import type { ChangePasswordDto } from './password.dto';
import { PasswordHasher } from './password-hasher';
import { SessionRepository } from '../session/session.repository';
import { about, type Visitor } from '../visitor';
import { StaffLinksRepository } from '../links/staff-links.repository';
import { NotSignedIn } from '../staff.errors';
import { StaffRepository } from '../staff.repository';
import { TellStaff } from '../notices/tell-staff';

/** A new password for oneself. Every session ends with the old one; the one that asked goes on under a new id. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
    private readonly sessions: SessionRepository,
    private readonly links: StaffLinksRepository,
    private readonly hasher: PasswordHasher,
    private readonly confirmPassword: ConfirmPassword,
    private readonly tellStaff: TellStaff,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns the new session. @throws ValidationFailed, TooManyTries, Unavailable, NotSignedIn */
  async change({ current, password }: ChangePasswordDto, actor: Actor, visitor: Visitor) {
    await demandGoodPassword(password, actor);
    const known = await this.confirmPassword.confirm('current', current, actor, visitor);
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async (tx) => {
      const isReplaced = await this.staff.replacePassword(actor.id, known, passwordHash, tx);
      // A reset in between has ended this session as well.
      if (!isReplaced) throw new NotSignedIn();
      await this.sessions.endAllOf(actor.id, tx);
      await this.links.voidAllOf(actor.id, tx);
      // No code was asked for, so what needs a confirmed session still does.
      const session = await this.sessions.insert({ staffId: actor.id, ...visitor, confirmed: false }, tx);
      await this.tellStaff.tell('password-changed', actor.id, { actorId: actor.id, ...visitor }, tx);
      await this.audit.record({ actor, action: 'staff.password-changed', ...about('staff', actor.id, visitor) }, tx);
      return { ...session, staffId: actor.id };
    });
  }
}
