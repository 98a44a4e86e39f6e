import { deflateSync } from 'node:zlib';
import { makeTextPdf } from '../../../../test/make-documents';
import { readDocument as read } from '../../../../test/read-document';
import { ReadDocument } from './read-document';

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('A document that breaks its reader', () => {
  const readerWith = (limits: Partial<ReadDocument['limits']>) => {
    const document = new ReadDocument({ READER_URL: undefined });
    document.limits = { ...document.limits, ...limits };
    return document;
  };

  it('is given up when its time is over, and keeps what was found by then', async () => {
    const strokes = deflateSync('0 0 m 420 595 l S\n'.repeat(2_000_000));
    const [before = '', after = ''] = makeTextPdf({ catalog: `/OpenAction ${script}` })
      .toString('latin1')
      .split(/<< \/Length \d+ >>\nstream\n[^]*?\nendstream/);
    const stream = `<< /Filter /FlateDecode /Length ${strokes.length} >>\nstream\n${strokes.toString('latin1')}\nendstream`;
    const { fault, flags } = await read(
      'pdf',
      Buffer.from(before + stream + after, 'latin1'),
      readerWith({ timeMs: 2_000 }),
    );
    expect(['time', 'memory']).toContain(fault);
    expect(flags.join()).toMatch(/script.*by itself/);
  });

  it.each([
    ['time', { timeMs: 1 }],
    ['memory', { memoryMb: 20 }],
    ['output', { outputBytes: 500 }],
  ])('is given up for its %s', async (fault, limits) => {
    const heap = fault === 'memory' ? ['memory', 'crash'] : [fault];
    expect(heap).toContain((await read('pdf', makeTextPdf(), readerWith(limits))).fault);
  });

  it('leaves the next one alone, which waits for its turn', async () => {
    const document = new ReadDocument({ READER_URL: undefined });
    const both = [read('pdf', Buffer.from('%PDF-1.7 nothing'), document), read('pdf', makeTextPdf(), document)];
    expect(document.isBusy).toBe(true);
    const [broken, whole] = await Promise.all(both);
    expect(broken?.note).toMatch(/damaged/);
    expect(whole?.text).toContain('Asha Verma');
    expect(document.isBusy).toBe(false);
  });

  it('of a hundred thousand objects is doubtful within the limits', async () => {
    const objects = Array.from({ length: 100_000 }, (_, n) => `${n + 10} 0 obj\n${n}\nendobj\n`).join('');
    const bytes = Buffer.from(`%PDF-1.7\n${objects}trailer << /Root 1 0 R >>\nstartxref\n5\n%%EOF\n`);
    const { fault, flags } = await read('pdf', bytes);
    expect(fault !== null || flags.length > 0).toBe(true);
  });
});
