import { Body, Controller, Post } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { AssignApplications } from './assign-applications.use-case';
import { AssignApplicationsRequest } from './assign.dto';
import { AssignedView } from './assign.view';

@ApiTags('applications')
@Allow('hr')
@Controller('api/admin/applications/assignee')
export class AssignAdminController {
  constructor(private readonly assignApplications: AssignApplications) {}

  @Post()
  @ApiOperation({
    operationId: 'assignApplications',
    summary: 'Give applications to a colleague, or to nobody: all of them, or none',
  })
  @Answers(200, AssignedView)
  assign(@Body() request: AssignApplicationsRequest, @CurrentCaller() caller: Caller): Promise<AssignedView> {
    return this.assignApplications.run(request, caller);
  }
}
