import type { CsvColumn } from '../csv/stream-csv';
import { STYLES } from './xlsx-parts';

type Value = ReturnType<CsvColumn<unknown>['read']>;

/** The most that Excel has in a cell; it refuses a file with more. */
const MOST_CHARACTERS = 32_767;

/** A row of a sheet (ISO/IEC 29500-1, 18.3.1.73). @param number from 1 */
export function xlsxRow(number: number, values: readonly Value[], style = STYLES.text): string {
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

/** Characters that XML cannot hold are written as `_x0001_` (ST_Xstring, 22.9.2.19), and what looks like that is escaped. */
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
