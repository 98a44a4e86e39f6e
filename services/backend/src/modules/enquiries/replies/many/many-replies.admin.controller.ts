import { Body, Controller, Post } from '@nestjs/common';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../../platform/http/errors/expected-error';
import { Answers } from '../../../../platform/http/listing/answer-headers';
import { PreviewEnquiryRepliesRequest, SendEnquiryRepliesRequest } from './many-replies.dto';
import { EnquiryLettersView, RepliedToManyView } from './many-replies.view';
import { PreviewEnquiryReplies } from './preview-enquiry-replies.use-case';
import { SendEnquiryReplies } from './send-enquiry-replies.use-case';

/** One text to the senders of many enquiries. */
@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin/all-enquiries/replies')
export class ManyRepliesAdminController {
  constructor(
    private readonly previewReplies: PreviewEnquiryReplies,
    private readonly sendReplies: SendEnquiryReplies,
  ) {}

  @Post('preview')
  @ApiOperation({
    operationId: 'previewEnquiryReplies',
    summary: 'Show the mails of an answer to many enquiries as they would go out; nothing is sent',
  })
  @Answers(200, EnquiryLettersView)
  preview(@Body() request: PreviewEnquiryRepliesRequest, @CurrentActor() writer: Actor): Promise<EnquiryLettersView> {
    return this.previewReplies.run(request, writer);
  }

  @Post()
  @ApiOperation({ operationId: 'sendEnquiryReplies', summary: 'Answer many enquiries by mail: all of them, or none' })
  @Answers(200, RepliedToManyView)
  @DescribeErrors('cannot_answer_all', 'reply_differs')
  send(@Body() request: SendEnquiryRepliesRequest, @CurrentCaller() caller: Caller): Promise<RepliedToManyView> {
    return this.sendReplies.run(request, caller);
  }
}
