import { Injectable } from '@nestjs/common';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { CheckOneTimeCode, type UsedCode } from './check-one-time-code';
import { LoginAttemptsRepository } from '../sign-in/login-attempts.repository';
import { SecondFactorRepository } from './second-factor.repository';
import type { Visitor } from '../visitor';
import { SecondFactorRequired, WrongSecondFactor } from '../staff.errors';
import type { Staff } from '../staff.repository';

/** The second half of a sign-in whose password was right. */
@Injectable()
export class PassSecondFactor {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly attempts: LoginAttemptsRepository,
    private readonly checkCode: CheckOneTimeCode,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * @returns the kind of code that was given, nothing for a person who has no second factor. A missing code is no wrong
   * try, a wrong one is. @throws SecondFactorRequired, WrongSecondFactor, TooManyTries
   */
  async pass(person: Staff, code: string | undefined, attemptId: string, visitor: Visitor) {
    if (!(await this.factors.isConfirmed(person.id))) return undefined;
    if (!code) {
      await this.attempts.takeBack(attemptId);
      throw new SecondFactorRequired();
    }
    return (await this.checkCode.check(person.id, code, visitor)) ?? this.refuse(person, visitor);
  }

  private async refuse({ id }: Staff, { address, requestId }: Visitor): Promise<UsedCode> {
    const subject = { subjectType: 'staff', subjectId: id, details: { fault: 'wrong code' } };
    await this.audit.record({ action: 'session.refused', ...subject, address, requestId });
    throw new WrongSecondFactor();
  }
}
