import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '../../../platform/http/api-docs.decorators';
import type { Response } from 'express';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import { contentRange } from '../../../platform/http/content-range';
import { DescribeErrors } from '../../../platform/http/describe-errors.decorator';
import { etagOf } from '../../../platform/http/record-version';
import { filterKeys } from './application-filter';
import { sortFields } from './application-order';
import { ApplicationView, toApplicationView } from './application.view';
import { FindApplications } from './find-applications.use-case';

const total = { description: '`applications first-last/total`', schema: { type: 'string' as const } };
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
  @ApiQuery({
    name: 'sort',
    type: String,
    required: false,
    example: '["createdAt","DESC"]',
    description: `Fields: ${sortFields.join(', ')}.`,
  })
  @ApiQuery({ name: 'range', type: String, required: false, example: '[0,24]', description: 'At most 200 rows.' })
  @ApiQuery({
    name: 'filter',
    type: String,
    required: false,
    example: '{"q":"rao"}',
    description: `Keys: ${filterKeys.join(', ')}. Clear applications are meant unless \`standing\` or \`id\` is given.`,
  })
  @ApiOkResponse({ type: [ApplicationView], headers: { 'Content-Range': total, 'X-Total-Is-Estimate': estimate } })
  @DescribeErrors(400, 401, 403, 503)
  async list(
    @Query() query: Record<string, unknown>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ApplicationView[]> {
    const page = await this.applications.list(query, actor);
    response.setHeader('Content-Range', contentRange('applications', page.offset, page.rows.length, page.total));
    if (page.estimated) response.setHeader('X-Total-Is-Estimate', 'true');
    return page.rows.map((row) => toApplicationView(row, actor));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findApplication', summary: 'Show one application' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: ApplicationView, headers: { ETag: { schema: { type: 'string' } } } })
  @DescribeErrors(401, 403, 404, 503)
  async find(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ApplicationView> {
    const found = await this.applications.find(id);
    response.setHeader('ETag', etagOf(found.version));
    return toApplicationView(found, actor);
  }
}
