import { Answers, type Listed, listed } from '../../platform/http/listing/answer-headers';
import { Controller, Get, Param, Query, Module } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeList } from '../../platform/http/listing/describe-list.decorator';
import { AuditEntryView, toAuditEntryView } from './audit.view';
import { ListAudit } from './list-audit.use-case';

@ApiTags('audit')
@Allow('general', 'hr')
@Controller('api/admin/audit')
class AuditAdminController {
  constructor(private readonly listAudit: ListAudit) {}

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
  })
  async list(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor): Promise<Listed<AuditEntryView>> {
    return listed(await this.listAudit.list(query, actor), (entry) => toAuditEntryView(entry, actor));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findAuditEntry', summary: 'Show one entry' })
  @Answers(200, AuditEntryView)
  async find(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<AuditEntryView> {
    return toAuditEntryView(await this.listAudit.find(id, actor), actor);
  }
}

/** Reading the log, which only the API does. */
@Module({ controllers: [AuditAdminController], providers: [ListAudit] })
export class AuditAdminModule {}
