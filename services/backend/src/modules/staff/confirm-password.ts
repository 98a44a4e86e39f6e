import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import { ValidationFailed } from '../../platform/http/http.errors';
import { CountLoginAttempt } from './count-login-attempt';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { PasswordHasher } from './password-hasher';
import type { Visitor } from './visitor';
import { StaffRepository } from './staff.repository';

/**
 * Asks for the password once more before something that a stolen session must not do. Wrong ones count like those of a
 * sign-in, and block it alike.
 */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly staff: StaffRepository,
    private readonly attempts: LoginAttemptsRepository,
    private readonly countAttempt: CountLoginAttempt,
    private readonly hasher: PasswordHasher,
  ) {}

  /** `field` is the one that the mistake is told for. @throws ValidationFailed, TooManyTries, Unavailable */
  async confirm(field: string, password: string, actor: Actor, { address }: Visitor): Promise<void> {
    const attemptId = await this.countAttempt.count(actor.email, address);
    const person = await this.staff.find(actor.id);
    const matches = await this.hasher.verify(person?.passwordHash, password).catch(async (error: unknown) => {
      await this.attempts.takeBack(attemptId);
      throw error;
    });
    if (!matches) throw new ValidationFailed({ [field]: 'This is not your password.' });
    await this.attempts.takeBack(attemptId);
  }
}
