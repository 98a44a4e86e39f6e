import { Controller, Get, Param, Query } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { Answers, type Listed, listed } from '../../platform/http/listing/answer-headers';
import { DescribeList, ESTIMATED } from '../../platform/http/listing/describe-list.decorator';
import { AuditEntryView, toAuditEntryView } from './audit.view';
import { FindAuditEntry } from './find-audit-entry.use-case';
import { ListAudit } from './list-audit.use-case';

@ApiTags('audit')
@Allow('general', 'hr')
@Controller('api/admin/audit')
export class AuditAdminController {
  constructor(
    private readonly listAudit: ListAudit,
    private readonly findAuditEntry: FindAuditEntry,
  ) {}

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
    return listed(await this.listAudit.run(query, reader), (entry) => toAuditEntryView(entry, reader));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findAuditEntry', summary: 'Show one entry' })
  @Answers(200, AuditEntryView)
  async find(@Param('id') id: string, @CurrentActor() reader: Actor): Promise<AuditEntryView> {
    return toAuditEntryView(await this.findAuditEntry.run({ id }, reader), reader);
  }
}
