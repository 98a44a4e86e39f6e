import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { ApplicationView, ListedApplicationView, toApplicationView, toListedView } from './application.view';
import { EditApplicationRequest } from './edit-application.dto';
import { EditApplication } from './edit-application.use-case';
import { filterKeys, sortFields } from './filter-applications';
import { ListApplications } from './list-applications.use-case';
import { OpenApplication } from '../opened/open-application.use-case';

@ApiTags('applications')
@Allow('general', 'hr')
@Controller('api/admin/applications')
export class ApplicationsAdminController {
  constructor(
    private readonly listApplications: ListApplications,
    private readonly openApplication: OpenApplication,
    private readonly editApplication: EditApplication,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listApplications', summary: 'List applications' })
  @DescribeList({
    unit: 'applications',
    view: ListedApplicationView,
    sort: { example: '["createdAt","DESC"]', description: `Fields: ${sortFields.join(', ')}.` },
    filter: {
      keys: `${filterKeys.join(', ')}. Clear applications are meant unless \`standing\` or \`id\` is given`,
      example: '{"q":"rao"}',
    },
    estimated: 'more than 10,000, or more than 2,000 hits of a search, and not exact',
    onlySimilar: 'nothing matches `q`, and the rows are people with similar names',
  })
  async list(
    @Query() query: Record<string, unknown>,
    @CurrentActor() reader: Actor,
  ): Promise<Listed<ListedApplicationView>> {
    return listed(await this.listApplications.run({ query, reader }), (row) => toListedView(row, reader));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findApplication', summary: 'Show one application, which is seen then' })
  @Answers(200, ApplicationView)
  async find(@Param('id') id: string, @CurrentActor() reader: Actor): Promise<Versioned<ApplicationView>> {
    return versioned(await this.openApplication.run(id, reader), (row) => toApplicationView(row, reader));
  }

  @Put(':id')
  @ApiOperation({ operationId: 'editApplication', summary: 'Correct the position or the years of experience' })
  @Answers(200, ApplicationView)
  async edit(
    @Param('id') id: string,
    @Body() request: EditApplicationRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<ApplicationView>> {
    const saved = await this.editApplication.run({ id, version, request }, caller);
    return versioned(saved, (row) => toApplicationView(row, caller.actor));
  }
}
