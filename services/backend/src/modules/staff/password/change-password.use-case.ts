import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { ConfirmPassword } from './confirm-password';
import { demandGoodPassword } from './password-rules';
import type { ChangePasswordDto } from './password.dto';
import { PasswordHasher } from './password-hasher';
import { sessions } from '../session/session.repository';
import { about, type Visitor } from '../visitor';
import { staffLinks } from '../links/staff-links.repository';
import { NotSignedIn } from '../staff.errors';
import { staff } from '../staff.repository';
import { tellStaff } from '../notices/tell-staff';

/** A new password for oneself. Every session ends with the old one; the one that asked goes on under a new id. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly confirmPassword: ConfirmPassword,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns the new session. @throws ValidationFailed, TooManyTries, Unavailable, NotSignedIn */
  async change({ current, password }: ChangePasswordDto, actor: Actor, visitor: Visitor) {
    await demandGoodPassword(password, actor);
    const known = await this.confirmPassword.confirm('current', current, actor, visitor);
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async (tx) => {
      const isReplaced = await staff.replacePassword(tx, actor.id, known, passwordHash);
      // A reset in between has ended this session as well.
      if (!isReplaced) throw new NotSignedIn();
      await sessions.endAllOf(tx, actor.id);
      await staffLinks.voidAllOf(tx, actor.id);
      // The new session does not count as confirmed, because no code was asked for.
      const session = await sessions.add(tx, actor.id, visitor.address, visitor.userAgent, false);
      await tellStaff(tx, 'password-changed', actor.id, { actorId: actor.id, ...visitor });
      await this.audit.record({ actor, action: 'staff.password-changed', ...about('staff', actor.id, visitor) }, tx);
      return { ...session, staffId: actor.id };
    });
  }
}
