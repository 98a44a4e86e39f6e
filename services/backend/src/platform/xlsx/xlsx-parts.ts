/**
 * The parts of a workbook with one sheet, beside the sheet itself (ISO/IEC 29500-1, 18.2 and 18.8): the least that spreadsheet
 * programs open.
 */
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const XLSX_TYPE = `${SHEETS}.sheet`;
export const SHEET_PATH = 'xl/worksheets/sheet1.xml';
/** Formats of cells by their place in the list of styles. Format 49 is "text", so that a cell stays text when it is edited. */
export const STYLES = { number: 0, text: 1, heading: 2 };

const relations = (...targets: [type: string, target: string][]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="r${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${SHEETS}.${type}+xml"/>`;

const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/></font>`;
const format = (number: number, fontId: number, more = '') =>
  `<xf numFmtId="${number}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${more}/>`;

const fills = ['none', 'gray125'].map((type) => `<fill><patternFill patternType="${type}"/></fill>`).join('');

export const xlsxParts: readonly [path: string, xml: string][] = [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${override(SHEET_PATH, 'worksheet')}</Types>`,
  ],
  ['_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])],
  ['xl/_rels/workbook.xml.rels', relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ],
  [
    'xl/styles.xml',
    `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2">${fills}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">${format(0, 0)}${format(49, 0, ' quotePrefix="1"')}${format(49, 1, ' quotePrefix="1"')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ],
];

/** The XML before the rows: headings stay in sight, columns are wide enough for most. */
export const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="20" defaultRowHeight="15"/><sheetData>`;
export const SHEET_END = '</sheetData></worksheet>';
