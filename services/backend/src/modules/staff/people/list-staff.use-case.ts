import { isUUID } from 'class-validator';
import type { Sql } from '../../../platform/database/database';
import { anywhere } from '../../../platform/database/queries';
import { onlyRow, statement } from '../../../platform/database/statement';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { filterReader, readChoices, readIds, readText } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';
import { type StaffRole, staffRoles } from '../staff.facts';

const staffStates = ['invited', 'active', 'disabled'] as const;

/** A person who may sign in, or is to, as general administrators see them. */
export class StaffView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty({ enum: staffRoles }) role: StaffRole;
  @ApiProperty({ enum: staffStates, description: 'invited: has not chosen a password yet.' })
  state: (typeof staffStates)[number];
  @ApiProperty({ type: Boolean }) disabled: boolean;
  @ApiProperty({ type: Boolean, description: 'Whether one-time codes are asked for.' }) secondFactor: boolean;
  @ApiProperty({ type: Number, description: 'Sessions that are good now.' }) sessions: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastSeenAt: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: Number, description: 'For If-Match, as in the ETag.' }) version: number;
}

type ListedStaff = RowOf<Omit<StaffView, 'disabled'>, 'lastSeenAt' | 'createdAt'>;

const toStaffView = (person: ListedStaff): StaffView => ({ ...toView(person), disabled: person.state === 'disabled' });

/** `q` is a part of the name or of the e-mail address. */
const parseFilter = filterReader(
  { q: readText, role: readChoices(staffRoles), state: readChoices(staffStates), id: readIds },
  'Only q, role, state and id can be filtered by.',
);

const sortFields = ['name', 'email', 'role', 'createdAt', 'lastSeenAt'] as const;

const people = `
  SELECT s.id, s.name, s.email, s.role, s.version, s.created_at AS "createdAt", l.seen AS "lastSeenAt",
         CASE WHEN s.disabled_at IS NOT NULL THEN 'disabled' WHEN s.password_hash IS NULL THEN 'invited' ELSE 'active' END
           AS state,
         f.confirmed_at IS NOT NULL AS "secondFactor", l.live AS sessions
  FROM staff s LEFT JOIN staff_totp f ON f.staff_id = s.id
  CROSS JOIN LATERAL (
    SELECT max(last_seen_at) AS seen,
           (count(*) FILTER (WHERE ended_at IS NULL AND expires_at > now()
             AND last_seen_at > now() - interval '30 minutes'))::int AS live
    FROM sessions WHERE staff_id = s.id) l`;
const narrowed = `(${people}) p
  WHERE ($1::uuid[] IS NULL OR p.id = ANY ($1)) AND ($2::text[] IS NULL OR p.role = ANY ($2))
    AND ($3::text[] IS NULL OR p.state = ANY ($3)) AND ($4::text IS NULL OR p.name ILIKE $4 OR p.email ILIKE $4)`;

const count = statement('staff.count-listed', `SELECT count(*)::int AS total FROM ${narrowed}`);
const pageBy = ({ field, order }: { field: (typeof sortFields)[number]; order: 'ASC' | 'DESC' }) =>
  statement(
    `staff.list-by-${field}-${order}`,
    `SELECT * FROM ${narrowed} ORDER BY p."${field}" ${order} NULLS LAST, p.id ${order} OFFSET $5 LIMIT $6`,
  );
const find = statement('staff.find-listed', `SELECT * FROM (${people}) p WHERE p.id = $1`);

/** One page, by name unless told otherwise. @throws ValidationFailed */
export async function listStaff(sql: Sql, raw: Record<string, unknown>): Promise<Listed<StaffView>> {
  const query = parseListQuery(raw, { sortFields, defaultSort: { field: 'name', order: 'ASC' } });
  const { id, role, state, q } = parseFilter(query.filter);
  const { sort, offset, limit } = query;
  const narrow = [id, role, state, anywhere(q)];
  const { total } = onlyRow(await sql.query<{ total: number }>(count, narrow));
  const rows = await sql.query<ListedStaff>(pageBy(sort), [...narrow, offset, limit]);
  return listed({ rows, offset, total }, toStaffView);
}

/** @throws NotFound, also for an id that is none. */
export async function findStaff(sql: Sql, id: string): Promise<Versioned<StaffView>> {
  const [found] = isUUID(id) ? await sql.query<ListedStaff>(find, [id]) : [];
  if (!found) throw new NotFound('There is no such person.');
  return versioned(found, toStaffView);
}
