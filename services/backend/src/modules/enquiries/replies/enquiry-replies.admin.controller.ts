import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { EnquiryReplyText, SendEnquiryReplyRequest } from './enquiry-replies.dto';
import { EnquiryRepliedView, EnquiryReplyPreviewView, EnquiryReplyView, toReplyView } from './enquiry-replies.view';
import { ListEnquiryReplies } from './list-enquiry-replies.use-case';
import { PreviewEnquiryReply } from './preview-enquiry-reply.use-case';
import { SendEnquiryReply } from './send-enquiry-reply.use-case';

const ofEnquiry = { name: 'id', type: String, format: 'uuid', description: 'Of the enquiry.' };

/** Our mails to the senders of enquiries. */
@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin/all-enquiries/:id/replies')
export class EnquiryRepliesAdminController {
  constructor(
    private readonly listReplies: ListEnquiryReplies,
    private readonly previewReply: PreviewEnquiryReply,
    private readonly sendReply: SendEnquiryReply,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listEnquiryReplies', summary: 'List the replies to an enquiry, oldest first' })
  @ApiParam(ofEnquiry)
  @Answers(200, [EnquiryReplyView])
  async list(@Param('id') id: string): Promise<EnquiryReplyView[]> {
    return (await this.listReplies.run({ enquiryId: id })).map(toReplyView);
  }

  @Post('preview')
  @ApiOperation({ operationId: 'previewEnquiryReply', summary: 'Show a reply as it would go out; nothing is sent' })
  @ApiParam(ofEnquiry)
  @Answers(200, EnquiryReplyPreviewView)
  preview(
    @Param('id') id: string,
    @Body() { subject, body }: EnquiryReplyText,
    @CurrentActor() writer: Actor,
  ): Promise<EnquiryReplyPreviewView> {
    return this.previewReply.run({ id, subject, body }, writer);
  }

  @Post()
  @ApiOperation({ operationId: 'sendEnquiryReply', summary: 'Answer an enquiry by mail' })
  @ApiParam(ofEnquiry)
  @Answers(200, EnquiryRepliedView)
  @DescribeErrors('enquiry_not_clear', 'reply_differs')
  async send(
    @Param('id') id: string,
    @Body() { key, subject, body, close }: SendEnquiryReplyRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<EnquiryRepliedView>> {
    return versioned(
      await this.sendReply.run({ id, key, subject, body, close, version }, caller),
      (replied) => replied,
    );
  }
}
