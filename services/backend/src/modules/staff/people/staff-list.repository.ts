import type { Sql } from '../../../platform/database/database';
import { findRow, oneRow, queries } from '../../../platform/database/queries';
import { statement } from '../../../platform/database/statement';
import { isLive } from '../session/session.repository';
import { hasWayIn } from '../staff.facts';
import type { StaffQuery } from './staff.filter';
import type { StaffRow } from './staff.view';

const people = `
  SELECT s.id, s.name, s.email, s.role, s.version, s.created_at AS "createdAt", l.seen AS "lastSeenAt",
         CASE WHEN s.disabled_at IS NOT NULL THEN 'disabled' WHEN ${hasWayIn('s')} THEN 'active' ELSE 'invited' END AS state,
         array_remove(ARRAY[CASE WHEN s.password_hash IS NOT NULL THEN 'password' END, CASE WHEN k.passkeys > 0 THEN 'passkey' END,
           CASE WHEN y.staff_id IS NOT NULL THEN 'provider' END], NULL) AS methods, y.label AS identity, y.issuer,
         f.confirmed_at IS NOT NULL AS "secondFactor", k.passkeys, l.live AS sessions
  FROM staff s LEFT JOIN staff_totp f ON f.staff_id = s.id LEFT JOIN staff_identities y ON y.staff_id = s.id
  CROSS JOIN LATERAL (SELECT count(*)::int AS passkeys FROM staff_passkeys WHERE staff_id = s.id) k
  CROSS JOIN LATERAL (
    SELECT max(last_seen_at) AS seen, (count(*) FILTER (WHERE ${isLive('o')}))::int AS live
    FROM sessions o WHERE staff_id = s.id) l`;
const narrowed = `(${people}) p
  WHERE ($1::uuid[] IS NULL OR p.id = ANY ($1)) AND ($2::text[] IS NULL OR p.role = ANY ($2))
    AND ($3::text[] IS NULL OR p.state = ANY ($3)) AND ($4::text IS NULL OR p.name ILIKE $4 OR p.email ILIKE $4)`;

const pageBy = ({ field, order }: StaffQuery['sort']) =>
  statement(
    `staff.list-by-${field}-${order}`,
    `SELECT * FROM ${narrowed} ORDER BY p."${field}" ${order} NULLS LAST, p.id ${order} OFFSET $5 LIMIT $6`,
  );

export const { countListed: countStaff, findListed: findListedStaff } = queries('staff', {
  countListed: oneRow<{ total: number }, unknown[]>(`SELECT count(*)::int AS total FROM ${narrowed}`),
  findListed: findRow<StaffRow, [id: string]>(`SELECT * FROM (${people}) p WHERE p.id = $1`),
});

export const listStaffPage = (sql: Sql, { sort, offset, limit, narrow }: StaffQuery) =>
  sql.query<StaffRow>(pageBy(sort), [...narrow, offset, limit]);
