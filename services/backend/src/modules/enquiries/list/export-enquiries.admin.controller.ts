import { Controller, Get, Query, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { DescribeCsv, DescribeXlsx } from '../../../platform/xlsx/describe-export.decorator';
import { ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import type { EnquiryKind } from '../enquiry-kinds';
import { sampleOf } from './enquiry-columns';
import { ExportEnquiries } from './export-enquiries.use-case';

/** The controller of one kind's files. */
export function exportController(kind: EnquiryKind): Type {
  const { list: path, file: name, ids, summaries, fileColumns: columns } = kind;
  const operationId = `export${ids.many}`;
  const sample = sampleOf(kind);

  @ApiTags('enquiries')
  @Allow('general')
  @Controller('api/admin')
  class ExportEnquiriesAdminController {
    constructor(private readonly exportEnquiries: ExportEnquiries) {}

    @Get(`${path}.csv`)
    @DescribeCsv({ operationId, summary: `${summaries.file} as CSV`, name, columns, sample })
    async exportCsv(
      @Query() query: Record<string, unknown>,
      @CurrentDoer() doer: Doer,
      @Res() response: Response,
    ): Promise<void> {
      await this.exportEnquiries.send(kind, query, 'csv', doer, response);
    }

    @Get(`${path}.xlsx`)
    @DescribeXlsx({ operationId: `${operationId}AsXlsx`, summary: `${summaries.file} as a workbook`, name })
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
