import { applyDecorators } from '@nestjs/common';
import { ApiOperation } from '../http/contract/api-docs.decorators';
import { DescribeErrors } from '../http/errors/describe-errors.decorator';
import { DescribeFile } from '../http/contract/describe-file.decorator';
import { DescribeExportQuery } from '../csv/describe-csv.decorator';
import { XLSX_TYPE } from './xlsx-parts';

interface DescribedXlsx {
  operationId: string;
  summary: string;
  /** Of the file: `applications`. */
  name: string;
}

/** Describes a list as a workbook, which takes the same sort and filter as the list itself. */
export const DescribeXlsx = ({ operationId, summary, name }: DescribedXlsx) =>
  applyDecorators(
    ApiOperation({ operationId, summary }),
    DescribeExportQuery(),
    DescribeFile({
      type: XLSX_TYPE,
      description: 'An attachment: a workbook of one sheet, in which no cell is a formula.',
      disposition: `attachment; filename="${name}-2026-11-20.xlsx"`,
    }),
    DescribeErrors(400, 401, 403, 503),
  );
