import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../platform/access/access.decorators';
import { CurrentDoer, type Doer } from '../../platform/access/current-doer.decorator';
import { DescribeCsv } from '../../platform/csv/describe-csv.decorator';
import { ApiTags } from '../../platform/http/api-docs.decorators';
import { DescribeXlsx } from '../../platform/xlsx/describe-xlsx.decorator';
import { HomeEnquiryEntity } from './home-enquiry.entity';
import { homeEnquiryColumns } from './enquiry-columns';
import { ExportEnquiries } from './export-enquiries.use-case';
import { sampleEnquiry } from './sample-enquiry';

const file = { name: 'enquiries', type: HomeEnquiryEntity, columns: homeEnquiryColumns } as const;

@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin')
export class ExportHomeEnquiriesAdminController {
  constructor(private readonly exportEnquiries: ExportEnquiries) {}

  @Get('enquiries.csv')
  @DescribeCsv({
    operationId: 'exportHomeEnquiries',
    summary: 'Download the enquiries of the home page as CSV',
    ...file,
    sample: sampleEnquiry,
  })
  async exportCsv(
    @Query() query: Record<string, unknown>,
    @CurrentDoer() doer: Doer,
    @Res() response: Response,
  ): Promise<void> {
    await this.exportEnquiries.send(file, query, 'csv', doer, response);
  }

  @Get('enquiries.xlsx')
  @DescribeXlsx({
    operationId: 'exportHomeEnquiriesAsXlsx',
    summary: 'Download the enquiries of the home page as a workbook',
    name: file.name,
  })
  async exportXlsx(
    @Query() query: Record<string, unknown>,
    @CurrentDoer() doer: Doer,
    @Res() response: Response,
  ): Promise<void> {
    await this.exportEnquiries.send(file, query, 'xlsx', doer, response);
  }
}
