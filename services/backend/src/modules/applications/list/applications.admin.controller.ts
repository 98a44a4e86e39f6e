import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import type { Response } from 'express';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { filterKeys } from './application-filter';
import { sortFields } from './application-order';
import { ApplicationView, toApplicationView } from './application.view';
import { FindApplications } from './find-applications.use-case';

const estimate = {
  description: '`true` where the total is more than 10,000, or more than 2,000 hits of a search, and not exact.',
  schema: { type: 'string' as const },
};

@ApiTags('applications')
@Allow('general', 'hr')
@Controller('api/admin/applications')
export class ApplicationsAdminController {
  constructor(private readonly applications: FindApplications) {}

  @Get()
  @ApiOperation({ operationId: 'listApplications', summary: 'List applications' })
  @DescribeList({
    unit: 'applications',
    view: ApplicationView,
    sort: { example: '["createdAt","DESC"]', description: `Fields: ${sortFields.join(', ')}.` },
    filter: {
      keys: `${filterKeys.join(', ')}. Clear applications are meant unless \`standing\` or \`id\` is given`,
      example: '{"q":"rao"}',
    },
    headers: { 'X-Total-Is-Estimate': estimate },
  })
  async list(
    @Query() query: Record<string, unknown>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Listed<ApplicationView>> {
    const page = await this.applications.list(query, actor);
    if (page.estimated) response.setHeader('X-Total-Is-Estimate', 'true');
    return listed(page, (row) => toApplicationView(row, actor));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findApplication', summary: 'Show one application' })
  @Answers(200, ApplicationView)
  async find(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<Versioned<ApplicationView>> {
    return versioned(await this.applications.find(id), (row) => toApplicationView(row, actor));
  }
}
