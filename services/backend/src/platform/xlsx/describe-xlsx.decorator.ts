import { type DescribedExport, DescribeExport } from '../csv/describe-csv.decorator';
import { XLSX_TYPE } from './xlsx-parts';

/** Describes a list as a workbook. */
export const DescribeXlsx = (described: DescribedExport) =>
  DescribeExport(described, 'xlsx', {
    type: XLSX_TYPE,
    description: 'An attachment: a workbook of one sheet, in which no cell is a formula.',
  });
