import { findRow, hasRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import type { SignInMethod } from '../staff.facts';
import type { Staff } from '../staff.repository';
import type { Visitor } from '../visitor';

export type Place = Pick<Visitor, 'address' | 'userAgent'>;

/** A session that is good at this moment, with its person as the staff row knows them now. */
interface LiveSession extends Pick<Staff, 'name' | 'email' | 'role'> {
  id: string;
  expiresAt: Date;
  /** Whether the last sign of life on record is more than a minute old. */
  stale: boolean;
  staffId: string;
  /** Whether the person has confirmed one-time codes. */
  secondFactor: boolean;
  method: SignInMethod;
  /** Whether password, and code where the person has them, were given within the last `CONFIRMED_MINUTES`. */
  freshlyAuthenticated: boolean;
}

type NewSession = Pick<LiveSession, 'id' | 'expiresAt'>;

export interface ListedSession extends NewSession, Place {
  createdAt: Date;
  lastSeenAt: Date;
}

/** For how long a confirmed password counts: for a row of calls, not for somebody who finds a session; sudo has five too. */
const CONFIRMED_MINUTES = 5;

/** How long ended sessions stay on record. Older ones are not recognised. */
export const SESSIONS_KEPT_DAYS = 30;

/** SQL: whether a session is good at this moment, but for its person, who may be disabled. */
export const isLive = (alias: string) =>
  `(${alias}.ended_at IS NULL AND ${alias}.expires_at > now() AND ${alias}.last_seen_at > now() - interval '30 minutes')`;

/** Gives the session that takes the place of another, confirmed now, which ends at the same time; nothing where that has ended. */
const replaceAs = (method: string) =>
  findRow<{ id: string }, [id: string, staffId: string]>(`
    WITH ended AS (
      UPDATE sessions SET ended_at = now() WHERE id = $1 AND staff_id = $2 AND ended_at IS NULL AND expires_at > now()
      RETURNING staff_id, address, user_agent, method, created_at, expires_at
    )
    INSERT INTO sessions (staff_id, address, user_agent, method, created_at, expires_at, confirmed_at)
    SELECT staff_id, address, user_agent, ${method}, created_at, expires_at, now() FROM ended RETURNING id`);

export const sessions = queries('sessions', {
  /** `isFresh` says whether the person has given a proof just now, which confirms the session. */
  add: oneRow<
    NewSession,
    [staffId: string, address: string, userAgent: string, method: SignInMethod, isFresh: boolean]
  >(`
    INSERT INTO sessions (staff_id, address, user_agent, method, confirmed_at, expires_at)
    VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN now() END, now() + interval '12 hours')
    RETURNING id, expires_at AS "expiresAt"`),

  replaceConfirmed: replaceAs('method'),

  /** From then on it is worth what one that a passkey began is worth. */
  replaceConfirmedByPasskey: replaceAs(`'passkey'`),

  findLive: findRow<LiveSession, [id: string, staffId: string]>(`
    SELECT s.id, s.expires_at AS "expiresAt", s.last_seen_at < now() - interval '1 minute' AS stale,
           s.method, t.id AS "staffId", t.name, t.email, t.role, f.confirmed_at IS NOT NULL AS "secondFactor",
           coalesce(s.confirmed_at > now() - interval '${CONFIRMED_MINUTES} minutes', false) AS "freshlyAuthenticated"
    FROM sessions s JOIN staff t ON t.id = s.staff_id LEFT JOIN staff_totp f ON f.staff_id = t.id
    WHERE s.id = $1 AND t.id = $2 AND ${isLive('s')} AND t.disabled_at IS NULL`),

  /** Those of these that are good at this moment, with the role of now. A look at them is no sign of life. */
  listLiveAmong: listRows<{ id: string; role: string }, [ids: readonly string[]]>(`
    SELECT s.id, t.role FROM sessions s JOIN staff t ON t.id = s.staff_id
    WHERE s.id = ANY($1::uuid[]) AND ${isLive('s')} AND t.disabled_at IS NULL`),

  listLive: listRows<ListedSession, [staffId: string]>(`
    SELECT id, created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt", address,
           user_agent AS "userAgent"
    FROM sessions s WHERE staff_id = $1 AND ${isLive('s')} ORDER BY last_seen_at DESC, id`),

  /** From where the person has signed in, as far as that is on record. */
  listPlaces: listRows<Place, [staffId: string]>(`
    SELECT DISTINCT address, user_agent AS "userAgent" FROM sessions WHERE staff_id = $1`),

  touch: run<[id: string]>(`UPDATE sessions SET last_seen_at = now() WHERE id = $1`),

  /** Whether there was such a session of this person. */
  endOneOf: hasRow<[staffId: string, id: string]>(`
    UPDATE sessions SET ended_at = now() WHERE staff_id = $1 AND id = $2 AND ended_at IS NULL RETURNING id`),

  /** Of everybody. */
  endEach: oneRow<{ count: number }>(`
    WITH ended AS (UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL RETURNING id)
    SELECT count(*)::int AS count FROM ended`),

  endOthersOf: run<[staffId: string, keptId: string]>(`
    UPDATE sessions SET ended_at = now() WHERE staff_id = $1 AND id <> $2 AND ended_at IS NULL`),

  endAllOf: listRows<{ id: string }, [staffId: string]>(`
    UPDATE sessions SET ended_at = now() WHERE staff_id = $1 AND ended_at IS NULL RETURNING id`),
});
