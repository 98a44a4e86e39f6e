import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentDoer, type Doer, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeFile } from '../../../platform/http/contract/describe-file.decorator';
import { PersonRequest } from '../erasure.dto';
import { ExportPerson } from './export-person.use-case';

/** By POST, so that the address is in no log and in no history. */
@ApiTags('privacy')
@Allow('general', 'hr')
@Controller('api/admin/exports')
export class PersonExportsAdminController {
  constructor(private readonly exportPerson: ExportPerson) {}

  @Post()
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
  async export(@Body() { email }: PersonRequest, @CurrentDoer() doer: Doer, @Res() response: Response): Promise<void> {
    await this.exportPerson.send(email, doer, response);
  }
}
