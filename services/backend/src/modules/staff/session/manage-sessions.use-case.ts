import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { toView } from '../../../platform/http/listing/to-view';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { staffLinks } from '../links/issue-staff-link.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { PasswordHasher } from '../password/password-hasher';
import { demandGoodPassword } from '../password/password-rules';
import { ManageSecondFactor } from '../second-factor/manage-second-factor.use-case';
import { CheckPassword } from '../sign-in/check-password';
import type { ChangePasswordDto, ConfirmSessionDto } from '../staff.dto';
import { NotSignedIn } from '../staff.errors';
import { lockPerson, staff } from '../staff.repository';
import { about, type SignedInVisitor } from '../visitor';
import { sessions } from './session.repository';

/** A session that is good at this moment, so that its owner can tell whether it is theirs. */
export class ListedSessionView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) lastSeenAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, description: 'Where it was begun.' }) address: string;
  @ApiProperty({ type: String, description: 'What the browser calls itself.' }) userAgent: string;
  @ApiProperty({ type: Boolean, description: 'Whether it is the one that asks.' }) current: boolean;
}

/**
 * Lists and ends sessions, also while their tokens are still valid. With the password given once more, or changed, a session goes
 * on under a new id (ASVS 5.0.0, V7.2.4) and no longer than before, so that a copy of its cookie ends here and cannot use its
 * owner's confirmation.
 */
@Injectable()
export class ManageSessions {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly passwords: CheckPassword,
    private readonly secondFactor: ManageSecondFactor,
    private readonly audit: RecordAudit,
  ) {}

  /** The one used last first. @throws NotFound, also for an id that is none. */
  async listOf(staffId: string, currentId: string): Promise<ListedSessionView[]> {
    if (!isUUID(staffId) || !(await staff.find(this.database, staffId))) throw new NotFound('There is no such person.');
    const live = await sessions.listLive(this.database, staffId);
    return live.map((session) => Object.assign(toView(session), { current: session.id === currentId }));
  }

  /** One of one's own. @returns whether it was there: another request may have ended it just before. */
  end(id: string, caller: SignedInVisitor): Promise<boolean> {
    const { actor } = caller;
    return this.database.transaction(async (tx) => {
      const ended = await sessions.endOneOf(tx, actor.id, id);
      if (ended) await this.audit.record({ actor, action: 'session.ended', ...about('session', id, caller) }, tx);
      return ended;
    });
  }

  /** @throws NotFound for a person that is none. */
  async endAllOf(staffId: string, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    await this.database.transaction(async (tx) => {
      await lockPerson(tx, staffId);
      await sessions.endAllOf(tx, staffId);
      await this.audit.record({ actor, action: 'staff.sessions-ended', ...about('staff', staffId, caller) }, tx);
    });
  }

  /** @returns the new session. @throws ValidationFailed, TooManyTries, Unavailable, NotSignedIn */
  async confirm({ password, code }: ConfirmSessionDto, caller: SignedInVisitor) {
    const { actor } = caller;
    await this.passwords.confirm('password', password, caller);
    const used = await this.secondFactor.demand(code, caller);
    return this.database.transaction(async (tx) => {
      const session = await sessions.replaceConfirmed(tx, actor.sessionId, actor.id);
      if (!session) throw new NotSignedIn();
      const subject = about('session', session.id, caller, { secondFactor: used });
      await this.audit.record({ actor, action: 'session.confirmed', ...subject }, tx);
      return { ...session, staffId: actor.id };
    });
  }

  /** All other sessions end. @returns the new session. @throws ValidationFailed, TooManyTries, Unavailable, NotSignedIn */
  async changePassword({ current, password, code }: ChangePasswordDto, caller: SignedInVisitor) {
    const { actor } = caller;
    await demandGoodPassword(password, actor);
    const known = await this.passwords.confirm('current', current, caller);
    const used = await this.secondFactor.demand(code, caller);
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async (tx) => {
      const isReplaced = await staff.replacePassword(tx, actor.id, known, passwordHash);
      // A reset in between has ended this session as well.
      if (!isReplaced) throw new NotSignedIn();
      const session = await sessions.replaceConfirmed(tx, actor.sessionId, actor.id);
      if (!session) throw new NotSignedIn();
      await sessions.endOthersOf(tx, actor.id, session.id);
      await staffLinks.voidAllOf(tx, actor.id);
      await tellStaff(tx, 'password-changed', actor.id, caller, actor);
      const subject = about('staff', actor.id, caller, { secondFactor: used });
      await this.audit.record({ actor, action: 'staff.password-changed', ...subject }, tx);
      return { ...session, staffId: actor.id };
    });
  }
}
