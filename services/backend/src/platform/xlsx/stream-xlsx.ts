import { Readable } from 'node:stream';
import { Archive } from '../archive';
import { type CsvColumn, readCells, type StreamRows } from '../csv/stream-csv';

// The parts of a workbook with one sheet (ISO/IEC 29500-1, 18.2 and 18.8): the least that spreadsheet programs open.
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const XLSX_TYPE = `${SHEETS}.sheet`;
const SHEET_PATH = 'xl/worksheets/sheet1.xml';
/** Formats of cells by their place in the list of styles. Format 49 is "text", so that a cell stays text when it is edited. */
const STYLES = { number: 0, text: 1, heading: 2 };

const related = (id: number, type: string, target: string) =>
  `<Relationship Id="r${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (...targets: string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets.join('')}</Relationships>`;
const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${SHEETS}.${type}+xml"/>`;
const fill = (type: string) => `<fill><patternFill patternType="${type}"/></fill>`;
const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/></font>`;
const format = (number: number, fontId: number, more = '') =>
  `<xf numFmtId="${number}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${more}/>`;

const xlsxParts = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${override(SHEET_PATH, 'worksheet')}</Types>`,
  '_rels/.rels': relations(related(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/_rels/workbook.xml.rels': relations(
    related(1, 'worksheet', 'worksheets/sheet1.xml'),
    related(2, 'styles', 'styles.xml'),
  ),
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2">${fill('none')}${fill('gray125')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">${format(0, 0)}${format(49, 0, ' quotePrefix="1"')}${format(49, 1, ' quotePrefix="1"')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** The XML before the rows: headings stay in sight, columns are wide enough for most. */
const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="20" defaultRowHeight="15"/><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

const MOST_ROWS = 1_048_576;

/** Texts are never formulas. @throws as `streamCsv` does, and RangeError for more rows than a sheet has */
export const streamXlsx: StreamRows = async (columns, batches, output, onRow) => {
  /** ISO/IEC 29500-1, 18.3.1.73. Rows are counted from 1. */
  async function* sheet() {
    let rows = 0;
    const demandRoom = () => {
      if (rows >= MOST_ROWS) throw new RangeError('A sheet has no more rows than 1,048,576.');
      onRow();
    };
    yield SHEET_START;
    for await (const values of readCells(columns, batches, demandRoom)) {
      rows += 1;
      const style = rows === 1 ? STYLES.heading : STYLES.text;
      yield `<row r="${rows}">${values.map((value, at) => cell(`${columnName(at)}${rows}`, value, style)).join('')}</row>`;
    }
    yield SHEET_END;
  }
  const archive = new Archive();
  const sent = archive.sendTo(output);
  for (const [path, xml] of Object.entries(xlsxParts)) await archive.addBytes(path, Buffer.from(xml));
  await archive.add(SHEET_PATH, Readable.from(sheet(), { highWaterMark: 16 }));
  archive.end();
  await sent;
};

/** Excel refuses a file with more in a cell. */
const MOST_CHARACTERS = 32_767;

/** A number is a number, anything else is text. There is no other kind of cell, and above all no formula. */
function cell(place: string, value: ReturnType<CsvColumn<unknown>['read']>, style: number): string {
  if (typeof value === 'number' && Number.isFinite(value))
    return `<c r="${place}" s="${STYLES.number}"><v>${value}</v></c>`;
  const text = String(value ?? '');
  if (!text) return `<c r="${place}" s="${style}"/>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for.
const unspeakable = /[\0-\x08\x0B-\x1F\uFFFE\uFFFF]/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters that XML cannot hold are written as `_x0001_` (ST_Xstring, 22.9.2.19), and texts of that form are escaped. */
function escapeText(text: string): string {
  return (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text)
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(unspeakable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
