import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { FlagField, WholeNumberField } from '../../../platform/fields/choice-fields.decorator';
import { PlainText } from '../../../platform/fields/text-field.decorator';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors, expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { filterReader, readIds } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { ChangedMeanwhile, IfMatch } from '../../../platform/http/listing/record-version';
import { toView } from '../../../platform/http/listing/to-view';
import type { AuditAction } from '../../audit/audit.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type Reason, reasons, RejectionReasonUseView, RejectionReasonView } from './rejection-reasons.repository';

class AddReasonRequest {
  @PlainText({ maxLength: 120 })
  label: string;

  @WholeNumberField({ required: false, minimum: 0, maximum: 10_000, description: 'Place in the list; 0 if absent.' })
  position?: number;
}

class ChangeReasonRequest extends AddReasonRequest {
  @FlagField({ required: false, description: 'A retired reason cannot be given any more; history keeps it.' })
  retired?: boolean;
}

class ReasonExists extends expectedError(409, 'reason_exists', 'There is such a reason already.', {
  errors: { label: 'There is such a reason already.' },
}) {}

const rules = { sortFields: ['position'], defaultSort: { field: 'position', order: 'ASC' } } as const;
const filter = { keys: 'id, retired', example: '{"retired":false}' };

function readRetired(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new ValidationFailed({ filter: 'retired must be true or false.' });
}
const parseFilter = filterReader({ id: readIds, retired: readRetired }, 'Only id and retired can be filtered by.');

/** The reasons for a rejection. Past rejections keep the words in which theirs was given. */
@ApiTags('pipeline')
@Allow('hr')
@Controller('api/admin/rejection-reasons')
export class RejectionReasonsAdminController {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listRejectionReasons', summary: 'List the reasons for a rejection' })
  @DescribeList({ unit: 'rejection-reasons', view: RejectionReasonView, sort: '["position","ASC"]', filter })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<RejectionReasonView>> {
    const { offset, limit, filter: given } = parseListQuery(query, rules);
    const { id = null, retired = null } = parseFilter(given);
    const { total } = await reasons.count(this.database, id, retired);
    return listed({ rows: await reasons.list(this.database, id, retired, offset, limit), offset, total }, toView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findRejectionReason', summary: 'Show one reason' })
  @Answers(200, RejectionReasonView)
  async find(@Param('id') id: string): Promise<Versioned<RejectionReasonView>> {
    return versioned(await read(this.database, id, 'find'), toView);
  }

  @Get(':id/use')
  @ApiOperation({ operationId: 'countRejectionReasonUse', summary: 'Tell what hangs on a reason' })
  @Answers(200, RejectionReasonUseView)
  async countUse(@Param('id') id: string): Promise<RejectionReasonUseView> {
    return reasons.countUse(this.database, (await read(this.database, id, 'find')).id);
  }

  @Post()
  @ApiOperation({ operationId: 'addRejectionReason', summary: 'Add a reason' })
  @Answers(201, RejectionReasonView)
  @DescribeErrors('reason_exists')
  add(@Body() given: AddReasonRequest, @CurrentCaller() caller: Caller): Promise<Versioned<RejectionReasonView>> {
    const { label, position = 0 } = given;
    return this.save(async (tx) => {
      const reason = await reasons.insert(tx, label, position);
      await this.record(tx, 'rejection-reason.added', reason.id, { after: { label, position } }, caller);
      return reason;
    });
  }

  @Put(':id')
  @ApiOperation({ operationId: 'changeRejectionReason', summary: 'Reword, move, retire or restore a reason' })
  @Answers(200, RejectionReasonView)
  @DescribeErrors('reason_exists')
  async change(
    @Param('id') id: string,
    @Body() given: ChangeReasonRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<RejectionReasonView>> {
    return this.save(async (tx) => {
      const found = await read(tx, id, 'lock', version);
      const before = { label: found.label, position: found.position, retired: found.retired };
      const { label, position = before.position, retired = before.retired } = given;
      await this.record(tx, 'rejection-reason.changed', id, { before, after: { label, position, retired } }, caller);
      return reasons.update(tx, id, label, position, retired);
    });
  }

  /** Deletes a reason that was never given, and retires one that was, because history needs it. */
  @Delete(':id')
  @ApiOperation({ operationId: 'removeRejectionReason', summary: 'Delete a reason, or retire it when it was given' })
  @Answers(200, RejectionReasonView, { description: '`retired` tells whether it is still there.' })
  remove(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<RejectionReasonView> {
    return this.database.transaction(async (tx) => {
      const found = await read(tx, id, 'lock', version);
      const { label, position, retired } = found;
      const { moves, applications } = await reasons.countUse(tx, id);
      const given = moves + applications > 0;
      if (given && retired) return toView(found);
      const action = given ? 'rejection-reason.retired' : 'rejection-reason.deleted';
      await this.record(tx, action, id, { before: { label, position } }, caller);
      return toView(given ? await reasons.update(tx, id, label, position, true) : await reasons.remove(tx, id));
    });
  }

  private record(
    tx: Sql,
    action: AuditAction,
    id: string,
    details: Record<string, object>,
    caller: Caller,
  ): Promise<void> {
    return this.audit.record({ action, subjectType: 'rejection-reason', subjectId: id, details, ...caller }, tx);
  }

  /** @throws ReasonExists when another one in use has this label */
  private async save(write: (tx: Sql) => Promise<Reason>): Promise<Versioned<RejectionReasonView>> {
    const saved = await this.database.transaction(write).catch((error: unknown) => {
      throw isUniqueViolation(error, 'rejection_reasons_label') ? new ReasonExists() : error;
    });
    return versioned(saved, toView);
  }
}

async function read(sql: Sql, id: string, by: 'find' | 'lock', version: number | null = null): Promise<Reason> {
  const found = isUUID(id) ? await reasons[by](sql, id) : undefined;
  if (!found) throw new NotFound('There is no such reason.');
  if (version !== null && version !== found.version) throw new ChangedMeanwhile();
  return found;
}
