import { Body, Controller, Delete, Get, Module, Param, Post } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Allow, CurrentCaller, type Caller } from '../../platform/access/access.decorators';
import { Database, type Sql } from '../../platform/database/database';
import { findRow, hasRow, listRows, oneRow, queries } from '../../platform/database/queries';
import { IdField } from '../../platform/fields/choice-fields.decorator';
import { ApiOperation, ApiProperty, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { NotFound, ValidationFailed } from '../../platform/http/errors/http.errors';
import { Answers } from '../../platform/http/listing/answer-headers';
import { type RowOf, toView } from '../../platform/http/listing/to-view';
import { fromApplication, fromHeldApplications, joinApplication } from '../applications/application.facts';
import { AuditModule } from '../audit/audit.module';
import { RecordAudit } from '../audit/record-audit.use-case';

const reasons = ['email', 'phone', 'linkedin', 'resume'] as const;

/** Another application that seems to be by the same person. */
class DuplicateView {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the other application.' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, example: 'FD-7K2M-Q4XV' }) reference: string;
  @ApiProperty({ type: String, description: 'The position.' }) apply: string;
  @ApiProperty({ type: String }) stage: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ enum: reasons, isArray: true, description: 'What both have; empty when a person linked them.' })
  reasons: (typeof reasons)[number][];
  @ApiProperty({ enum: ['found', 'linked'], description: 'found by comparing; linked by a person.' })
  state: 'found' | 'linked';
}

type DuplicateRow = RowOf<DuplicateView, 'createdAt'>;

class LinkDuplicateRequest {
  @IdField({ wrong: 'Give the id of the other application.', description: 'The other application.' })
  id: string;
}

const columns = `o.id, o.reference, o.apply, o.stage, o.created_at AS "createdAt", l.reasons, l.state`;

const duplicates = queries('duplicates', {
  exists: hasRow<[id: string]>(`SELECT ${fromApplication('$1')}`),

  /** Those of them that exist, which stay until the transaction ends. */
  hold: listRows<{ id: string }, [ids: string[]]>(`SELECT id ${fromHeldApplications('$1')}`),

  list: listRows<DuplicateRow, [id: string]>(`
    SELECT ${columns} FROM (
      SELECT b AS other, reasons, state FROM duplicate_links WHERE a = $1 AND state <> 'unlinked'
      UNION ALL SELECT a, reasons, state FROM duplicate_links WHERE b = $1 AND state <> 'unlinked') l
    ${joinApplication('o', 'o.id = l.other')} ORDER BY o.created_at DESC, o.id DESC LIMIT 200`),

  /** The other one of a pair; nothing when they are not linked. */
  find: findRow<DuplicateRow, [id: string, otherId: string]>(`
    SELECT ${columns} FROM duplicate_links l ${joinApplication('o', 'o.id = $2')}
    WHERE l.a = least($1::uuid, $2::uuid) AND l.b = greatest($1::uuid, $2::uuid) AND l.state <> 'unlinked'`),

  /** Links or unlinks a pair for good. @returns the other one of it */
  decide: oneRow<DuplicateRow, [id: string, otherId: string, state: 'linked' | 'unlinked', by: string]>(`
    WITH l AS (
      INSERT INTO duplicate_links (a, b, state, "by") VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $3, $4)
      ON CONFLICT (a, b) DO UPDATE SET state = excluded.state, "by" = excluded."by", at = now() RETURNING reasons, state)
    SELECT ${columns} FROM l ${joinApplication('o', 'o.id = $2')}`),
});

/** The applications of one person, and HR's word on which are. */
@ApiTags('applications')
@Allow('hr')
@Controller('api/admin/applications/:id/duplicates')
class DuplicatesAdminController {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listDuplicates', summary: 'List what the same person also applied for' })
  @Answers(200, [DuplicateView])
  async list(@Param('id') id: string): Promise<DuplicateView[]> {
    await demandApplication(id, this.database);
    return (await duplicates.list(this.database, id)).map(toView);
  }

  /** Overrides an earlier word that the two are not by one person. */
  @Post()
  @ApiOperation({ operationId: 'linkDuplicate', summary: 'Say that another application is by the same person' })
  @Answers(201, DuplicateView)
  async link(
    @Param('id') id: string,
    @Body() { id: other }: LinkDuplicateRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<DuplicateView> {
    if (id.toLowerCase() === other.toLowerCase())
      throw new ValidationFailed({ id: 'Choose another application than this one.' });
    return this.database.transaction(async (tx) => {
      if (!(await holdBoth(tx, id, other))) throw new NotFound('There is no such application.');
      const linked = await duplicates.decide(tx, id, other, 'linked', caller.actor.id);
      const subject = { subjectType: 'application', subjectId: id, details: { other } } as const;
      await this.audit.record({ action: 'application.linked', ...subject, ...caller }, tx);
      return toView(linked);
    });
  }

  /** The search will not link the two again. */
  @Delete(':otherId')
  @ApiOperation({ operationId: 'unlinkDuplicate', summary: 'Say that two applications are not by the same person' })
  @Answers(200, DuplicateView, { description: 'The link as it was.' })
  unlink(
    @Param('id') id: string,
    @Param('otherId') other: string,
    @CurrentCaller() caller: Caller,
  ): Promise<DuplicateView> {
    return this.database.transaction(async (tx) => {
      const link = (await holdBoth(tx, id, other)) && (await duplicates.find(tx, id, other));
      if (!link) throw new NotFound('These two applications are not linked.');
      await duplicates.decide(tx, id, other, 'unlinked', caller.actor.id);
      const details = { other, reasons: link.reasons };
      const subject = { subjectType: 'application', subjectId: id, details } as const;
      await this.audit.record({ action: 'application.unlinked', ...subject, ...caller }, tx);
      return toView(link);
    });
  }
}

/** Whether both exist; then they exist until the transaction ends. */
const holdBoth = async (tx: Sql, id: string, other: string): Promise<boolean> =>
  isUUID(id) && isUUID(other) && (await duplicates.hold(tx, [id, other])).length === 2;

async function demandApplication(id: string, sql: Sql): Promise<void> {
  if (!isUUID(id) || !(await duplicates.exists(sql, id))) throw new NotFound('There is no such application.');
}

@Module({ imports: [AuditModule], controllers: [DuplicatesAdminController] })
export class DuplicatesModule {}
