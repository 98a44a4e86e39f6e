import { Controller, Get, Module, Param, Query } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { type Actor, Allow, CurrentActor } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { anywhere, findRow, queries } from '../../platform/database/queries';
import { statement } from '../../platform/database/statement';
import { ApiOperation, ApiProperty, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { NotFound } from '../../platform/http/errors/http.errors';
import { Answers, type Listed, listed } from '../../platform/http/listing/answer-headers';
import { correctTotal, countTotal } from '../../platform/http/listing/count-total';
import { DescribeList, ESTIMATED } from '../../platform/http/listing/describe-list.decorator';
import { filterReader, readIds, readMoment, readText } from '../../platform/http/listing/filter-values';
import { parseListQuery } from '../../platform/http/listing/list-query';
import { type RowOf, toView } from '../../platform/http/listing/to-view';
import { type AuditAction, auditActions, type AuditSubject, auditSubjects, recruitingSubjects } from './audit.facts';

/** One thing that somebody did, or was refused. */
class AuditEntryView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) actorId: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'As it was then; null when nobody was signed in.' })
  actorName: string | null;
  @ApiProperty({ enum: auditActions, example: 'resume.read' }) action: AuditAction;
  @ApiProperty({ enum: auditSubjects, type: String, nullable: true, example: 'application' })
  subjectType: AuditSubject | null;
  @ApiProperty({ type: String, nullable: true }) subjectId: string | null;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Edits: `before` and `after`.' })
  details: Record<string, unknown>;
  @ApiProperty({ type: String, nullable: true, description: 'Where it came from; for general administrators only.' })
  address: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'As in the answer and in the log.' })
  requestId: string | null;
}
type Entry = RowOf<AuditEntryView, 'at'>;

const toAuditEntryView = ({ address, ...entry }: Entry, { role }: Actor): AuditEntryView => ({
  ...toView(entry),
  address: role === 'general' ? address : null,
});

const inPeriod = { from: readMoment, to: readMoment };
/** `actor` is the person's id, or a part of the name; `to` itself is no longer included. */
const parseFilter = filterReader(
  { id: readIds, action: readText, actor: readText, subjectType: readText, subjectId: readText, ...inPeriod },
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

const { find: findEntry } = queries('audit', {
  find: findRow<Entry, [id: string, subjects: readonly AuditSubject[] | null]>(`
    SELECT ${columns} FROM public.audit_log WHERE id = $1 AND ($2::text[] IS NULL OR subject_type = ANY ($2))`),
});

/** General administrators see all of the log, HR the part about recruiting. */
const subjectsFor = ({ role }: Actor) => (role === 'general' ? null : recruitingSubjects);

@ApiTags('audit')
@Allow('general', 'hr')
@Controller('api/admin/audit')
class AuditAdminController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ operationId: 'listAudit', summary: 'List who did what; HR sees what is about recruiting' })
  @DescribeList({
    unit: 'audit',
    view: AuditEntryView,
    sort: '["at","DESC"]',
    filter: {
      keys: 'action, actor (id or part of the name), subjectType, subjectId, from, to, id',
      example: '{"action":"resume.read"}',
    },
    estimated: ESTIMATED,
  })
  async list(@Query() query: Record<string, unknown>, @CurrentActor() reader: Actor): Promise<Listed<AuditEntryView>> {
    const { sort, offset, limit, filter } = parseListQuery(query, rules);
    const { id, action, actor, subjectType, subjectId, from, to } = parseFilter(filter);
    const who = isUUID(actor) ? [actor, null] : [null, anywhere(actor)];
    const narrow = [id, action, ...who, subjectType, subjectId, from, to, subjectsFor(reader)];
    const page = statement(
      `audit.list-${sort.order}`,
      `SELECT ${columns} FROM ${narrowed} ORDER BY at ${sort.order}, id ${sort.order} OFFSET $10 LIMIT $11`,
    );
    const [rows, counted] = await Promise.all([
      this.database.query<Entry>(page, [...narrow, offset, limit]),
      countTotal(this.database, `SELECT FROM ${narrowed}`, narrow),
    ]);
    return listed({ rows, offset, ...correctTotal(counted, { offset, limit }, rows.length) }, (entry) =>
      toAuditEntryView(entry, reader),
    );
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findAuditEntry', summary: 'Show one entry' })
  @Answers(200, AuditEntryView)
  async find(@Param('id') id: string, @CurrentActor() reader: Actor): Promise<AuditEntryView> {
    const entry = isUUID(id) && (await findEntry(this.database, id, subjectsFor(reader)));
    // The same for an entry that this person may not see.
    if (!entry) throw new NotFound('There is no such entry.');
    return toAuditEntryView(entry, reader);
  }
}

/** Reading the log, which only the API does. */
@Module({ controllers: [AuditAdminController] })
export class AuditAdminModule {}
