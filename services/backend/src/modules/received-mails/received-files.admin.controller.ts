import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentCaller, type Caller } from '../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeFile } from '../../platform/http/contract/describe-file.decorator';
import { DescribeErrors } from '../../platform/http/errors/expected-error';
import { sendAttachment, whileFewAreHeld } from '../../platform/http/files/send-file';
import { ReadReceivedFile } from './read-received-file.use-case';

/** The files of mails that came in answer to ours. */
@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/received-files')
export class ReceivedFilesAdminController {
  constructor(private readonly readFile: ReadReceivedFile) {}

  @Get(':id')
  @ApiOperation({
    operationId: 'readReceivedFile',
    summary:
      'Download a file of a received mail: HR those of applicants, general staff those of enquiries; put on record',
  })
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
