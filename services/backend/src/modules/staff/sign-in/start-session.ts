import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { networksOf } from '../../../platform/rate-limit/networks-of';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { tellStaff } from '../notices/tell-staff.use-case';
import { secondFactors } from '../second-factor/second-factor.repository';
import { type Place, sessions, SESSIONS_KEPT_DAYS } from '../session/session.repository';
import type { SignInMethod } from '../staff.facts';
import { type Staff, staff } from '../staff.repository';
import { about, type Visitor } from '../visitor';

export interface ProvenSignIn {
  person: Staff;
  method: SignInMethod;
  /** The kind of the code that was given; nothing for somebody without codes. */
  usedCode: string | undefined;
  /** Whether the person has given a proof just now. An identity provider lets people through whom it knows still. */
  isFresh: boolean;
  /**
   * Whether the facts that were proven still hold, which it locks until the transaction ends, and what the method keeps of its use.
   * Nobody gets a session otherwise: a person may have been disabled meanwhile.
   */
  confirm: (tx: Sql) => Promise<boolean>;
}

/** The end of every way to sign in: a session for a person who has proven to be one. */
@Injectable()
export class StartSession {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns nothing where the facts that were proven have changed meanwhile. */
  async run({ person, method, usedCode, isFresh, confirm }: ProvenSignIn, visitor: Visitor) {
    const { id: staffId, name, email, role } = person;
    return this.database.transaction(async (tx) => {
      if (!(await confirm(tx))) return undefined;
      const places = await sessions.listPlaces(tx, staffId);
      // Nobody is told of the first sign-in of somebody who has just become staff.
      const isFirst = places.length === 0 && (await staff.isRecent(tx, staffId, SESSIONS_KEPT_DAYS));
      if (!isFirst && isNewDevice(visitor, places)) await tellStaff(tx, 'new-device', staffId, visitor);
      const { id, expiresAt } = await sessions.add(tx, staffId, visitor.address, visitor.userAgent, method, isFresh);
      const subject = about('session', id, visitor, { method, secondFactor: usedCode });
      await this.audit.record({ actor: { id: staffId, name }, action: 'session.started', ...subject }, tx);
      const secondFactor = await secondFactors.isConfirmed(tx, staffId);
      return { id, staffId, name, email, role, expiresAt, method, secondFactor };
    });
  }
}

/** The subnet (IPv4 /24, IPv6 /48) and the browser: its version changes every few weeks, which makes no other browser. */
const deviceOf = ({ address, userAgent }: Place) =>
  `${networksOf(address).subnet} ${userAgent.replace(/[\d._]+/g, '')}`;

/** Whether no session on record was opened from this subnet with this kind of browser. No cookie tells devices apart. */
export const isNewDevice = (place: Place, earlier: readonly Place[]): boolean =>
  !earlier.some((each) => deviceOf(each) === deviceOf(place));
