import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { CheckSecondFactor } from '../second-factor/check-second-factor';
import type { SignInDto } from '../staff.dto';
import { InvalidCredentials, SignInMethodOff, SecondFactorRequired, WrongSecondFactor } from '../staff.errors';
import { type Staff, staff } from '../staff.repository';
import { about, type Visitor } from '../visitor';
import { CheckPassword } from './check-password';
import { isPasswordOpen } from './is-password-open';
import { loginAttempts } from './login-attempts.repository';
import { StartSession } from './start-session';

/** Starts a session for the person whose name, e-mail, password and area all match. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly passwords: CheckPassword,
    private readonly secondFactor: CheckSecondFactor,
    private readonly startSession: StartSession,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws SignInMethodOff, TooManyTries, InvalidCredentials, SecondFactorRequired, WrongSecondFactor, Unavailable */
  async run(request: SignInDto, visitor: Visitor) {
    const email = request.email.trim().toLowerCase();
    const attemptId = await this.passwords.count(email, visitor);
    const person = await staff.findByEmail(this.database, email);
    const passwordMatches = await this.passwords.verify(attemptId, person?.passwordHash, request.password);
    const fault = findSignInFault(person, request, passwordMatches) ?? this.findClosedDoor(person);
    if (fault || !person) return this.refuse(person, { area: request.area, fault }, visitor);
    const usedCode = await this.secondFactor.check(person.id, request.code, visitor, async (codeFault) => {
      if (codeFault === 'wrong') return this.refuse(person, { fault: 'wrong code' }, visitor, new WrongSecondFactor());
      await loginAttempts.takeBack(this.database, attemptId);
      throw new SecondFactorRequired();
    });
    const session = await this.startSession.run(
      {
        person,
        method: 'password',
        usedCode,
        isFresh: true,
        // Nobody gets in whose password was reset, or who was disabled, while the one they gave was looked at.
        confirm: async (tx) => {
          if (!(await staff.holdAsVerified(tx, person.id, person.passwordHash, person.role))) return false;
          await loginAttempts.succeed(tx, attemptId);
          return true;
        },
      },
      visitor,
    );
    return session ?? this.refuse(person, { area: request.area, fault: 'changed meanwhile' }, visitor);
  }

  private findClosedDoor(person: Staff | undefined): string | undefined {
    return isPasswordOpen(person, this.config) ? undefined : 'passwords are off';
  }

  /** Where passwords are off, every mismatch is answered alike, so that nobody learns whose password an operator has set. */
  private get mismatch(): Error {
    return this.config.SIGN_IN_BY_PASSWORD === 'no' ? new SignInMethodOff() : new InvalidCredentials();
  }

  private async refuse(
    person: Staff | undefined,
    details: Record<string, string | undefined>,
    visitor: Visitor,
    error: Error = this.mismatch,
  ): Promise<never> {
    await this.audit.record({ action: 'session.refused', ...about('staff', person?.id, visitor, details) });
    throw error;
  }
}

/** Why a sign-in is refused, for the audit log only; nothing when everything matches. */
function findSignInFault(person: Staff | undefined, request: SignInDto, passwordMatches: boolean): string | undefined {
  if (!person) return 'unknown person';
  if (person.disabledAt) return 'disabled person';
  if (person.passwordHash === null) return 'invited person';
  if (!passwordMatches) return 'wrong password';
  if (plain(request.name) !== plain(person.name)) return 'wrong name';
  if (request.area !== person.role) return 'wrong area';
  return undefined;
}

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
