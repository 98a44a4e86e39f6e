import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { toAttachment } from '../../../platform/csv/export-target';
import { ApiOperation, ApiQuery, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList, ESTIMATED } from '../../../platform/http/listing/describe-list.decorator';
import { DescribeCsv, DescribeXlsx } from '../../../platform/xlsx/describe-export.decorator';
import { allEnquiryColumns, sampleEnquiry } from './all-enquiry-columns';
import { AnyEnquiryView, EnquiryTabCountView, toAnyEnquiryView } from './all-enquiries.view';
import { CountEnquiryTabs } from './count-enquiry-tabs.use-case';
import { ExportAllEnquiries } from './export-all-enquiries.use-case';
import { FindAnyEnquiry } from './find-any-enquiry.use-case';
import { ListAllEnquiries } from './list-all-enquiries.use-case';

type RawQuery = Record<string, unknown>;
const file = { name: 'all-enquiries', summary: 'Download enquiries of all kinds' };

/** The enquiries of all kinds together, as the people who answer them read them. */
@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin')
export class AllEnquiriesAdminController {
  constructor(
    private readonly listAll: ListAllEnquiries,
    private readonly findAny: FindAnyEnquiry,
    private readonly countTabs: CountEnquiryTabs,
    private readonly exportAll: ExportAllEnquiries,
  ) {}

  @Get('all-enquiries')
  @ApiOperation({ operationId: 'listAllEnquiries', summary: 'List the enquiries of all kinds together' })
  @DescribeList({
    unit: 'all-enquiries',
    view: AnyEnquiryView,
    sort: { example: '["createdAt","DESC"]', description: 'By createdAt, answerDueAt, name, kind or state.' },
    filter: {
      keys: 'q, id, kind, tab, state, overdue, source, sourced, standing, from, to. Clear ones alone without standing or id',
      example: '{"tab":"open"}',
    },
    estimated: ESTIMATED,
  })
  async list(@Query() query: RawQuery, @CurrentActor() reader: Actor): Promise<Listed<AnyEnquiryView>> {
    return listed(await this.listAll.run({ query, reader }), toAnyEnquiryView);
  }

  @Get('enquiry-counts')
  @ApiOperation({
    operationId: 'countEnquiryTabs',
    summary: 'Count what the list of all enquiries has under each of its tabs',
  })
  @ApiQuery({
    name: 'filter',
    type: String,
    required: false,
    example: '{"kind":"consultation"}',
    description: 'As of the list; its tab is left out.',
  })
  @Answers(200, [EnquiryTabCountView])
  counts(@Query() query: RawQuery, @CurrentActor() reader: Actor): Promise<EnquiryTabCountView[]> {
    return this.countTabs.run({ query, reader });
  }

  @Get('all-enquiries/:id')
  @ApiOperation({ operationId: 'findAnyEnquiry', summary: 'Show an enquiry of any kind' })
  @Answers(200, AnyEnquiryView)
  async find(@Param('id') id: string): Promise<Versioned<AnyEnquiryView>> {
    return versioned(await this.findAny.run({ id }), toAnyEnquiryView);
  }

  @Get('all-enquiries.csv')
  @DescribeCsv({
    operationId: 'exportAllEnquiries',
    ...file,
    summary: `${file.summary} as CSV`,
    columns: allEnquiryColumns,
    sample: sampleEnquiry,
  })
  async exportCsv(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    await this.exportAll.run({ query, format: 'csv', target: toAttachment(response) }, caller);
  }

  @Get('all-enquiries.xlsx')
  @DescribeXlsx({ operationId: 'exportAllEnquiriesAsXlsx', ...file, summary: `${file.summary} as a workbook` })
  async exportXlsx(
    @Query() query: RawQuery,
    @CurrentCaller() caller: Caller,
    @Res() response: Response,
  ): Promise<void> {
    await this.exportAll.run({ query, format: 'xlsx', target: toAttachment(response) }, caller);
  }
}
