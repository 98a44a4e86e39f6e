import { Controller, Get, Query } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiQuery, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { CountTabs } from './count-tabs.use-case';
import { TabCountView } from './tab-counts.view';

/** What stands on the tabs above the list of applications. */
@ApiTags('applications')
@Allow('general', 'hr')
@Controller('api/admin/application-counts')
export class CountsAdminController {
  constructor(private readonly countTabs: CountTabs) {}

  @Get()
  @ApiOperation({
    operationId: 'countApplicationTabs',
    summary: 'Count what the list of applications has under each of its tabs',
  })
  @ApiQuery({
    name: 'filter',
    type: String,
    required: false,
    example: '{"apply":"Backend Developer"}',
    description: 'As of the list; its stage, and whether they are unseen, are left out.',
  })
  @Answers(200, [TabCountView], { description: 'Nothing where the total of the list would be an estimate.' })
  counts(@Query() query: Record<string, unknown>, @CurrentActor() reader: Actor): Promise<TabCountView[]> {
    return this.countTabs.run({ query, reader });
  }
}
