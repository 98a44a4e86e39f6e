import { Body, Controller, Post } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { WriteToApplicantsRequest } from './messages.dto';
import { WrittenToApplicantsView } from './messages.view';
import { WriteToApplicants } from './write-to-applicants.use-case';

@ApiTags('pipeline')
@Allow('hr')
@Controller('api/admin/applications/messages')
export class MessagesAdminController {
  constructor(private readonly writeToApplicants: WriteToApplicants) {}

  @Post()
  @ApiOperation({ operationId: 'writeToApplicants', summary: 'Write to many applicants: to all of them, or to none' })
  @Answers(200, WrittenToApplicantsView)
  @DescribeErrors('cannot_write_to_all', 'mail_differs', 'idempotency_in_flight')
  write(@Body() request: WriteToApplicantsRequest, @CurrentCaller() caller: Caller): Promise<WrittenToApplicantsView> {
    return this.writeToApplicants.run(request, caller);
  }
}
