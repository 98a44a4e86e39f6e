import { SaxesParser } from 'saxes';
import { readZip } from './read-zip';

const KNOWN = new Set([
  'worksheet',
  'sheetViews',
  'sheetView',
  'pane',
  'sheetFormatPr',
  'cols',
  'col',
  'hyperlinks',
  'hyperlink',
  'sheetData',
  'row',
  'c',
  'is',
  't',
  'v',
]);

/**
 * The rows of the only sheet of a workbook. Its times have no zone: they are read as if they were of UTC.
 * @throws when it holds anything else than texts, numbers and times, such as a formula
 */
export async function readSheet(bytes: Buffer): Promise<(string | number | Date)[][]> {
  const xml = (await readZip(bytes)).get('xl/worksheets/sheet1.xml');
  const rows: (string | number | Date)[][] = [];
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
    // Days since the last one of 1899, to the second.
    else if (type === '' && style === '3')
      rows.at(-1)?.push(new Date(Math.round((Number(text) - 25_569) * 86_400) * 1000));
    else throw new Error(`has a cell of the type ${type}`);
  });
  parser.write(xml?.toString() ?? '').close();
  return rows;
}

const decode = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Where the cells of the only sheet lead to, by their places: `A2`. */
export async function readLinks(bytes: Buffer): Promise<Record<string, string>> {
  const parts = await readZip(bytes);
  const attributesOf = (path: string, tag: string) => {
    const found: Record<string, string>[] = [];
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes }) => void (name === tag && found.push(attributes)));
    parser.write(parts.get(path)?.toString() ?? '<none/>').close();
    return found;
  };
  const targets = new Map(
    attributesOf('xl/worksheets/_rels/sheet1.xml.rels', 'Relationship').map(({ Id, Target }) => [Id, Target]),
  );
  const links = attributesOf('xl/worksheets/sheet1.xml', 'hyperlink');
  return Object.fromEntries(links.map((link) => [link['ref'], targets.get(link['r:id']) ?? '']));
}
