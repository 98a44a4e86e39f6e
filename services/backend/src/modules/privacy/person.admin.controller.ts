import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentCaller, type Caller, FreshlyAuthenticated } from '../../platform/access/access.decorators';
import { toAttachment } from '../../platform/csv/export-target';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeFile } from '../../platform/http/contract/describe-file.decorator';
import { Answers } from '../../platform/http/listing/answer-headers';
import { ErasePerson } from './erase/erase-person.use-case';
import { ExportPerson } from './export/export-person.use-case';
import { EraseRequest, PersonRequest } from './person.dto';
import { ErasureView } from './person.view';

@ApiTags('privacy')
@Allow('general', 'hr')
@Controller('api/admin')
export class PersonAdminController {
  constructor(
    private readonly erasePerson: ErasePerson,
    private readonly exportPerson: ExportPerson,
  ) {}

  @Post('erasures')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'erasePerson', summary: 'Erase all that is held about the person with an address' })
  @Answers(200, ErasureView, { description: 'Where nothing is held, all counts are 0.' })
  async erase(@Body() request: EraseRequest, @CurrentCaller() caller: Caller): Promise<ErasureView> {
    const { erasedAt, certificateId, counts, mailbox } = await this.erasePerson.run(request, caller);
    return { dryRun: !erasedAt, erasedAt: erasedAt?.toISOString() ?? null, certificateId, counts, mailbox };
  }

  /** By POST, so that the address is in no log and in no history. */
  @Post('exports')
  @FreshlyAuthenticated()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'exportPerson',
    summary: 'Download what is held about the person with an address, as far as one may read it',
  })
  @DescribeFile({
    type: 'application/zip',
    description: 'An archive, as an attachment.',
    disposition: 'attachment; filename="person-2026-11-20.zip"',
  })
  async export(
    @Body() { email }: PersonRequest,
    @CurrentCaller() caller: Caller,
    @Res() response: Response,
  ): Promise<void> {
    await this.exportPerson.run({ email, target: toAttachment(response) }, caller);
  }
}
