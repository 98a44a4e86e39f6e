import { Readable, type Writable } from 'node:stream';
import { Archive } from '../archive';
import type { CsvColumn } from '../csv/stream-csv';
import { SHEET_END, SHEET_PATH, SHEET_START, STYLES, xlsxParts } from './xlsx-parts';

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
        const values = columns.map(({ read }) => read(row));
        yield xlsxRow(number, values);
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

type Value = ReturnType<CsvColumn<unknown>['read']>;

/** Excel refuses a file with more in a cell. */
const MOST_CHARACTERS = 32_767;

/** A row of a sheet (ISO/IEC 29500-1, 18.3.1.73). @param number from 1 */
function xlsxRow(number: number, values: readonly Value[], style = STYLES.text): string {
  const cells = values.map((value, index) => cell(`${columnName(index)}${number}`, value, style));
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** A number is a number, anything else is text. There is no other kind of cell, and above all no formula. */
function cell(place: string, value: Value, style: number): string {
  if (typeof value === 'number' && Number.isFinite(value))
    return `<c r="${place}" s="${STYLES.number}"><v>${value}</v></c>`;
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  if (!text) return `<c r="${place}" s="${style}"/>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

/** A to Z, then AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters that XML cannot hold are written as `_x0001_` (ST_Xstring, 22.9.2.19), and texts of that form are escaped. */
function escapeText(text: string): string {
  return shorten(text)
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      // oxlint-disable-next-line no-control-regex -- they are what is looked for.
      /[\0-\x08\x0B-\x1F\uFFFE\uFFFF]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}

const shorten = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text);
