import { Controller, Get, Param } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { ReceivedMailView, toReceivedView } from '../../received-mails/find-received-mail.use-case';
import { ListReceivedMails } from './list-received-mails.use-case';

/** The mails of the senders of enquiries. */
@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin/all-enquiries')
export class ReceivedMailsAdminController {
  constructor(private readonly listReceived: ListReceivedMails) {}

  @Get(':id/received')
  @ApiOperation({
    operationId: 'listReceivedMails',
    summary: 'List the mails that have come about an enquiry, oldest first',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: 'Of the enquiry.' })
  @Answers(200, [ReceivedMailView])
  async list(@Param('id') id: string): Promise<ReceivedMailView[]> {
    return (await this.listReceived.run({ enquiryId: id })).map(toReceivedView);
  }
}
