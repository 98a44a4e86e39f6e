import { findRow, hasRow, oneRow, queries, run } from '../../../platform/database/queries';
import { insertEvent } from '../../../platform/outbox/outbox';
import { type LinkKind, PASSWORD_RESET_REQUESTED } from '../staff.facts';
import type { Staff } from '../staff.repository';

/** Nobody can fill somebody's mailbox, or keep voiding the link in it, by asking again and again. */
export const MOST_RESETS_PER_HOUR = 3;

export interface IssuedLink extends Pick<Staff, 'name' | 'email' | 'role'> {
  id: string;
  kind: LinkKind;
  expiresAt: Date;
  staffId: string;
  /** Whether it can be used at this moment. */
  good: boolean;
}

const isGood = 'l.used_at IS NULL AND l.voided_at IS NULL AND l.expires_at > now() AND s.disabled_at IS NULL';
const links = `SELECT l.id, l.kind, l.expires_at AS "expiresAt", s.id AS "staffId", s.name, s.email, s.role, ${isGood} AS good
   FROM staff_links l JOIN staff s ON s.id = l.staff_id`;

export const staffLinks = queries('staff-links', {
  add: oneRow<{ id: string }, [kind: LinkKind, staffId: string, hours: number]>(`
    INSERT INTO staff_links (kind, staff_id, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3)) RETURNING id`),

  voidAllOf: run<[staffId: string]>(`
    UPDATE staff_links SET voided_at = now() WHERE staff_id = $1 AND used_at IS NULL AND voided_at IS NULL`),

  /** Of everybody. */
  voidEach: oneRow<{ count: number }>(`
    WITH voided AS (
      UPDATE staff_links SET voided_at = now() WHERE used_at IS NULL AND voided_at IS NULL RETURNING id)
    SELECT count(*)::int AS count FROM voided`),

  countRecent: oneRow<{ count: number }, [kind: LinkKind, staffId: string]>(`
    SELECT count(*)::int AS count FROM staff_links
    WHERE kind = $1 AND staff_id = $2 AND created_at > now() - interval '1 hour'`),

  find: findRow<IssuedLink, [id: string]>(`${links} WHERE l.id = $1`),

  /** A good one, or nothing. */
  findByToken: findRow<IssuedLink, [kind: LinkKind, hash: Buffer]>(`
    ${links} WHERE ${isGood} AND l.kind = $1 AND l.id = (SELECT link_id FROM staff_link_tokens WHERE hash = $2)`),

  /** A good one of any kind, or nothing. */
  findGood: findRow<IssuedLink, [hash: Buffer]>(`
    ${links} WHERE ${isGood} AND l.id = (SELECT link_id FROM staff_link_tokens WHERE hash = $1)`),

  addToken: run<[id: string, hash: Buffer]>(`INSERT INTO staff_link_tokens (link_id, hash) VALUES ($1, $2)`),

  /** Whether it was still good: of two who use a link at once, one gets false. */
  use: hasRow<[id: string]>(`
    UPDATE staff_links SET used_at = now()
    WHERE id = $1 AND used_at IS NULL AND voided_at IS NULL AND expires_at > now() RETURNING id`),
});

/** Resets that somebody has asked for, with the mailbox's address until the worker has looked whom it belongs to. */
export const resetAsks = queries('password-reset-asks', {
  /** One statement, which looks at asks alone: it takes the same time for known and unknown mailboxes. */
  add: run<[mailbox: Buffer, email: string, address: string, requestId: string]>(`
    WITH ask AS (
      INSERT INTO password_reset_asks (mailbox, email, address, request_id)
      SELECT $1::bytea, $2::text, $3::text, $4::text WHERE ${MOST_RESETS_PER_HOUR} > (
        SELECT count(*) FROM password_reset_asks WHERE mailbox = $1 AND asked_at > now() - interval '1 hour')
      RETURNING id
    )
    ${insertEvent(`'${PASSWORD_RESET_REQUESTED}'`, 'id', 'ask')}`),

  /** Gives the ask once, and deletes its personal data. */
  take: findRow<{ email: string; address: string; requestId: string }, [id: string]>(`
    UPDATE password_reset_asks SET email = NULL, address = NULL, request_id = NULL WHERE id = $1 AND email IS NOT NULL
    RETURNING old.email, old.address, old.request_id AS "requestId"`),
});
