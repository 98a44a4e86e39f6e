import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { CountLoginAttempt } from '../sign-in/count-login-attempt';
import { loginAttempts } from '../sign-in/login-attempts.repository';
import { about, type Visitor } from '../visitor';
import { staff } from '../staff.repository';

/**
 * Asks for the password once more before something that a stolen session must not do. Wrong ones count like those of a
 * sign-in, and block it alike.
 */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly database: Database,
    private readonly attempts: CountLoginAttempt,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * @param field the one that the mistake is told for
   * @returns the hash that the password was held against. @throws ValidationFailed, TooManyTries, Unavailable
   */
  async confirm(field: string, password: string, actor: Actor, visitor: Visitor): Promise<string> {
    const attemptId = await this.attempts.count(actor.email, visitor);
    const known = (await staff.find(this.database, actor.id))?.passwordHash;
    const matches = await this.attempts.verify(attemptId, known, password);
    if (!matches || !known)
      return this.refuse('wrong password', { [field]: 'This is not your password.' }, actor, visitor);
    await loginAttempts.takeBack(this.database, attemptId);
    return known;
  }

  /** Tells the audit log that something given as a proof was wrong. @throws ValidationFailed with these errors */
  async refuse(fault: string, errors: Record<string, string>, actor: Actor, visitor: Visitor): Promise<never> {
    const deed = { actor, action: 'session.confirmation-refused' as const, ...about('staff', actor.id, visitor) };
    await this.audit.record({ ...deed, details: { fault } });
    throw new ValidationFailed(errors);
  }
}
