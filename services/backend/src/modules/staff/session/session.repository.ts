import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';
import type { Place } from '../sign-in/is-new-device';
import type { StaffRole } from '../staff.repository';

/** A session that is good at this moment, with its person as the staff row knows them now. */
export interface LiveSession {
  id: string;
  expiresAt: Date;
  /** Whether the last sign of life on record is more than a minute old. */
  stale: boolean;
  staffId: string;
  name: string;
  email: string;
  role: StaffRole;
  /** Whether the person has confirmed one-time codes. */
  secondFactor: boolean;
  /** Whether password, and code where the person has them, were given within the last `CONFIRMED_MINUTES`. */
  freshlyAuthenticated: boolean;
}

export interface ListedSession {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  address: string;
  userAgent: string;
}

export interface NewSession {
  staffId: string;
  address: string;
  userAgent: string;
  /** Whether all that a sign-in asks for was given just now. */
  confirmed: boolean;
}

/**
 * How long a password that was given counts for what needs it, in minutes: long enough for a row of such deeds, too short for
 * somebody who finds a session. The sudo of most systems keeps to five as well.
 */
const CONFIRMED_MINUTES = 5;

/** How long sessions that are over stay on record. What is older than that is not recognised. */
export const SESSIONS_KEPT_DAYS = 30;

const insert = statement(
  'sessions.insert',
  `INSERT INTO sessions (staff_id, address, user_agent, confirmed_at, expires_at)
   VALUES ($1, $2, $3, CASE WHEN $4 THEN now() END, now() + interval '12 hours')
   RETURNING id, expires_at AS "expiresAt"`,
);
/** Ends at the same time as the one before. */
const replaceConfirmed = statement(
  'sessions.replace-confirmed',
  `WITH ended AS (
     UPDATE sessions SET ended_at = now() WHERE id = $1 AND staff_id = $2 AND ended_at IS NULL AND expires_at > now()
     RETURNING staff_id, address, user_agent, created_at, expires_at
   )
   INSERT INTO sessions (staff_id, address, user_agent, created_at, expires_at, confirmed_at)
   SELECT staff_id, address, user_agent, created_at, expires_at, now() FROM ended RETURNING id`,
);
const findLive = statement(
  'sessions.find-live',
  `SELECT s.id, s.expires_at AS "expiresAt", s.last_seen_at < now() - interval '1 minute' AS stale,
          t.id AS "staffId", t.name, t.email, t.role, f.confirmed_at IS NOT NULL AS "secondFactor",
          coalesce(s.confirmed_at > now() - interval '${CONFIRMED_MINUTES} minutes', false) AS "freshlyAuthenticated"
   FROM sessions s JOIN staff t ON t.id = s.staff_id LEFT JOIN staff_totp f ON f.staff_id = t.id
   WHERE s.id = $1 AND t.id = $2 AND s.ended_at IS NULL AND s.expires_at > now()
     AND s.last_seen_at > now() - interval '30 minutes' AND t.disabled_at IS NULL`,
);
const listLive = statement(
  'sessions.list-live',
  `SELECT id, created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt", address,
          user_agent AS "userAgent"
   FROM sessions WHERE staff_id = $1 AND ended_at IS NULL AND expires_at > now()
     AND last_seen_at > now() - interval '30 minutes'
   ORDER BY last_seen_at DESC, id`,
);
const listPlaces = statement(
  'sessions.list-places',
  `SELECT DISTINCT address, user_agent AS "userAgent" FROM sessions WHERE staff_id = $1`,
);
const touch = statement('sessions.touch', `UPDATE sessions SET last_seen_at = now() WHERE id = $1`);
const endOneOf = statement(
  'sessions.end-one-of',
  `UPDATE sessions SET ended_at = now() WHERE id = $1 AND staff_id = $2 AND ended_at IS NULL RETURNING id`,
);
const endOthersOf = statement(
  'sessions.end-others-of',
  `UPDATE sessions SET ended_at = now() WHERE staff_id = $1 AND id <> $2 AND ended_at IS NULL`,
);
const endAllOf = statement(
  'sessions.end-all-of',
  `UPDATE sessions SET ended_at = now() WHERE staff_id = $1 AND ended_at IS NULL`,
);

const forgetOld = statement(
  'sessions.forget-old',
  `DELETE FROM sessions WHERE least(ended_at, expires_at) < now() - interval '${SESSIONS_KEPT_DAYS} days'`,
);

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  async insert(given: NewSession, tx: Sql): Promise<{ id: string; expiresAt: Date }> {
    const values = [given.staffId, given.address, given.userAgent, given.confirmed];
    return onlyRow(await tx.query<{ id: string; expiresAt: Date }>(insert, values));
  }

  /** @returns the id of the session that takes its place, confirmed now; nothing where it has ended. */
  async replaceConfirmed(id: string, staffId: string, tx: Sql): Promise<string | undefined> {
    return (await tx.query<{ id: string }>(replaceConfirmed, [id, staffId]))[0]?.id;
  }

  async findLive(id: string, staffId: string): Promise<LiveSession | undefined> {
    return (await this.database.query<LiveSession>(findLive, [id, staffId]))[0];
  }

  async touch(id: string): Promise<void> {
    await this.database.query(touch, [id]);
  }

  async endAllOf(staffId: string, tx: Sql): Promise<void> {
    await tx.query(endAllOf, [staffId]);
  }

  /** The sessions of a person that are good at this moment, the one used last first. */
  async listLive(staffId: string): Promise<ListedSession[]> {
    return this.database.query<ListedSession>(listLive, [staffId]);
  }

  /** From where the person has signed in, as far as that is on record. */
  async listPlaces(staffId: string, tx: Sql): Promise<Place[]> {
    return tx.query<Place>(listPlaces, [staffId]);
  }

  /** @returns whether there was such a session of this person. */
  async endOneOf(staffId: string, id: string, tx: Sql): Promise<boolean> {
    return (await tx.query(endOneOf, [id, staffId])).length === 1;
  }

  async endOthersOf(staffId: string, keptId: string, tx: Sql): Promise<void> {
    await tx.query(endOthersOf, [staffId, keptId]);
  }

  async forgetOld(): Promise<void> {
    await this.database.query(forgetOld);
  }
}
