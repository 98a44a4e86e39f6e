import { Readable } from 'node:stream';
import { Archive } from '../archive';
import type { CsvColumn, StreamRows } from '../csv/stream-csv';

// The parts of a workbook with one sheet (ISO/IEC 29500-1, 18.2 and 18.8): the least that spreadsheet programs open.
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const XLSX_TYPE = `${SHEETS}.sheet`;
const SHEET_PATH = 'xl/worksheets/sheet1.xml';
const LINKS_PATH = 'xl/worksheets/_rels/sheet1.xml.rels';
/** Formats of cells by their place in the list of styles. Format 49 is "text", so that a cell stays text when it is edited. */
const STYLES = { number: 0, text: 1, heading: 2, time: 3, link: 4 };
const TIME_FORMAT = 164;

const related = (id: number, type: string, target: string, more = '') =>
  `<Relationship Id="r${id}" Type="${OFFICE}/${type}" Target="${target}"${more}/>`;
const relations = (...targets: string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets.join('')}</Relationships>`;
const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${SHEETS}.${type}+xml"/>`;
const fill = (type: string) => `<fill><patternFill patternType="${type}"/></fill>`;
const font = (shape: string, colour = '') => `<font>${shape}<sz val="11"/>${colour}<name val="Calibri"/></font>`;
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
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="${TIME_FORMAT}" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="3">${font('')}${font('<b/>')}${font('<u/>', '<color rgb="FF0563C1"/>')}</fonts><fills count="2">${fill('none')}${fill('gray125')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${format(0, 0)}${format(49, 0, ' quotePrefix="1"')}${format(49, 1, ' quotePrefix="1"')}${format(TIME_FORMAT, 0)}${format(49, 2, ' quotePrefix="1"')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

const USUAL_WIDTH = 20;
/** The XML before the rows: headings stay in sight. */
const startSheet = (columns: readonly { width?: number }[]) => {
  const widths = columns.map(
    ({ width = USUAL_WIDTH }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="${USUAL_WIDTH}" defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`;
};

const MOST_ROWS = 1_048_576;
/** Excel repairs a sheet with more of them by taking all away. */
const MOST_LINKS = 65_530;
/** Of the address of a link. */
const LONGEST_LINK = 2_079;

/** Texts are never formulas. @throws as `streamCsv` does, and RangeError for more rows than a sheet has */
export const streamXlsx: StreamRows = async (columns, batches, output, onRow) => {
  const links: { place: string; address: string }[] = [];
  const linkOf = (address: string | null | undefined, place: string) => {
    if (!address || address.length > LONGEST_LINK || links.length >= MOST_LINKS) return false;
    links.push({ place, address });
    return true;
  };
  const headings = columns.map(({ heading }, at) => cell(`${columnName(at)}1`, heading, STYLES.heading)).join('');
  /** ISO/IEC 29500-1, 18.3.1.73. Rows are counted from 1. */
  async function* sheet() {
    let rows = 1;
    yield `${startSheet(columns)}<row r="1">${headings}</row>`;
    for await (const batch of batches)
      for (const row of batch) {
        if (rows >= MOST_ROWS) throw new RangeError('A sheet has no more rows than 1,048,576.');
        onRow();
        rows += 1;
        const cells = columns.map(({ read, link, isTime }, at) => {
          const [place, value] = [`${columnName(at)}${rows}`, read(row)];
          if (isTime) return timeCell(place, value);
          return cell(place, value, value && linkOf(link?.(row), place) ? STYLES.link : STYLES.text);
        });
        yield `<row r="${rows}">${cells.join('')}</row>`;
      }
    yield `</sheetData>${linksOf(links)}</worksheet>`;
  }
  const archive = new Archive();
  const sent = archive.sendTo(output);
  for (const [path, xml] of Object.entries(xlsxParts)) await archive.addBytes(path, Buffer.from(xml));
  await archive.add(SHEET_PATH, Readable.from(sheet(), { highWaterMark: 16 }));
  const targets = links.map(({ address }, at) => related(at + 1, 'hyperlink', escapeAddress(address), EXTERNAL));
  if (targets.length > 0) await archive.addBytes(LINKS_PATH, Buffer.from(relations(...targets)));
  archive.end();
  await sent;
};

const EXTERNAL = ' TargetMode="External"';

/** A link stands beside its cell, which stays text: a link by a formula could be any formula. */
const linksOf = (links: readonly { place: string }[]) => {
  const each = links.map(({ place }, at) => `<hyperlink ref="${place}" r:id="r${at + 1}"/>`);
  return each.length > 0 ? `<hyperlinks>${each.join('')}</hyperlinks>` : '';
};

const escapeAddress = (address: string) => escapeText(address).replaceAll('"', '&quot;');

const DAY_MS = 86_400_000;
/** The days from the first one of spreadsheets to that of 1970. */
const DAYS_BEFORE_1970 = 25_569;

/** A time as spreadsheets count it: days, with parts of a day, without a zone. Text, where it is none. */
function timeCell(place: string, value: ReturnType<CsvColumn<unknown>['read']>): string {
  const moment = typeof value === 'string' ? Date.parse(`${value.replace(' ', 'T')}Z`) : Number.NaN;
  if (Number.isNaN(moment)) return cell(place, value, STYLES.text);
  return `<c r="${place}" s="${STYLES.time}"><v>${moment / DAY_MS + DAYS_BEFORE_1970}</v></c>`;
}

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
