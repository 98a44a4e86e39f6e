import { Body, Controller, Delete, Get, Module, Param, Post } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Allow, CurrentDoer, type Doer } from '../../platform/access/access.decorators';
import { Database, type Sql } from '../../platform/database/database';
import { IdField } from '../../platform/fields/choice-fields.decorator';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { NotFound, ValidationFailed } from '../../platform/http/errors/http.errors';
import { Answers } from '../../platform/http/listing/answer-headers';
import { toView } from '../../platform/http/listing/to-view';
import { AuditModule } from '../audit/audit.module';
import { RecordAudit } from '../audit/record-audit.use-case';
import { duplicates, DuplicateView } from './duplicates.repository';

class LinkDuplicateRequest {
  @IdField({ wrong: 'Give the id of the other application.', description: 'The other application.' })
  id: string;
}

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
    @Body() { id: otherId }: LinkDuplicateRequest,
    @CurrentDoer() doer: Doer,
  ): Promise<DuplicateView> {
    if (id.toLowerCase() === otherId.toLowerCase())
      throw new ValidationFailed({ id: 'Choose another application than this one.' });
    return this.database.transaction(async (tx) => {
      for (const one of [id, otherId]) await demandApplication(one, tx);
      const linked = await duplicates.decide(tx, id, otherId, 'linked', doer.actor.id);
      const subject = { subjectType: 'application', subjectId: id, details: { other: otherId } } as const;
      await this.audit.record({ action: 'application.linked', ...subject, ...doer }, tx);
      return toView(linked);
    });
  }

  /** The search will not link the two again. */
  @Delete(':otherId')
  @ApiOperation({ operationId: 'unlinkDuplicate', summary: 'Say that two applications are not by the same person' })
  @Answers(200, DuplicateView, { description: 'The link as it was.' })
  unlink(
    @Param('id') id: string,
    @Param('otherId') otherId: string,
    @CurrentDoer() doer: Doer,
  ): Promise<DuplicateView> {
    return this.database.transaction(async (tx) => {
      const link = isUUID(id) && isUUID(otherId) && (await duplicates.find(tx, id, otherId));
      if (!link) throw new NotFound('These two applications are not linked.');
      await duplicates.decide(tx, id, otherId, 'unlinked', doer.actor.id);
      const details = { other: otherId, reasons: link.reasons };
      const subject = { subjectType: 'application', subjectId: id, details } as const;
      await this.audit.record({ action: 'application.unlinked', ...subject, ...doer }, tx);
      return toView(link);
    });
  }
}

async function demandApplication(id: string, sql: Sql): Promise<void> {
  if (!isUUID(id) || !(await duplicates.exists(sql, id))) throw new NotFound('There is no such application.');
}

@Module({ imports: [AuditModule], controllers: [DuplicatesAdminController] })
export class DuplicatesModule {}
