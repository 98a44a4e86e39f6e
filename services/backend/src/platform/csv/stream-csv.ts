import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify';
import { stringify as stringifyAtOnce } from 'csv-stringify/sync';

export interface CsvColumn<Row> {
  heading: string;
  read: (row: Row) => string | number | null | undefined;
  /** Its digits are no number, as those of a phone. */
  isText?: boolean;
  /** Its texts are times of a wall clock, `2026-11-20 15:00:00`: a workbook has them as times. */
  isTime?: boolean;
  /** In a workbook, in characters; else it is as wide as most. */
  width?: number;
  /** Where a cell of a workbook leads to: an address with `https:` or `http:`. CSV has no links. */
  link?: (row: Row) => string | null | undefined;
}

/** Where a cell starts by another separator than the comma, before a sign of OWASP's page on CSV injection. */
const formulaWithin = /([,;:|\t\r\n]"*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

const format = {
  record_delimiter: 'windows',
  // Quotes hold a cell together for a spreadsheet that splits by another sign than the comma.
  quoted: true,
  quoted_empty: true,
  escape_formulas: true,
  cast: { string: (value) => value.replace(formulaWithin, "$1'") },
} satisfies Options;

/** Writes rows as a file of one format. @param onRow called for each row that is handed over */
export type StreamRows = <Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  output: Writable,
  onRow: () => void,
) => Promise<void>;

async function* readCells<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  onRow: () => void,
) {
  yield columns.map(({ heading }) => heading);
  for await (const batch of batches)
    for (const row of batch) {
      onRow();
      yield columns.map(({ read }) => read(row));
    }
}

/**
 * CSV cannot say that a cell is text, and which numbers a spreadsheet changes (the zero or plus in front, the last digits of a long
 * one) depends on its language. So every text of such a column has the sign that keeps formulas out, not only the one in danger.
 */
const withApostrophes = <Row>(columns: readonly CsvColumn<Row>[]): CsvColumn<Row>[] =>
  columns.map((column) => {
    const { isText = false, read } = column;
    const asText = (value: ReturnType<typeof read>) => (value ? `'${value}` : value);
    return isText ? { ...column, read: (row) => asText(read(row)) } : column;
  });

/** An apostrophe precedes what begins a formula, and the texts of a column of texts. @throws ERR_STREAM_PREMATURE_CLOSE when the reader goes away. */
export const streamCsv: StreamRows = async (columns, batches, output, onRow) => {
  const cells = Readable.from(readCells(withApostrophes(columns), batches, onRow), { highWaterMark: 16 });
  await pipeline(cells, stringify({ ...format, bom: true }), output);
};

/** The headings and one row, as `streamCsv` writes them. */
export function sampleCsv<Row>(columns: readonly CsvColumn<Row>[], row: Row): string {
  const cells = withApostrophes(columns).map(({ read }) => read(row));
  return stringifyAtOnce([columns.map(({ heading }) => heading), cells], format);
}
