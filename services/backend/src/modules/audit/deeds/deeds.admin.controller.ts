import { Controller, Get, Param } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { toView } from '../../../platform/http/listing/to-view';
import { DeedView } from './deeds.view';
import { ListDeeds } from './list-deeds.use-case';

@ApiTags('audit')
@Allow('hr')
@Controller('api/admin/applications/:id/deeds')
export class DeedsAdminController {
  constructor(private readonly listDeeds: ListDeeds) {}

  @Get()
  @ApiOperation({
    operationId: 'listDeeds',
    summary: 'List what was done about an application, and who has read its resume, newest first; 200 at most',
  })
  @Answers(200, [DeedView])
  async list(@Param('id') id: string): Promise<DeedView[]> {
    return (await this.listDeeds.run(id)).map(toView);
  }
}
