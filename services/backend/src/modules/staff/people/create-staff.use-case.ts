import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { LoginAttemptsRepository, accountHash } from '../sign-in/login-attempts.repository';
import { PasswordHasher } from '../password/password-hasher';
import { SecondFactorRepository } from '../second-factor/second-factor.repository';
import { SessionRepository } from '../session/session.repository';
import { StaffLinksRepository } from '../links/staff-links.repository';
import { type StaffRole, StaffRepository } from '../staff.repository';
import { TellStaff } from '../notices/tell-staff';

export interface NewPerson {
  name: string;
  email: string;
  role: StaffRole;
  password: string;
}

/**
 * Adds a person who may sign in, or resets the one of this e-mail address: sessions, links and one-time codes end with the
 * old password, and so does a lock after too many wrong ones. It is the operator's way back in for somebody who has lost everything.
 */
@Injectable()
export class CreateStaff {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
    private readonly sessions: SessionRepository,
    private readonly links: StaffLinksRepository,
    private readonly factors: SecondFactorRepository,
    private readonly attempts: LoginAttemptsRepository,
    private readonly hasher: PasswordHasher,
    private readonly tellStaff: TellStaff,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns whether the person is new. */
  async create({ password, ...person }: NewPerson): Promise<boolean> {
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async (tx) => {
      const { id, created } = await this.staff.save({ ...person, passwordHash }, tx);
      await this.sessions.endAllOf(id, tx);
      await this.links.voidAllOf(id, tx);
      await this.factors.remove(id, tx);
      await this.attempts.forgive(accountHash(person.email), tx);
      if (!created) await this.tellStaff.tell('password-reset-by-operator', id, {}, tx);
      const action = created ? 'staff.created' : 'staff.reset';
      await this.audit.record({ action, subjectType: 'staff', subjectId: id, details: { role: person.role } }, tx);
      return created;
    });
  }
}
