import { Controller, Get } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { toView } from '../../../platform/http/listing/to-view';
import type { StaffRole } from '../staff.facts';
import { ColleagueView } from './colleagues.view';
import { ListColleagues } from './list-colleagues.use-case';

/** The people to whom a role's records can be assigned; names alone, because HR does not manage people. */
@ApiTags('applications')
@Allow('general', 'hr')
@Controller('api/admin/colleagues')
export class ColleaguesAdminController {
  constructor(private readonly listColleagues: ListColleagues) {}

  @Get()
  @ApiOperation({
    operationId: 'listColleagues',
    summary: 'List the people of your role, to whom an application or an enquiry can be assigned',
  })
  @Answers(200, [ColleagueView])
  async list(@CurrentActor() { role }: Actor): Promise<ColleagueView[]> {
    return (await this.listColleagues.run({ role: role as StaffRole })).map(toView);
  }
}
