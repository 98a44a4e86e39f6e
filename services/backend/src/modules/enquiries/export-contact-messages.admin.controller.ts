import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../platform/access/access.decorators';
import { CurrentDoer, type Doer } from '../../platform/access/current-doer.decorator';
import { DescribeCsv } from '../../platform/csv/describe-csv.decorator';
import { ApiTags } from '../../platform/http/api-docs.decorators';
import { DescribeXlsx } from '../../platform/xlsx/describe-xlsx.decorator';
import { ContactMessageEntity } from './contact-message.entity';
import { contactMessageColumns } from './enquiry-columns';
import { ExportEnquiries } from './export-enquiries.use-case';
import { sampleEnquiry } from './sample-enquiry';

const file = { name: 'contacts', type: ContactMessageEntity, columns: contactMessageColumns } as const;

@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin')
export class ExportContactMessagesAdminController {
  constructor(private readonly exportEnquiries: ExportEnquiries) {}

  @Get('contacts.csv')
  @DescribeCsv({
    operationId: 'exportContactMessages',
    summary: 'Download contact messages as CSV',
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

  @Get('contacts.xlsx')
  @DescribeXlsx({
    operationId: 'exportContactMessagesAsXlsx',
    summary: 'Download contact messages as a workbook',
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
