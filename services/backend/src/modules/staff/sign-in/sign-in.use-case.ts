import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { networksOf } from '../../../platform/rate-limit/networks-of';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { CheckSecondFactor } from '../second-factor/check-second-factor';
import { type Place, sessions, SESSIONS_KEPT_DAYS } from '../session/session.repository';
import type { SignInDto } from '../staff.dto';
import { InvalidCredentials, SecondFactorRequired, WrongSecondFactor } from '../staff.errors';
import { type Staff, staff } from '../staff.repository';
import { about, type Visitor } from '../visitor';
import { CheckPassword } from './check-password';
import { loginAttempts } from './login-attempts.repository';

/** Starts a session for the person whose name, e-mail, password and area all match. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly passwords: CheckPassword,
    private readonly secondFactor: CheckSecondFactor,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws TooManyTries, InvalidCredentials, SecondFactorRequired, WrongSecondFactor, Unavailable */
  async run(request: SignInDto, visitor: Visitor) {
    const email = request.email.trim().toLowerCase();
    const attemptId = await this.passwords.count(email, visitor);
    const person = await staff.findByEmail(this.database, email);
    const passwordMatches = await this.passwords.verify(attemptId, person?.passwordHash, request.password);
    const fault = findSignInFault(person, request, passwordMatches);
    if (fault || !person) return this.refuse(person, { area: request.area, fault }, visitor);
    const usedCode = await this.secondFactor.check(person.id, request.code, visitor, async (codeFault) => {
      if (codeFault === 'wrong') return this.refuse(person, { fault: 'wrong code' }, visitor, new WrongSecondFactor());
      await loginAttempts.takeBack(this.database, attemptId);
      throw new SecondFactorRequired();
    });
    const session = await this.start(person, attemptId, usedCode, visitor);
    return session ?? this.refuse(person, { area: request.area, fault: 'changed meanwhile' }, visitor);
  }

  /** Nothing for somebody whose password was reset, or who was disabled, while the one they gave was looked at. */
  private async start(person: Staff, attemptId: string, usedCode: string | undefined, visitor: Visitor) {
    const { id: staffId, name, email, role } = person;
    return this.database.transaction(async (tx) => {
      if (!(await staff.holdAsVerified(tx, staffId, person.passwordHash, role))) return undefined;
      await loginAttempts.succeed(tx, attemptId);
      const places = await sessions.listPlaces(tx, staffId);
      // Nobody is told of the first sign-in of somebody who has just become staff.
      const isFirst = places.length === 0 && (await staff.isRecent(tx, staffId, SESSIONS_KEPT_DAYS));
      if (!isFirst && isNewDevice(visitor, places)) await tellStaff(tx, 'new-device', staffId, visitor);
      const { id, expiresAt } = await sessions.add(tx, staffId, visitor.address, visitor.userAgent);
      const subject = about('session', id, visitor, { secondFactor: usedCode });
      await this.audit.record({ actor: { id: staffId, name }, action: 'session.started', ...subject }, tx);
      return { id, staffId, name, email, role, expiresAt, secondFactor: usedCode !== undefined };
    });
  }

  private async refuse(
    person: Staff | undefined,
    details: Record<string, string | undefined>,
    visitor: Visitor,
    error: Error = new InvalidCredentials(),
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

/** The subnet (IPv4 /24, IPv6 /48) and the browser: its version changes every few weeks, which makes no other browser. */
const deviceOf = ({ address, userAgent }: Place) =>
  `${networksOf(address).subnet} ${userAgent.replace(/[\d._]+/g, '')}`;

/** Whether no session on record was opened from this subnet with this kind of browser. No cookie tells devices apart. */
export const isNewDevice = (place: Place, earlier: readonly Place[]): boolean =>
  !earlier.some((each) => deviceOf(each) === deviceOf(place));
