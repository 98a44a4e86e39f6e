import { streamCsv } from '../../platform/csv/stream-csv';
import { streamXlsx } from '../../platform/xlsx/stream-xlsx';
import { XLSX_TYPE } from '../../platform/xlsx/xlsx-parts';

/** What a list can be had as, by the ending of its address and of the file. */
export const exportFormats = {
  csv: { type: 'text/csv; charset=utf-8', write: streamCsv },
  xlsx: { type: XLSX_TYPE, write: streamXlsx },
} as const;
