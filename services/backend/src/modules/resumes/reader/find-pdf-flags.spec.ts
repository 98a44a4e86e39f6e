import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { makeTextPdf } from '../../../../test/make-documents';
import { ascii85, asciiHex, launch, lzw, packedObjects, pngRows, runLength } from '../../../../test/make-pdf-streams';
import { findPdfFlags } from './find-pdf-flags';
import { flags } from './flags';

const flagsOf = (...objects: (Buffer | string)[]) => [
  ...findPdfFlags(makeTextPdf({ objects: objects.map((object) => Buffer.from(object as string)) })),
];
/** Long enough for a table of some hundred codes. */
const long = `${launch} % ${[...randomBytes(2_000)].map((byte) => byte.toString(36)).join('')}`;
const predictor = (columns: number) => `/DecodeParms << /Predictor 12 /Columns ${columns} >>`;

describe('A program that is started out of an object stream is found', () => {
  it.each<[string, Buffer]>([
    ['behind a dictionary of more than 400 bytes', packedObjects({ more: `/Note (${'x'.repeat(1_000)})` })],
    ['behind a comment before the data', packedObjects({ between: ' % endobj >> \n' })],
    ['behind comments within the dictionary', packedObjects({ type: '/Type%/Font\n/ObjStm%\r' })],
    ['with the type in numbers', packedObjects({ type: '/#54ype /Obj#53tm' })],
    ['without a type', packedObjects({ type: '' })],
    ['with a length that is wrong', packedObjects({ type: '/Type /ObjStm /Length 3' })],
    ['without a line end after the data', packedObjects({ after: 'endstream' })],
    ['with a predictor of PNG', packedObjects({ pack: (data) => deflateSync(pngRows(data, 4)), more: predictor(4) })],
    [
      'with a predictor of TIFF',
      packedObjects({
        pack: (data) => deflateSync(data.map((byte, at) => byte - (at % 3 ? data[at - 1]! : 0))),
        more: '/DecodeParms [<< /Predictor 2 /Columns 3 >>]',
      }),
    ],
    ['as plain text', packedObjects({ pack: (data) => data, filter: '[]' })],
    [
      'in a chain of Flate',
      packedObjects({
        pack: (data) => deflateSync(deflateSync(pngRows(data, 5))),
        filter: '[/FlateDecode /Fl#61teDecode]',
        more: '/DecodeParms [null << /Predictor 15 /Columns 5 >>]',
      }),
    ],
  ])('%s', (_name, stream) => {
    expect(flagsOf(stream)).toEqual([flags.launch]);
  });

  it('also when the opening leads there, and to it alone', () => {
    const opened = findPdfFlags(
      makeTextPdf({ catalog: '/OpenAction 90 0 R', objects: [packedObjects({ more: `/X (${'x'.repeat(500)})` })] }),
    );
    expect([...opened]).toEqual([flags.launch, flags.openAction]);
    const harmless = packedObjects({ inner: '<< /S /GoTo /D [3 0 R /Fit] >>' });
    expect([...findPdfFlags(makeTextPdf({ catalog: '/OpenAction 90 0 R', objects: [harmless] }))]).toEqual([]);
  });
});

describe('An object is found wherever a viewer may look for it', () => {
  it.each<[string, Buffer | string]>([
    ['in an older revision under the same number', `null\nendobj\n5 0 obj\n${launch}\nendobj\n5 0 obj\nnull`],
    ['under a key that comes twice', '<< /S /Launch /S /URI >>'],
    ['inside of the data of a stream', `<< /Length 60 >>\nstream\n7 0 obj ${launch} endobj           \nendstream`],
    ['right behind another one', `null\nendobj8 0 obj${launch}`],
    ['after zero bytes', `<< /S\0/Launch\0>>`],
    ['as a value of its own', '/Launch'],
  ])('%s', (_name, object) => {
    expect(flagsOf(object)).toContain(flags.launch);
  });

  it.each(['7. 0', '7 0.', '7e0 -0', '7..0', '7+0', '7 %\n0', '7 0 % obj\r'])(
    'also behind the odd header %j',
    (header) => {
      const object = `null\nendobj\n${header} obj${launch}`;
      expect(flagsOf(object).toSorted()).toEqual([flags.launch, flags.unread].toSorted());
    },
  );

  it('but not in text, which names no action, and not because the name of a font has a space', () => {
    expect(flagsOf('<< /BaseFont /Arial,Unicode MS /Type /Font >>')).toEqual([]);
    expect(flagsOf('(HTML/JavaScript and a /Launch) % /JavaScript', '<< /Title (5 \\) /Launch) >>')).toEqual([]);
    const page = Buffer.from('<< /Length 37 >>\nstream\n(HTML/JavaScript, /Launch pads) Tj    \nendstream');
    expect(flagsOf(page)).toEqual([]);
  });
});

describe('A PDF that could not be read whole is never clean', () => {
  it.each<[string, Buffer | string]>([
    ['an unknown filter', packedObjects({ filter: '/Br' })],
    ['LZW', packedObjects({ inner: long, pack: (data) => lzw(data), filter: '/LZWDecode' })],
    [
      'LZW of the other kind',
      packedObjects({
        inner: long,
        pack: (data) => lzw(data, 0),
        filter: '[/LZWDecode]',
        more: '/DecodeParms [<< /EarlyChange 0 >>]',
      }),
    ],
    ['hexadecimal digits', packedObjects({ pack: asciiHex, filter: '/ASCIIHexDecode' })],
    ['base 85', packedObjects({ pack: ascii85, filter: '/ASCII85Decode' })],
    ['run lengths', packedObjects({ pack: runLength, filter: '/RunLengthDecode' })],
    [
      'a chain of all of them',
      packedObjects({
        pack: (data) => asciiHex(ascii85(runLength(lzw(deflateSync(pngRows(data, 5)))))),
        filter: '[/ASCIIHexDecode /ASCII85Decode /RunLengthDecode /LZWDecode /Fl#61teDecode]',
        more: '/DecodeParms [null null null null << /Predictor 15 /Columns 5 >>]',
      }),
    ],
    ['a filter for pictures', packedObjects({ filter: '[/FlateDecode /DCTDecode]' })],
    ['a filter that decrypts', packedObjects({ filter: '[/Crypt /FlateDecode]' })],
    ['a filter that stands elsewhere', packedObjects({ filter: '4 0 R' })],
    ['two filters under two equal keys', packedObjects({ more: '/Filter /ASCIIHexDecode' })],
    ['a short key for a filter', packedObjects({ more: '/F /AHx' })],
    ['data in another file', packedObjects({ more: '/F (a.bin) /FFilter /FlateDecode' })],
    ['a dictionary with a stray word', packedObjects({ more: 'MT /A /B' })],
    ['an unknown predictor', packedObjects({ more: '/DecodeParms << /Predictor 7 >>' })],
    ['data that are cut off', packedObjects({ pack: (data) => deflateSync(data).subarray(0, -6) })],
    ['data that are damaged', packedObjects({ pack: (data) => deflateSync(data).fill(0x55, 4, 12) })],
    ['LZW without an end', packedObjects({ pack: (data) => lzw(data).subarray(0, 20), filter: '/LZWDecode' })],
    ['fewer objects than it says', packedObjects({ pack: () => deflateSync('90 900 null') })],
    ['a stream without an end', '<< /Length 9 >>\nstream\nabc'],
    ['a stream without a dictionary that can be read', '<< /A << /B 1 >>\nstream\nabc\nendstream'],
    ['a stream of no object', '1 >>\nstream\nabc\nendstream'],
    ['a string without an end', '<< /A (abc >>'],
    ['an object that is nested endlessly', '['.repeat(100_000)],
    ['a form that can hold script of its own', '<< /XFA [(a) 4 0 R] >>'],
  ])('for %s', (_name, object) => {
    expect(flagsOf(object)).toContain(flags.unread);
  });

  it('and what was found all the same is said', () => {
    expect(flagsOf('<< /A (abc >>', launch).toSorted()).toEqual([flags.launch, flags.unread].toSorted());
    expect(flagsOf(`[ ${launch} `)).toEqual([flags.launch, flags.unread]);
  });

  it('and is too large when it unpacks to more than is read', () => {
    const bomb = (pack: (data: Buffer) => Buffer, filter: string) => packedObjects({ pack, filter });
    const zeros = Buffer.alloc(20_000_000);
    expect(flagsOf(bomb(() => deflateSync(zeros), '/FlateDecode'))).toEqual([flags.tooLarge]);
    expect(flagsOf(bomb(() => deflateSync(deflateSync(zeros)), '[/FlateDecode /FlateDecode]'))).toEqual([
      flags.tooLarge,
    ]);
    expect(flagsOf(bomb(() => Buffer.alloc(300_000, '\x81a', 'latin1'), '/RunLengthDecode'))).toEqual([flags.unread]);
    expect(flagsOf(bomb(() => Buffer.from(`${'z'.repeat(3_000_000)}~>`), '/ASCII85Decode'))).toEqual([flags.unread]);
    const spaces = packedObjects({ inner: `${' '.repeat(7_000_000)}null` });
    expect(flagsOf(...Array.from({ length: 12 }, () => spaces))).toEqual([flags.tooLarge]);
  });

  it('and an encrypted one says that it is encrypted', () => {
    const bytes = makeTextPdf({ objects: [packedObjects({ pack: (data) => randomBytes(data.length) })] })
      .toString('latin1')
      .replace('/Root 1 0 R', '/Root 1 0 R /Encr#79pt%\n9 0 R');
    expect([...findPdfFlags(Buffer.from(bytes, 'latin1'))]).toEqual([flags.encrypted]);
  });
});
