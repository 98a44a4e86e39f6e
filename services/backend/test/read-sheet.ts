import { SaxesParser } from 'saxes';
import { readZip } from './read-zip';

const KNOWN = new Set([
  'worksheet',
  'sheetViews',
  'sheetView',
  'pane',
  'sheetFormatPr',
  'sheetData',
  'row',
  'c',
  'is',
  't',
  'v',
]);

/**
 * The rows of the only sheet of a workbook.
 * @throws when it holds anything else than texts and numbers, such as a formula
 */
export async function readSheet(bytes: Buffer): Promise<(string | number)[][]> {
  const xml = (await readZip(bytes)).get('xl/worksheets/sheet1.xml');
  const rows: (string | number)[][] = [];
  const open: string[] = [];
  let [text, type, style] = ['', '', ''];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (!KNOWN.has(name)) throw new Error(`has <${name}>`);
    open.push(name);
    if (name === 'row') rows.push([]);
    if (name === 'c') [text, type, style] = ['', attributes['t'] ?? '', attributes['s'] ?? ''];
  });
  parser.on('text', (piece) => {
    if (open.at(-1) === 't' || open.at(-1) === 'v') text += piece;
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (name !== 'c') return;
    if (type === 'inlineStr' || text === '') rows.at(-1)?.push(decode(text));
    else if (type === '' && style === '0') rows.at(-1)?.push(Number(text));
    else throw new Error(`has a cell of the type ${type}`);
  });
  parser.write(xml?.toString() ?? '').close();
  return rows;
}

const decode = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
