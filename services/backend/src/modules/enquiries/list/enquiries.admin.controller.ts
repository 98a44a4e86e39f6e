import { Controller, Get, Param, Query, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { toAttachment } from '../../../platform/csv/export-target';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { DescribeList, ESTIMATED } from '../../../platform/http/listing/describe-list.decorator';
import { toView } from '../../../platform/http/listing/to-view';
import { DescribeCsv, DescribeXlsx } from '../../../platform/xlsx/describe-export.decorator';
import { type ExportFormat, SendExport } from '../../exports/send-export.use-case';
import { type EnquiryView, fileColumnsOf, sampleOf, viewOf } from '../enquiry.entity';
import type { EnquiryKind } from '../enquiry-kinds.facts';
import { FindEnquiry } from './find-enquiry.use-case';
import { ListEnquiries } from './list-enquiries.use-case';
import { ReadEnquiries } from './read-enquiries.use-case';

type RawQuery = Record<string, unknown>;

export function listController(kind: EnquiryKind): Type {
  const { name, list: path, ids, summaries } = kind;
  const view = viewOf(kind);

  @ApiTags('enquiries')
  @Allow('general')
  @Controller(`api/admin/${path}`)
  class EnquiriesAdminController {
    constructor(
      private readonly listEnquiries: ListEnquiries,
      private readonly findEnquiry: FindEnquiry,
    ) {}

    @Get()
    @ApiOperation({ operationId: `list${ids.many}`, summary: summaries.list })
    @DescribeList({
      unit: path,
      view,
      sort: { example: '["createdAt","DESC"]', description: 'By createdAt, name, email or reference.' },
      filter: { keys: 'q, id, standing, from, to. Clear ones alone without standing or id', example: '{"q":"rao"}' },
      estimated: ESTIMATED,
    })
    async list(@Query() query: RawQuery): Promise<Listed<EnquiryView>> {
      return listed(await this.listEnquiries.run({ kind: name, query }), toView);
    }

    @Get(':id')
    @ApiOperation({ operationId: `find${ids.one}`, summary: summaries.find })
    @Answers(200, view)
    async find(@Param('id') id: string): Promise<EnquiryView> {
      return toView(await this.findEnquiry.run({ kind: name, id }));
    }
  }
  return EnquiriesAdminController;
}

/** The controller of one kind's files: all rows of the filter in the order of the sort, without a range. */
export function exportController(kind: EnquiryKind): Type {
  const { name: kindName, list: path, file: name, ids, summaries } = kind;
  const operationId = `export${ids.many}`;
  const columns = fileColumnsOf(kind);

  @ApiTags('enquiries')
  @Allow('general')
  @Controller('api/admin')
  class ExportEnquiriesAdminController {
    constructor(
      private readonly readEnquiries: ReadEnquiries,
      private readonly exports: SendExport,
    ) {}

    @Get(`${path}.csv`)
    @DescribeCsv({ operationId, summary: `${summaries.file} as CSV`, name, columns, sample: sampleOf(kind) })
    exportCsv(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
      return this.send('csv', query, caller, response);
    }

    @Get(`${path}.xlsx`)
    @DescribeXlsx({ operationId: `${operationId}AsXlsx`, summary: `${summaries.file} as a workbook`, name })
    exportXlsx(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
      return this.send('xlsx', query, caller, response);
    }

    private async send(format: ExportFormat, query: RawQuery, caller: Caller, response: Response): Promise<void> {
      const { filterKeys, batches } = this.readEnquiries.run({ kind: kindName, query });
      await this.exports.run({ name, format, columns, batches, filterKeys, target: toAttachment(response) }, caller);
    }
  }
  return ExportEnquiriesAdminController;
}
