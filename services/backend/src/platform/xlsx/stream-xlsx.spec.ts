import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { isLongForm } from '../../../test/extent';
import { readLinks, readSheet } from '../../../test/read-sheet';
import { readZip } from '../../../test/read-zip';
import type { CsvColumn } from '../csv/stream-csv';
import { streamXlsx } from './stream-xlsx';

const itInLongForm = isLongForm ? it : it.skip;

type Value = string | number | null;
const single: CsvColumn<Value>[] = [{ heading: 'Value', read: (row) => row }];

const xlsxOf = (...values: Value[]) => xlsxWith(single, values);
async function xlsxWith(columns: readonly CsvColumn<Value>[], values: readonly Value[]): Promise<Buffer> {
  const output = new PassThrough();
  const batches = (async function* () {
    yield await Promise.resolve(values);
  })();
  const [written] = await Promise.all([buffer(output), streamXlsx(columns, batches, output, () => undefined)]);
  return written;
}
const valuesOf = async (...values: Value[]) =>
  (await readSheet(await xlsxOf(...values))).slice(1).map(([cell]) => cell);

describe('An XLSX file', () => {
  it('has headings, texts as texts, and numbers as numbers', async () => {
    const rows = await readSheet(await xlsxOf('a', 'आशा 𝒳', null, 7, -0.5, Number.NaN, '7', ' a ', ''));
    expect(rows.flat()).toEqual(['Value', 'a', 'आशा 𝒳', '', 7, -0.5, 'NaN', '7', ' a ', '']);
  });

  it.each(['+919812345678', '0120 455 6677', '00971 4 123 4567', '98123456789012345678'])(
    'row 304: has the phone number %s as text, as it was typed',
    async (phone) => expect(await valuesOf(phone)).toEqual([phone]),
  );

  it.each(['=HYPERLINK("http://x")', '=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', "'=1", '{=1}'])(
    'row 7: has no formula for %j, and keeps it as it is',
    async (value) => {
      // `readSheet` refuses a cell with anything but a text or a number in it.
      expect(await valuesOf(value, `Asha;${value}`)).toEqual([value, `Asha;${value}`]);
    },
  );

  it('has times as times, so that a spreadsheet can sort and filter by them', async () => {
    const times: CsvColumn<Value>[] = [{ heading: 'At', isTime: true, read: (row) => row }];
    const rows = await readSheet(await xlsxWith(times, ['2026-11-20 15:00:00', '2024-02-29 23:59:59', null, 'soon']));
    expect(rows.flat()).toEqual(['At', new Date('2026-11-20T15:00:00Z'), new Date('2024-02-29T23:59:59Z'), '', 'soon']);
  });

  it('has links beside their cells, which stay texts', async () => {
    const linked: CsvColumn<Value>[] = [
      ...single,
      {
        heading: 'Page',
        read: (row) => row,
        link: (row) => (row === 'none' ? null : `https://jobs.example/?a="${row}"&b=1`),
      },
    ];
    const bytes = await xlsxWith(linked, ['a', 'none', '<b>', null]);
    expect(await readLinks(bytes)).toEqual({
      B2: 'https://jobs.example/?a="a"&b=1',
      B4: 'https://jobs.example/?a="<b>"&b=1',
    });
    expect((await readSheet(bytes)).slice(1).map((cells) => cells[1])).toEqual(['a', 'none', '<b>', '']);
  });

  itInLongForm('has no more links than Excel opens', async () => {
    const linked: CsvColumn<Value>[] = [{ heading: 'Page', read: () => 'x', link: () => 'https://jobs.example/' }];
    const links = await readLinks(
      await xlsxWith(
        linked,
        Array.from({ length: 65_600 }, () => null),
      ),
    );
    expect(Object.keys(links)).toHaveLength(65_530);
  });

  it('has columns as wide as they are told', async () => {
    const wide: CsvColumn<Value>[] = [...single, { heading: 'Message', width: 60, read: (row) => row }];
    const sheet = (await readZip(await xlsxWith(wide, ['a']))).get('xl/worksheets/sheet1.xml')?.toString();
    expect(sheet).toContain('<cols><col min="1" max="1" width="20" customWidth="1"/><col min="2" max="2" width="60"');
  });

  it('keeps markup, and characters that XML cannot hold', async () => {
    const odd = [
      '<f>1+1</f>',
      ']]>&amp;&#0;',
      'a\0b\x01\x0b\x1f',
      '\ufffe\uffff',
      '_x0041_ _x005F_',
      'a\rb',
      'two\nlines',
    ];
    expect(await valuesOf(...odd)).toEqual(odd);
    expect(await valuesOf('a\r\nb', 'half \ud800')).toEqual(['a\nb', 'half \ufffd']);
  });

  it('has no more in a cell than Excel opens', async () => {
    const [cell] = await valuesOf('x'.repeat(40_000));
    expect(cell).toHaveLength(32_767);
    expect(cell).toMatch(/x…$/);
  });

  it('holds well-formed parts that its list of types and its relations name', async () => {
    const parts = await readZip(await xlsxOf('a'));
    const named: string[] = [];
    for (const [path, xml] of parts) {
      const parser = new SaxesParser();
      parser.on('opentag', ({ attributes }) => {
        if (attributes['PartName']) named.push(attributes['PartName'].slice(1));
        if (attributes['Target'])
          named.push(path === '_rels/.rels' ? attributes['Target'] : `xl/${attributes['Target']}`);
      });
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(xml.toString()).close();
    }
    expect(named).toHaveLength(6);
    for (const path of named) expect([...parts.keys()]).toContain(path);
  });

  it('asks for no more rows than somebody reads, and ends when the reader goes away', async () => {
    let batches = 0;
    const endless = (async function* () {
      for (;;) yield await Promise.resolve([`${batches++} ${Math.random()} ${'x'.repeat(1000)}`]);
    })();
    const output = new PassThrough();
    const done = streamXlsx(single, endless, output, () => undefined);
    const before = await settled(() => batches);
    expect(before).toBeLessThan(20_000);
    output.destroy();
    await expect(done).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
    expect(await settled(() => batches)).toBeLessThan(before + 100);
  });
});

/** A number once it has not changed for 100 ms. */
async function settled(read: () => number): Promise<number> {
  for (let last = -1; ;) {
    if (read() === last) return last;
    last = read();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
