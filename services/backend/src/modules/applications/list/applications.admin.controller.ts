import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { ApplicationView, toApplicationView } from './application.view';
import { countTotal, readApplication, readPage, type Total } from './applications.admin.repository';
import { filterKeys, sortFields } from './filter-applications';
import { type ApplicationQuery, readApplicationQuery } from './search-applications';

const estimate = {
  description: '`true` where the total is more than 10,000, or more than 2,000 hits of a search, and not exact.',
  schema: { type: 'string' as const },
};

@ApiTags('applications')
@Allow('general', 'hr')
@Controller('api/admin/applications')
export class ApplicationsAdminController {
  constructor(private readonly database: Database) {}

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
    @Query() raw: Record<string, unknown>,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Listed<ApplicationView>> {
    const query = await readApplicationQuery(this.database, raw, actor);
    const [rows, counted] = await Promise.all([readPage(this.database, query), countTotal(this.database, query)]);
    const { total, estimated } = correctTotal(counted, query, rows.length);
    if (estimated) response.setHeader('X-Total-Is-Estimate', 'true');
    return listed({ rows, offset: query.offset, total }, (row) => toApplicationView(row, actor));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findApplication', summary: 'Show one application' })
  @Answers(200, ApplicationView)
  async find(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<Versioned<ApplicationView>> {
    return versioned(await readApplication(this.database, id, 'find'), (row) => toApplicationView(row, actor));
  }
}

/** The page itself overrules an estimate: it shows its own end, or that there is more. */
function correctTotal({ total, estimated }: Total, { offset, limit }: ApplicationQuery, rows: number): Total {
  if (!estimated || rows === 0) return { total, estimated };
  const seen = offset + rows;
  return rows < limit ? { total: seen, estimated: false } : { total: Math.max(total, seen + 1), estimated };
}
