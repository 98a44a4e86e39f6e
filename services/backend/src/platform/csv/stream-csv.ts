import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify';
import { stringify as stringifyAtOnce } from 'csv-stringify/sync';

export interface CsvColumn<Row> {
  heading: string;
  read: (row: Row) => string | number | Date | null | undefined;
}

/** Where a cell starts by another separator than the comma, before a sign of OWASP's page on CSV injection. */
const formulaWithin = /([,;:|\t\r\n]"*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

const format = {
  record_delimiter: 'windows',
  // Quotes hold a cell together for a spreadsheet that splits by another sign than the comma.
  quoted: true,
  quoted_empty: true,
  escape_formulas: true,
  cast: { date: (value) => value.toISOString(), string: (value) => value.replace(formulaWithin, "$1'") },
} satisfies Options;

/** Writes rows as a file of one format. @param onRow called for each row that is handed over */
export type StreamRows = <Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  output: Writable,
  onRow: () => void,
) => Promise<void>;

export async function* readCells<Row>(
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

/** An apostrophe precedes what begins a formula. @throws ERR_STREAM_PREMATURE_CLOSE when the reader goes away. */
export const streamCsv: StreamRows = async (columns, batches, output, onRow) => {
  const cells = Readable.from(readCells(columns, batches, onRow), { highWaterMark: 16 });
  await pipeline(cells, stringify({ ...format, bom: true }), output);
};

export const sampleCsv = <Row>(columns: readonly CsvColumn<Row>[], row: Row): string =>
  stringifyAtOnce([columns.map(({ heading }) => heading), columns.map(({ read }) => read(row))], format);
