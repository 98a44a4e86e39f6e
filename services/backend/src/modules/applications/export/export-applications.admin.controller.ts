import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { DescribeCsv, DescribeXlsx } from '../../../platform/xlsx/describe-export.decorator';
import { ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { hrColumns, sampleApplication } from './application-columns';
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
    columns: hrColumns,
    sample: sampleApplication,
  })
  async exportCsv(
    @Query() query: Record<string, unknown>,
    @CurrentDoer() doer: Doer,
    @Res() response: Response,
  ): Promise<void> {
    await this.exportApplications.send(query, 'csv', doer, response);
  }

  @Get('applications.xlsx')
  @DescribeXlsx({
    operationId: 'exportApplicationsAsXlsx',
    summary: 'Download applications as a workbook; resumes and notes for HR only',
    name: 'applications',
  })
  async exportXlsx(
    @Query() query: Record<string, unknown>,
    @CurrentDoer() doer: Doer,
    @Res() response: Response,
  ): Promise<void> {
    await this.exportApplications.send(query, 'xlsx', doer, response);
  }
}
