import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Injectable, Module } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../../platform/database/database';
import { AuditModule } from '../../audit/audit.module';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { staffLinks } from '../links/issue-staff-link.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { PasswordHasher } from '../password/password-hasher';
import { findPasswordFault } from '../password/password-rules';
import { secondFactors } from '../second-factor/second-factor.repository';
import { sessions } from '../session/session.repository';
import { accountHash, loginAttempts } from '../sign-in/login-attempts.repository';
import { staffRoles } from '../staff.facts';
import { LONGEST_NAME, type Staff, staff } from '../staff.repository';

const tooLong = `must have at most ${LONGEST_NAME} characters`;
const onlyDash = 'takes only "-": the password itself comes in one line from standard input';

const settings = z.object({
  ROLE: z.enum(staffRoles, 'must be general or hr'),
  NAME: z.string('is not set').trim().min(1, 'is empty').max(LONGEST_NAME, tooLong),
  EMAIL: z.string('is not set').trim().toLowerCase().max(254, 'is too long').pipe(z.email('must be an e-mail address')),
  PASSWORD: z.literal(['', '-'], onlyDash).optional(),
  DEMO: z.literal(['', '0', '1'], 'must be 1 or absent').optional(),
});

export class StaffCommandError extends Error {}

/** Reads who shall be added from the environment. @throws StaffCommandError that lists all mistakes. */
export function parseStaffCommand(environment: Record<string, string | undefined>, nodeEnv: string) {
  const { success, data, error } = settings.safeParse(environment);
  if (!success)
    throw new StaffCommandError(error.issues.map(({ path, message }) => `${path.join()} ${message}`).join('\n'));
  const { ROLE: role, NAME: name, EMAIL: email, PASSWORD, DEMO } = data;
  if (DEMO === '1' && nodeEnv === 'production') throw new StaffCommandError('DEMO=1 is refused in production');
  return { role, name, email, passwordFromInput: PASSWORD === '-' };
}

/** @throws StaffCommandError when the password given cannot be taken. */
export async function assertGoodPassword(password: string, who: { name: string; email: string }): Promise<void> {
  const fault = await findPasswordFault(password, who);
  if (fault) throw new StaffCommandError(`the password ${fault}`);
}

/** The first line of a stream, without its line break; '' when there is none. */
export async function readFirstLine(input: Readable): Promise<string> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) return line;
  return '';
}

/**
 * Adds a person who may sign in, or resets the one of this e-mail address: sessions, links and one-time codes end with the
 * old password, and so does a lock after too many wrong ones. It is the operator's way back in for somebody who has lost everything.
 */
@Injectable()
export class CreateStaff {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns whether the person is new. */
  async create(person: Pick<Staff, 'name' | 'email' | 'role'> & { password: string }): Promise<boolean> {
    const { name, email, role, password } = person;
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async (tx) => {
      const { id, created } = await staff.save(tx, name, email, role, passwordHash);
      await sessions.endAllOf(tx, id);
      await staffLinks.voidAllOf(tx, id);
      await secondFactors.remove(tx, id);
      await loginAttempts.forgive(tx, accountHash(email));
      if (!created) await tellStaff(tx, 'password-reset-by-operator', id);
      const action = created ? 'staff.created' : 'staff.reset';
      await this.audit.record({ action, subjectType: 'staff', subjectId: id, details: { role } }, tx);
      return created;
    });
  }
}

/** For the command, without routes. */
@Module({ imports: [AuditModule], providers: [PasswordHasher, CreateStaff] })
export class StaffCommandModule {}
