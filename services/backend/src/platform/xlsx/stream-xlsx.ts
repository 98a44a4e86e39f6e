import { Readable, type Writable } from 'node:stream';
import { Archive } from '../archive';
import type { CsvColumn } from '../csv/stream-csv';
import { SHEET_END, SHEET_PATH, SHEET_START, STYLES, xlsxParts } from './xlsx-parts';
import { xlsxRow } from './xlsx-row';

/** The most that a sheet has, its headings among them. */
const MOST_ROWS = 1_048_576;

/**
 * Writes rows as a workbook of one sheet. Texts are cells of text and never formulas, numbers are numbers, and moments are text
 * as in CSV. The next batch is asked for when the reader has taken the last one, so that memory stays flat.
 * @param onRow called for each row that is handed over
 * @throws when the reader goes away, with the code ERR_STREAM_PREMATURE_CLOSE; RangeError for more rows than a sheet has
 */
export async function streamXlsx<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  output: Writable,
  onRow: () => void,
): Promise<void> {
  async function* sheet() {
    let number = 1;
    yield SHEET_START;
    const headings = columns.map(({ heading }) => heading);
    yield xlsxRow(number, headings, STYLES.heading);
    for await (const batch of batches)
      for (const row of batch) {
        number += 1;
        if (number > MOST_ROWS) throw new RangeError('A sheet has no more rows than 1,048,576.');
        onRow();
        yield xlsxRow(
          number,
          columns.map(({ read }) => read(row)),
        );
      }
    yield SHEET_END;
  }
  const archive = new Archive();
  const sent = archive.sendTo(output);
  for (const [path, xml] of xlsxParts) await archive.addBytes(path, Buffer.from(xml));
  await archive.add(SHEET_PATH, Readable.from(sheet(), { highWaterMark: 16 }));
  archive.end();
  await sent;
}
