import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { anywhere } from '../../platform/database/queries';
import { onlyRow, statement } from '../../platform/database/statement';
import { NotFound } from '../../platform/http/errors/http.errors';
import type { ListPage } from '../../platform/http/listing/answer-headers';
import { filterReader, readIds, readMoment, readText } from '../../platform/http/listing/filter-values';
import { parseListQuery } from '../../platform/http/listing/list-query';
import type { AuditSubject } from './audit.facts';
import type { ListedEntry } from './audit.view';

/** `actor` is the person's id, or a part of the name; `to` itself is no longer included. */
const parseFilter = filterReader(
  {
    action: readText,
    actor: readText,
    subjectType: readText,
    subjectId: readText,
    from: readMoment,
    to: readMoment,
    id: readIds,
  },
  'Only action, actor, subjectType, subjectId, from, to and id are known.',
);

const rules = { sortFields: ['at'], defaultSort: { field: 'at', order: 'DESC' } } as const;

/** The planner drops what is null at the time of planning, so that each filter can use its index. */
const narrowed = `public.audit_log
  WHERE ($1::uuid[] IS NULL OR id = ANY ($1)) AND ($2::text IS NULL OR action = $2)
    AND ($3::uuid IS NULL OR actor_id = $3) AND ($4::text IS NULL OR actor_name ILIKE $4)
    AND ($5::text IS NULL OR subject_type = $5) AND ($6::text IS NULL OR subject_id = $6)
    AND ($7::timestamptz IS NULL OR at >= $7) AND ($8::timestamptz IS NULL OR at < $8)
    AND ($9::text[] IS NULL OR subject_type = ANY ($9))`;
const columns = `id, at, actor_id AS "actorId", actor_name AS "actorName", action, subject_type AS "subjectType",
  subject_id AS "subjectId", details, address, request_id AS "requestId"`;

const count = statement('audit.count', `SELECT count(*)::int AS total FROM ${narrowed}`);
const pageIn = (order: 'ASC' | 'DESC') =>
  statement(
    `audit.list-${order}`,
    `SELECT ${columns} FROM ${narrowed} ORDER BY at ${order}, id ${order} OFFSET $10 LIMIT $11`,
  );
const one = statement(
  'audit.find',
  `SELECT ${columns} FROM public.audit_log WHERE id = $1 AND ($2::text[] IS NULL OR subject_type = ANY ($2))`,
);

/** Reads the audit log: general administrators see all of it, HR the part about recruiting. */
@Injectable()
export class ListAudit {
  constructor(private readonly database: Database) {}

  /** One page, newest first unless told otherwise. @throws ValidationFailed */
  async list(raw: Record<string, unknown>, reader: Actor): Promise<ListPage<ListedEntry>> {
    const { sort, offset, limit, filter } = parseListQuery(raw, rules);
    const { id, action, actor, subjectType, subjectId, from, to } = parseFilter(filter);
    const who = isUUID(actor) ? [actor, null] : [null, anywhere(actor)];
    const narrow = [id, action, ...who, subjectType, subjectId, from, to, subjectsFor(reader)];
    const { total } = onlyRow(await this.database.query<{ total: number }>(count, narrow));
    const rows = await this.database.query<ListedEntry>(pageIn(sort.order), [...narrow, offset, limit]);
    return { rows, offset, total };
  }

  /** @throws NotFound, also for an entry that this person may not see. */
  async find(id: string, reader: Actor): Promise<ListedEntry> {
    const [found] = isUUID(id) ? await this.database.query<ListedEntry>(one, [id, subjectsFor(reader)]) : [];
    if (!found) throw new NotFound('There is no such entry.');
    return found;
  }
}

/** The subjects that HR may read about in the audit log: their own work, but not people and sessions. */
const recruitingSubjects: readonly AuditSubject[] = [
  'application',
  'form-settings',
  'job-post',
  'mail-template',
  'referral',
  'rejection-reason',
];

const subjectsFor = ({ role }: Actor) => (role === 'general' ? null : recruitingSubjects);
