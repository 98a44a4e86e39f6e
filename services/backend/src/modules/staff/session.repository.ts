import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { StaffRole } from './staff.repository';

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
}

const insert = statement(
  'sessions.insert',
  `INSERT INTO sessions (staff_id, address, user_agent, expires_at) VALUES ($1, $2, $3, now() + interval '12 hours')
   RETURNING id, expires_at AS "expiresAt"`,
);
const findLive = statement(
  'sessions.find-live',
  `SELECT s.id, s.expires_at AS "expiresAt", s.last_seen_at < now() - interval '1 minute' AS stale,
          t.id AS "staffId", t.name, t.email, t.role, f.confirmed_at IS NOT NULL AS "secondFactor"
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
  `DELETE FROM sessions WHERE least(ended_at, expires_at) < now() - interval '30 days'`,
);

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  async insert({ staffId, address, userAgent }: NewSession, tx: Sql): Promise<{ id: string; expiresAt: Date }> {
    const values = [staffId, address, userAgent];
    const [session] = await tx.query<{ id: string; expiresAt: Date }>(insert, values);
    if (!session) throw new Error('The session row was not saved');
    return session;
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
