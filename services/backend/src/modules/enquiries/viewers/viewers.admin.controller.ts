import { Controller, Delete, Param, Put } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller, Unattended } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, AnswersNothing } from '../../../platform/http/listing/answer-headers';
import { LeaveEnquiry } from './leave-enquiry.use-case';
import { LookAtEnquiry } from './look-at-enquiry.use-case';
import { EnquiryViewerView } from './viewers.view';

const ofPage = {
  name: 'view',
  type: String,
  description:
    'What the page calls itself, so that two pages of one person are two: 8 to 64 letters, digits and dashes.',
  example: '5f1c0b7a9e3d4c2b',
} as const;

/** Who looks at an enquiry just now. */
@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin/all-enquiries')
export class ViewersAdminController {
  constructor(
    private readonly lookAtEnquiry: LookAtEnquiry,
    private readonly leaveEnquiry: LeaveEnquiry,
  ) {}

  @Put(':id/viewers/:view')
  @Unattended()
  @ApiOperation({
    operationId: 'lookAtEnquiry',
    summary:
      'Say that a page has an enquiry open, each 20 seconds, and hear who else has; kept in memory for 50 seconds',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: 'Of the enquiry.' })
  @ApiParam(ofPage)
  @Answers(200, [EnquiryViewerView])
  look(
    @Param('id') id: string,
    @Param('view') page: string,
    @CurrentCaller() caller: Caller,
  ): Promise<EnquiryViewerView[]> {
    return this.lookAtEnquiry.run({ id, page }, caller);
  }

  @Delete(':id/viewers/:view')
  @Unattended()
  @ApiOperation({ operationId: 'leaveEnquiry', summary: 'Say that a page has an enquiry open no longer' })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: 'Of the enquiry.' })
  @ApiParam(ofPage)
  @AnswersNothing('The others hear of it, unless another page of the same person has the enquiry open.')
  async leave(@Param('id') id: string, @Param('view') page: string, @CurrentCaller() caller: Caller): Promise<void> {
    await this.leaveEnquiry.run({ id, page }, caller);
  }
}
