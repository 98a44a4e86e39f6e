import { Body, Controller, Post } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { FindPeople } from './find-people.use-case';
import { FindPeopleRequest } from './people.dto';
import { SeveralOfOneView } from './people.view';

@ApiTags('applications')
@Allow('hr')
@Controller('api/admin/applications/people')
export class PeopleAdminController {
  constructor(private readonly findPeople: FindPeople) {}

  @Post()
  @ApiOperation({
    operationId: 'findPeople',
    summary: 'Find among applications the people who sent several of them: of one mailbox, or linked by HR',
  })
  @Answers(200, [SeveralOfOneView])
  find(@Body() { ids }: FindPeopleRequest): Promise<SeveralOfOneView[]> {
    return this.findPeople.run(ids);
  }
}
