import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { streamCsv } from './stream-csv';

async function csvOf(...values: (string | number | Date | null)[]): Promise<string> {
  const output = new PassThrough();
  const batches = (async function* () {
    yield await Promise.resolve(values);
  })();
  const [written] = await Promise.all([
    buffer(output),
    streamCsv([{ heading: 'Value', read: (row) => row }], batches, output, () => undefined),
  ]);
  // A text decoder would leave the mark out.
  return written.toString();
}

describe('A CSV file', () => {
  it('begins with a byte order mark, has headings, and ends its lines as spreadsheets do', async () => {
    expect(await csvOf('a', 'आशा', null, 7, new Date(0))).toBe(
      '\uFEFF"Value"\r\n"a"\r\n"आशा"\r\n""\r\n"7"\r\n"1970-01-01T00:00:00.000Z"\r\n',
    );
  });

  it('quotes what would break a line or a cell', async () => {
    expect(await csvOf('a,b', 'say "hi"', 'two\nlines')).toBe(
      '\uFEFF"Value"\r\n"a,b"\r\n"say ""hi"""\r\n"two\nlines"\r\n',
    );
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x'])(
    'row 7: has no formula for %j',
    async (given) => {
      const cell = (await csvOf(given)).slice('\uFEFF"Value"\r\n'.length).replace(/^"/, '');
      expect(cell.startsWith(`'${given[0]}`)).toBe(true);
    },
  );

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
    let asked = 0;
    const endless = (async function* () {
      for (;;) yield await Promise.resolve([`${asked++} ${'x'.repeat(1000)}`]);
    })();
    const output = new PassThrough();
    const done = streamCsv([{ heading: 'Value', read: (row: string) => row }], endless, output, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asked).toBeLessThan(1000);
    output.destroy();
    await expect(done).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
    const last = asked;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toBe(last);
  });
});
