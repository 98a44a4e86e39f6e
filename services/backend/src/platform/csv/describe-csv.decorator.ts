import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '../http/contract/api-docs.decorators';
import { DescribeErrors } from '../http/errors/describe-errors.decorator';
import { DescribeFile } from '../http/contract/describe-file.decorator';
import { type CsvColumn, sampleCsv } from './stream-csv';

interface DescribedCsv<Row> {
  operationId: string;
  summary: string;
  /** Of the file: `applications`. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  sample: Row;
}

const query = (name: string, example: string) => ApiQuery({ name, type: String, required: false, example });
const description = 'An attachment: UTF-8 with a byte order mark, CRLF, no formulas.';

/** The sort and the filter of a list. */
export const DescribeExportQuery = () =>
  applyDecorators(query('sort', '["createdAt","DESC"]'), query('filter', '{"q":"rao"}'));

/** Describes a list as a file, which takes the same sort and filter as the list itself. */
export const DescribeCsv = <Row>({ operationId, summary, name, columns, sample }: DescribedCsv<Row>) =>
  applyDecorators(
    ApiOperation({ operationId, summary }),
    DescribeExportQuery(),
    DescribeFile({
      type: 'text/csv',
      description,
      disposition: `attachment; filename="${name}-2026-11-20.csv"`,
      example: () => sampleCsv(columns, sample),
    }),
    DescribeErrors(400, 401, 403, 503),
  );
