import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { streamCsv } from './stream-csv';

type Value = string | number | null;

const csvOf = (...values: Value[]) => csvAs({ isText: false }, ...values);

async function csvAs({ isText }: { isText: boolean }, ...values: Value[]): Promise<string> {
  const output = new PassThrough();
  const batches = (async function* () {
    yield await Promise.resolve(values);
  })();
  const [written] = await Promise.all([
    buffer(output),
    streamCsv([{ heading: 'Value', read: (row) => row, isText }], batches, output, () => undefined),
  ]);
  // A text decoder would leave the mark out.
  return written.toString();
}

describe('A CSV file', () => {
  it('begins with a byte order mark, has headings, and ends its lines as spreadsheets do', async () => {
    expect(await csvOf('a', 'आशा', null, 7)).toBe('\uFEFF"Value"\r\n"a"\r\n"आशा"\r\n""\r\n"7"\r\n');
  });

  it('quotes what would break a line or a cell', async () => {
    expect(await csvOf('a,b', 'say "hi"', 'two\nlines')).toBe(
      '\uFEFF"Value"\r\n"a,b"\r\n"say ""hi"""\r\n"two\nlines"\r\n',
    );
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x'])(
    'row 7: has no formula for %j',
    async (value) => {
      const cell = (await csvOf(value)).slice('\uFEFF"Value"\r\n'.length).replace(/^"/, '');
      expect(cell.startsWith(`'${value[0]}`)).toBe(true);
    },
  );

  it.each([
    '+91 98123 45678',
    '0120 455 6677',
    '00971 4 123 4567',
    '9812345678',
    '(0120) 4556677',
    '12-11-2026',
    '＋９１',
  ])(
    'row 304: keeps %s as text in a column of texts, with the sign before it that keeps formulas out',
    async (phone) => {
      expect(await csvAs({ isText: true }, phone)).toBe(`\uFEFF"Value"\r\n"'${phone}"\r\n`);
    },
  );

  it('row 304: has nothing in the cell of a column of texts where there is none', async () => {
    expect(await csvAs({ isText: true }, null, '')).toBe('\uFEFF"Value"\r\n""\r\n""\r\n');
  });

  // A sheet that splits by `separator` sees the quotes of the whole line only where a cell begins with one.
  it.each([';', '\t', '|', ':', ',', '\n', '\r\n'])(
    'row 7: has no formula in a cell that begins after %j',
    async (separator) => {
      for (const sign of ['=', '+', '-', '@', '＝', '＋', '－', '＠'])
        for (const quotes of ['', '"', '""']) {
          const written = await csvOf(`Asha${separator}${quotes}${sign}HYPERLINK(1)`);
          const [, ...after] = written.slice('\uFEFF"Value"\r\n'.length).split(separator);
          expect(after.map((cell) => cell.replace(/^"+/, '')[0])).not.toContain(sign);
        }
    },
  );

  it('asks for no more rows than somebody reads', async () => {
    let batches = 0;
    const endless = (async function* () {
      for (;;) yield await Promise.resolve([`${batches++} ${'x'.repeat(1000)}`]);
    })();
    const output = new PassThrough();
    const done = streamCsv([{ heading: 'Value', read: (row: string) => row }], endless, output, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(batches).toBeLessThan(1000);
    output.destroy();
    await expect(done).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
    const last = batches;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(batches).toBe(last);
  });
});
