import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import type { ExportColumn } from '../../../platform/csv/export-columns';
import { Database } from '../../../platform/database/database';
import { ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeCsv, DescribeXlsx } from '../../../platform/xlsx/describe-export.decorator';
import { type ExportFormat, SendExport } from '../../exports/send-export.use-case';
import { type ExportRow, readBatches } from '../list/applications.admin.repository';
import { readApplicationQuery } from '../list/search-applications';

/** `sample` is the cell of the example in the description of the API. */
type Columns = readonly (ExportColumn<ExportRow> & { sample: string | number | Date })[];

const generalColumns: Columns = [
  { heading: 'Reference', read: ({ reference }) => reference, sample: 'FD-7K2M-9QXR' },
  { heading: 'Received', time: ({ createdAt }) => createdAt, sample: new Date('2026-11-20T09:30:00Z') },
  { heading: 'Name', read: ({ name }) => name, sample: 'Asha Verma' },
  { heading: 'E-mail', read: ({ email }) => email, sample: 'asha@company.example' },
  { heading: 'Phone', read: ({ phone }) => phone, isText: true, sample: '+91 98123 45678' },
  { heading: 'Position', read: ({ apply }) => apply, sample: 'Backend Developer' },
  { heading: 'Experience', read: ({ experience }) => experience, sample: '1-3 years' },
  { heading: 'LinkedIn', read: ({ linkedin }) => linkedin, sample: 'https://www.linkedin.com/in/asha-verma' },
  { heading: 'Message', read: ({ message }) => message, sample: 'I can begin in January.' },
  { heading: 'Job post', read: ({ jobPost }) => jobPost?.title, sample: 'Backend Developer' },
  { heading: 'Source', read: ({ source }) => source?.['utm_source'] ?? source?.['ref'], sample: 'newsletter' },
  { heading: 'Stage', read: ({ stage }) => stage, sample: 'screening' },
  { heading: 'In this stage since', time: ({ stageSince }) => stageSince, sample: new Date('2026-11-20T10:15:00Z') },
  { heading: 'Standing', read: ({ standing }) => standing, sample: 'clear' },
  { heading: 'Mail to HR', read: ({ mailState }) => mailState, sample: 'sent' },
];

/** Resume, referrer, duplicates and notes are for HR. */
const hrColumns: Columns = [
  ...generalColumns,
  { heading: 'Referred by', read: ({ referredBy }) => referredBy, sample: 'Meera Iyer' },
  { heading: 'Resume', read: ({ resume }) => resume && `/uploads/${resume}`, sample: '/uploads/lGk3q0vB8Xn2.pdf' },
  { heading: 'Resume state', read: ({ storageFault, resumeState }) => storageFault ?? resumeState, sample: 'stored' },
  { heading: 'Also applied', read: ({ alsoApplied }) => alsoApplied, sample: 1 },
  { heading: 'Notes', read: ({ notes }) => notes, sample: 'Clear answers, good questions.' },
];

/** The grid's list as a file: all rows of the filter in the order of the sort. */
@ApiTags('applications')
@Allow('general', 'hr')
@Controller('api/admin')
export class ExportApplicationsAdminController {
  constructor(
    private readonly database: Database,
    private readonly exports: SendExport,
  ) {}

  @Get('applications.csv')
  @DescribeCsv({
    operationId: 'exportApplications',
    summary: 'Download applications as CSV; resumes and notes for HR only',
    name: 'applications',
    columns: hrColumns.map(({ heading, sample }) =>
      sample instanceof Date ? { heading, time: () => sample } : { heading, read: () => sample },
    ),
    sample: null,
  })
  async exportCsv(@Query() query: object, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    await this.send(query, 'csv', caller, response);
  }

  @Get('applications.xlsx')
  @DescribeXlsx({
    operationId: 'exportApplicationsAsXlsx',
    summary: 'Download applications as a workbook; resumes and notes for HR only',
    name: 'applications',
  })
  async exportXlsx(@Query() query: object, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    await this.send(query, 'xlsx', caller, response);
  }

  private async send(raw: object, format: ExportFormat, caller: Caller, response: Response): Promise<void> {
    const query = await readApplicationQuery(this.database, { ...raw, range: undefined }, caller.actor);
    const isHr = caller.actor.role === 'hr';
    const columns = isHr ? hrColumns : generalColumns;
    const batches = readBatches(this.database, query, isHr);
    const filterKeys = Object.keys(query.filter);
    await this.exports.send(response, caller, { name: 'applications', format, columns, batches, filterKeys });
  }
}
