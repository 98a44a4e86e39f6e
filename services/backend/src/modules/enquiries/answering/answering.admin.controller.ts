import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { AssignEnquiriesRequest, ChangeEnquiryStateRequest } from './answering.dto';
import { AssignedEnquiriesView, EnquiryStateView } from './answering.view';
import { AssignEnquiries } from './assign-enquiries.use-case';
import { ChangeEnquiryState } from './change-enquiry-state.use-case';

/** Who answers an enquiry, and whose turn it is. */
@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin/all-enquiries')
export class AnsweringAdminController {
  constructor(
    private readonly assignEnquiries: AssignEnquiries,
    private readonly changeState: ChangeEnquiryState,
  ) {}

  @Post('assignee')
  @ApiOperation({
    operationId: 'assignEnquiries',
    summary: 'Give enquiries of any kind to a colleague, or to nobody: all of them, or none',
  })
  @Answers(200, AssignedEnquiriesView)
  assign(@Body() request: AssignEnquiriesRequest, @CurrentCaller() caller: Caller): Promise<AssignedEnquiriesView> {
    return this.assignEnquiries.run(request, caller);
  }

  @Put(':id/state')
  @ApiOperation({
    operationId: 'changeEnquiryState',
    summary: 'Say whose turn it is: open, waiting for them, or closed',
  })
  @Answers(200, EnquiryStateView)
  async change(
    @Param('id') id: string,
    @Body() { state }: ChangeEnquiryStateRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<EnquiryStateView>> {
    return versioned(await this.changeState.run({ id, version, state }, caller), (changed) => changed);
  }
}
