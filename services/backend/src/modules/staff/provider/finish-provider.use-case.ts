import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { LinkIdentity } from '../identities/link-identity';
import { identities } from '../identities/staff-identities.repository';
import { CheckSecondFactor } from '../second-factor/check-second-factor';
import { CheckPassword } from '../sign-in/check-password';
import { loginAttempts } from '../sign-in/login-attempts.repository';
import type { FinishProviderDto } from '../staff.dto';
import { InvalidCredentials, SecondFactorRequired, WrongSecondFactor } from '../staff.errors';
import { type Staff, staff } from '../staff.repository';
import { about, type Visitor } from '../visitor';
import type { ProviderOutcome } from './answer-provider.use-case';
import { ConfirmByProvider } from './confirm-by-provider';
import { EnterByProvider } from './enter-by-provider';
import type { Step } from './provider-cookies';
import { ProviderRefusal } from './provider-facts';

/**
 * Takes what the provider's word was not enough for: the code of a person who has one-time codes, or, the first time, the password of
 * the person whose account the identity is to be. The provider's address finds nobody: it may be one that anybody can give themselves.
 */
@Injectable()
export class FinishProvider {
  constructor(
    private readonly database: Database,
    private readonly passwords: CheckPassword,
    private readonly secondFactor: CheckSecondFactor,
    private readonly link: LinkIdentity,
    private readonly enter: EnterByProvider,
    private readonly confirm: ConfirmByProvider,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws InvalidCredentials, TooManyTries, SecondFactorRequired, WrongSecondFactor, Unavailable */
  async run({ step, given }: { step: Step; given: FinishProviderDto }, visitor: Visitor): Promise<ProviderOutcome> {
    try {
      return await (step.needs === 'code' ? this.takeCode(step, given, visitor) : this.connect(step, given, visitor));
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      await this.record(error.staffId, error.fault, visitor);
      return { word: error.word };
    }
  }

  private async takeCode(step: Step, { code }: FinishProviderDto, visitor: Visitor): Promise<ProviderOutcome> {
    const { identity, session, role } = step;
    const person = await identities.findPerson(this.database, identity.issuer, identity.subject);
    if (!person || person.disabledAt) throw new ProviderRefusal('expired', 'changed meanwhile', person?.id);
    const usedCode = await this.checkCode(person.id, code, visitor);
    const isFresh = usedCode !== undefined;
    if (step.purpose === 'sign-in')
      return { word: 'done', entered: await this.enter.run({ person, identity, role, usedCode, isFresh }, visitor) };
    if (session?.staffId !== person.id) throw new ProviderRefusal('expired', 'changed meanwhile', person.id);
    return {
      word: 'confirmed',
      confirmed: await this.confirm.run({ person, sessionId: session.id, usedCode }, visitor),
    };
  }

  private async connect(step: Step, given: FinishProviderDto, visitor: Visitor): Promise<ProviderOutcome> {
    const email = (given.email ?? '').trim().toLowerCase();
    const attemptId = await this.passwords.count(email, visitor);
    const person = await staff.findByEmail(this.database, email);
    const matches = await this.passwords.verify(attemptId, person?.passwordHash, given.password ?? '');
    if (!person || !matches || person.disabledAt) {
      await this.record(person?.id, findFault(person), visitor);
      throw new InvalidCredentials();
    }
    const usedCode = await this.checkCode(person.id, given.code, visitor, () =>
      loginAttempts.takeBack(this.database, attemptId),
    );
    const { identity, role } = step;
    await this.database.transaction(async (tx) => {
      if (!(await staff.holdAsVerified(tx, person.id, person.passwordHash, person.role)))
        throw new ProviderRefusal('expired', 'changed meanwhile', person.id);
      await loginAttempts.succeed(tx, attemptId);
      await this.link.run(tx, { person, identity, by: 'password' }, visitor);
    });
    return {
      word: 'done',
      entered: await this.enter.run({ person, identity, role, usedCode, isFresh: true }, visitor),
    };
  }

  /** @returns the kind of the code; nothing for somebody without codes. */
  private checkCode(
    staffId: string,
    code: string | undefined,
    visitor: Visitor,
    whenMissing = async (): Promise<void> => undefined,
  ): Promise<string | undefined> {
    return this.secondFactor.check(staffId, code, visitor, async (fault) => {
      if (fault === 'missing') {
        await whenMissing();
        throw new SecondFactorRequired();
      }
      await this.record(staffId, 'wrong code', visitor);
      throw new WrongSecondFactor();
    });
  }

  private record(staffId: string | undefined, fault: string, visitor: Visitor): Promise<void> {
    const subject = about('staff', staffId, visitor, { method: 'provider', fault });
    return this.audit.record({ action: 'session.refused', ...subject });
  }
}

function findFault(person: Staff | undefined): string {
  if (!person) return 'unknown person';
  if (person.disabledAt) return 'disabled person';
  return person.passwordHash === null ? 'person without a password' : 'wrong password';
}
