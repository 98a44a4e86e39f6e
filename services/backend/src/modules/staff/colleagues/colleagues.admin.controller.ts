import { Controller, Get } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { toView } from '../../../platform/http/listing/to-view';
import { ColleagueView } from './colleagues.view';
import { ListColleagues } from './list-colleagues.use-case';

/** The people to whom applications can be assigned; names alone, because HR does not manage people. */
@ApiTags('applications')
@Allow('hr')
@Controller('api/admin/colleagues')
export class ColleaguesAdminController {
  constructor(private readonly listColleagues: ListColleagues) {}

  @Get()
  @ApiOperation({ operationId: 'listColleagues', summary: 'List to whom an application can be assigned' })
  @Answers(200, [ColleagueView])
  async list(): Promise<ColleagueView[]> {
    return (await this.listColleagues.run()).map(toView);
  }
}
