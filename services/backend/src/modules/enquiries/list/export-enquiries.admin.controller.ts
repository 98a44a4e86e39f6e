import { Controller, Get, Query, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { DescribeCsv } from '../../../platform/csv/describe-csv.decorator';
import { ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeXlsx } from '../../../platform/xlsx/describe-xlsx.decorator';
import type { EnquiryEntity } from '../enquiry.entity';
import type { EnquiryList } from './enquiry-lists';
import { ExportEnquiries } from './export-enquiries.use-case';

/** The controller of one kind's files. `sample` is the row that the description of the API shows. */
export function exportController<Row extends EnquiryEntity>(kind: EnquiryList<Row>, sample: Row): Type {
  const { path, file: name, ids, words, columns } = kind;
  const operationId = `export${ids.many}`;
  const summary = `Download ${words.file} as`;

  @ApiTags('enquiries')
  @Allow('general')
  @Controller('api/admin')
  class ExportEnquiriesAdminController {
    constructor(private readonly exportEnquiries: ExportEnquiries) {}

    @Get(`${path}.csv`)
    @DescribeCsv({ operationId, summary: `${summary} CSV`, name, columns, sample })
    async exportCsv(
      @Query() query: Record<string, unknown>,
      @CurrentDoer() doer: Doer,
      @Res() response: Response,
    ): Promise<void> {
      await this.exportEnquiries.send(kind, query, 'csv', doer, response);
    }

    @Get(`${path}.xlsx`)
    @DescribeXlsx({ operationId: `${operationId}AsXlsx`, summary: `${summary} a workbook`, name })
    async exportXlsx(
      @Query() query: Record<string, unknown>,
      @CurrentDoer() doer: Doer,
      @Res() response: Response,
    ): Promise<void> {
      await this.exportEnquiries.send(kind, query, 'xlsx', doer, response);
    }
  }
  return ExportEnquiriesAdminController;
}
