import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { toAttachment } from '../../../platform/csv/export-target';
import { ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeCsv, DescribeXlsx } from '../../../platform/xlsx/describe-export.decorator';
import { sampleColumns } from './application-columns';
import { ExportApplications } from './export-applications.use-case';

@ApiTags('applications')
@Allow('general', 'hr')
@Controller('api/admin')
export class ExportApplicationsAdminController {
  constructor(private readonly exportApplications: ExportApplications) {}

  @Get('applications.csv')
  @DescribeCsv({
    operationId: 'exportApplications',
    summary: 'Download applications as CSV; resumes and notes for HR only',
    name: 'applications',
    columns: sampleColumns,
    sample: null,
  })
  async exportCsv(@Query() query: object, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    await this.exportApplications.run({ query, format: 'csv', target: toAttachment(response) }, caller);
  }

  @Get('applications.xlsx')
  @DescribeXlsx({
    operationId: 'exportApplicationsAsXlsx',
    summary: 'Download applications as a workbook; resumes and notes for HR only',
    name: 'applications',
  })
  async exportXlsx(@Query() query: object, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    await this.exportApplications.run({ query, format: 'xlsx', target: toAttachment(response) }, caller);
  }
}
