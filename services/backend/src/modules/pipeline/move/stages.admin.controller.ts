import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { onlyRow } from '../../../platform/database/statement';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { toView } from '../../../platform/http/listing/to-view';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { bitOf } from '../../applications/application.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { FillStageMail, RequestStageMail } from '../../notifications/write-stage-mail.use-case';
import { checkMove, checkMoves, findReason } from './check-move';
import { MovedApplicationView, type StagedApplication, stageMoves, StageMoveView } from './stage-moves.repository';
import { MoveApplicationRequest, MoveApplicationsRequest, PreviewStageMailRequest, StageMailView } from './stages.dto';

const historyRules = { sortFields: ['at'], defaultSort: { field: 'at', order: 'DESC' } } as const;

type Check = (found: StagedApplication[]) => void;

/** Moves applications: their stage, history, mails and audit log. */
@ApiTags('pipeline')
@Allow('hr')
@Controller('api/admin/applications')
export class StagesAdminController {
  constructor(
    private readonly database: Database,
    private readonly stageMail: FillStageMail,
    private readonly requestMail: RequestStageMail,
    private readonly audit: RecordAudit,
    private readonly notifier: OutboxNotifier,
  ) {}

  @Post('stage')
  @ApiOperation({ operationId: 'moveApplications', summary: 'Move many applications to a stage: all of them, or none' })
  @Answers(200, [MovedApplicationView])
  @DescribeErrors('cannot_move_all')
  async moveMany(
    @Body() given: MoveApplicationsRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<MovedApplicationView[]> {
    const moved = await this.carryOut(given.ids, given, caller, (found) => checkMoves(found, given));
    return moved.map(toView);
  }

  @Post(':id/stage')
  @ApiOperation({ operationId: 'moveApplication', summary: 'Move an application to a stage' })
  @Answers(200, MovedApplicationView)
  @DescribeErrors('already_in_stage', 'not_in_pipeline')
  async move(
    @Param('id') id: string,
    @Body() given: MoveApplicationRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<MovedApplicationView>> {
    const ids = isUUID(id) ? [id] : [];
    const moved = await this.carryOut(ids, given, caller, ([found]) => checkMove(found, given.stage, version));
    return versioned(onlyRow(moved), toView);
  }

  @Get(':id/history')
  @ApiOperation({ operationId: 'listStageMoves', summary: 'List the moves of an application, newest first' })
  @DescribeList({ unit: 'history', view: StageMoveView })
  async history(@Param('id') id: string, @Query() query: Record<string, unknown>): Promise<Listed<StageMoveView>> {
    const { offset, limit } = parseListQuery(query, historyRules);
    const counted = isUUID(id) ? await stageMoves.count(this.database, id) : undefined;
    if (!counted) throw new NotFound('There is no such application.');
    return listed({ rows: await stageMoves.list(this.database, id, offset, limit), offset, ...counted }, toView);
  }

  @Post(':id/stage/preview')
  @ApiOperation({ operationId: 'previewStageMail', summary: 'Show the mail that belongs to a stage; nothing is sent' })
  @Answers(200, StageMailView)
  preview(@Param('id') id: string, @Body() { stage, mail }: PreviewStageMailRequest): Promise<StageMailView> {
    return this.stageMail.preview(stage, id, mail);
  }

  /** @throws ValidationFailed for the reason, and for a mail that cannot go out as it stands */
  private async carryOut(ids: string[], given: MoveApplicationRequest, caller: Caller, check: Check) {
    const { stage, note = null, mail } = given;
    const mails = await this.stageMail.fill(mail, ids);
    const moved = await this.database.transaction(async (tx) => {
      const found = await stageMoves.lock(tx, ids);
      check(found);
      const reason = await findReason(tx, given);
      const movable = found.map(({ id }) => id);
      const why = [reason?.id ?? null, reason?.label ?? null, note, mail !== undefined] as const;
      const { id: staffId, name } = caller.actor;
      const after = { stage, ...(reason && { reasonId: reason.id }) };
      const now = await stageMoves.move(tx, movable, stage, staffId, name, ...why, bitOf(stage));
      for (const { id, stage: before } of found) {
        const details = { before: { stage: before }, after };
        const subject = { subjectType: 'application', subjectId: id, details } as const;
        await this.audit.record({ action: 'application.moved', ...subject, ...caller }, tx);
        const text = mails.get(id);
        if (text) await this.requestMail.request(tx, { applicationId: id, ...text, ...caller });
      }
      return now;
    });
    if (mails.size > 0) this.notifier.notify();
    return moved;
  }
}
