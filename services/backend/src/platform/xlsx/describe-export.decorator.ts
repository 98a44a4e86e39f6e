import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '../http/contract/api-docs.decorators';
import { type DescribedFile, DescribeFile } from '../http/contract/describe-file.decorator';
import { columnsIn, type ExportColumn } from '../csv/export-columns';
import { sampleCsv } from '../csv/stream-csv';
import { XLSX_TYPE } from './stream-xlsx';

/** `name` is the file's: `applications`. */
type DescribedExport = { operationId: string; summary: string; name: string };
type DescribedCsv<Row> = DescribedExport & { columns: readonly ExportColumn<Row>[]; sample: Row };

const query = (name: string, example: string) => ApiQuery({ name, type: String, required: false, example });

/** Describes a list as a file, which takes the same sort and filter as the list itself. */
const DescribeExport = (
  { operationId, summary, name }: DescribedExport,
  ending: string,
  file: Omit<DescribedFile, 'disposition'>,
) =>
  applyDecorators(
    ApiOperation({ operationId, summary }),
    query('sort', '["createdAt","DESC"]'),
    query('filter', '{"q":"rao"}'),
    DescribeFile({ ...file, disposition: `attachment; filename="${name}-2026-11-20.${ending}"` }),
  );

export const DescribeCsv = <Row>({ columns, sample, ...described }: DescribedCsv<Row>) =>
  DescribeExport(described, 'csv', {
    type: 'text/csv',
    description: 'An attachment: UTF-8 with a byte order mark, CRLF, no formulas.',
    example: () => sampleCsv(columnsIn('Asia/Kolkata', columns, 'https://jobs.example'), sample),
  });

export const DescribeXlsx = (described: DescribedExport) =>
  DescribeExport(described, 'xlsx', {
    type: XLSX_TYPE,
    description: 'An attachment: a workbook of one sheet, in which no cell is a formula.',
  });
