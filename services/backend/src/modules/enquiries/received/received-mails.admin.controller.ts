import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeFile } from '../../../platform/http/contract/describe-file.decorator';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { sendAttachment, whileFewAreHeld } from '../../../platform/http/files/send-file';
import { ListReceivedMails } from './list-received-mails.use-case';
import { ReadReceivedFile } from './read-received-file.use-case';
import { ReceivedMailView, toReceivedView } from './received-mails.view';

/** The mails of the senders of enquiries, and their files. */
@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin')
export class ReceivedMailsAdminController {
  constructor(
    private readonly listReceived: ListReceivedMails,
    private readonly readFile: ReadReceivedFile,
  ) {}

  @Get('all-enquiries/:id/received')
  @ApiOperation({
    operationId: 'listReceivedMails',
    summary: 'List the mails that have come about an enquiry, oldest first',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: 'Of the enquiry.' })
  @Answers(200, [ReceivedMailView])
  async list(@Param('id') id: string): Promise<ReceivedMailView[]> {
    return (await this.listReceived.run({ enquiryId: id })).map(toReceivedView);
  }

  @Get('received-files/:id')
  @ApiOperation({ operationId: 'readReceivedFile', summary: 'Download a file of a received mail; put on record' })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: 'Of the file.' })
  @DescribeFile({
    type: 'application/octet-stream',
    description: 'The file, as an attachment, of any type.',
    disposition: 'attachment; filename="offer.pdf"',
  })
  @DescribeErrors('file_infected', 'file_not_scanned')
  async read(@Param('id') id: string, @CurrentCaller() reader: Caller, @Res() response: Response): Promise<void> {
    await whileFewAreHeld(async () => {
      const { name, bytes } = await this.readFile.run({ id }, reader);
      await sendAttachment(response, name, bytes);
    });
  }
}
