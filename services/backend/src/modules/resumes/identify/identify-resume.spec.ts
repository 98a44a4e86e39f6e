import { createHash } from 'node:crypto';
import { makeTextDocx, makeTextPdf } from '../../../../test/make-documents';
import { makeDoc, makeDocx, makePdf, makeZip } from '../../../../test/make-files';
import { oddDocxs, oddPdfs } from '../../../../test/odd-documents';
import { identifyResume } from './identify-resume.use-case';

const file = (name: string, bytes: Buffer) => ({
  name,
  bytes,
  sha256: createHash('sha256').update(bytes).digest(),
});
const refused = { statusCode: 415, code: 'unsupported_file_type' };

/** Two entries of the directory lead to the same bytes. */
function overlapping(): Buffer {
  const bytes = makeDocx([{ name: 'word/a.xml', content: 'a'.repeat(100) }]);
  const directoryAt = bytes.readUInt32LE(bytes.length - 6);
  const last = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  bytes.writeUInt32LE(bytes.readUInt32LE(directoryAt + 42), last + 42);
  return bytes;
}

/** The end says that everything stands in a ZIP64 record, and there is none. */
function cutZip64(): Buffer {
  const bytes = makeDocx();
  bytes.writeUInt16LE(0xffff, bytes.length - 12);
  bytes.writeUInt32LE(0xffffffff, bytes.length - 6);
  return bytes;
}

describe('the type of a resume', () => {
  it.each([
    ['pdf', makePdf()],
    ['docx', makeDocx()],
    ['doc', makeDoc()],
  ] as const)('is told by its content: %s', async (type, bytes) => {
    await expect(identifyResume(file(`My CV.${type.toUpperCase()}`, bytes))).resolves.toMatchObject({ type });
  });

  it('is nothing without a file', async () => {
    await expect(identifyResume(null)).resolves.toBeNull();
  });

  it('cannot be told of an empty file', async () => {
    await expect(identifyResume(file('cv.pdf', Buffer.alloc(0)))).rejects.toMatchObject({
      statusCode: 400,
      errors: { resume: 'The file is empty.' },
    });
  });

  it.each([
    ['a Windows program called pdf', 'cv.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)])],
    ['HTML called docx', 'cv.docx', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PDF called docx', 'cv.docx', makePdf()],
    ['a PDF behind HTML', 'cv.pdf', Buffer.concat([Buffer.from('<html>'), makePdf()])],
    ['an SVG', 'cv.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF without an extension', 'cv', makePdf()],
    ['a PDF of which only a header came', 'cv.pdf', Buffer.from('%PDF-1.7\n')],
    ['a PDF whose only object is the beginning of another word', 'cv.pdf', wordAcrossBorder()],
    ['a program with an archive behind it', 'cv.docx', Buffer.concat([Buffer.from('MZ\x90'), makeDocx()])],
    ['an archive that is no document', 'cv.docx', makeZip([{ name: 'a.txt', content: 'a' }])],
    ['an archive that names files outside itself', 'cv.docx', makeDocx([{ name: '../../etc/passwd', content: 'x' }])],
    ['an archive with a link', 'cv.docx', makeDocx([{ name: 'word/link', content: '/etc/passwd', mode: 0o120777 }])],
    [
      'an archive that would unpack to a gigabyte',
      'cv.docx',
      makeDocx([{ name: 'word/a.xml', content: 'a', claimedSize: 2 ** 30 }]),
    ],
    [
      'an archive with ten thousand entries',
      'cv.docx',
      makeDocx(Array.from({ length: 10_000 }, (_, n) => ({ name: `a${n}`, content: '' }))),
    ],
    ['an archive in the archive', 'cv.docx', makeDocx([{ name: 'word/embeddings/a.ZIP', content: makeZip([]) }])],
    [
      'an archive that unpacks to two hundred megabytes',
      'cv.docx',
      makeDocx([1, 2].map((n) => ({ name: `word/${n}.xml`, content: Buffer.alloc(100 * 1024 * 1024) }))),
    ],
    ['an archive whose entries overlap', 'cv.docx', overlapping()],
    ['an archive that names a file twice', 'cv.docx', makeDocx([{ name: 'word/Document.xml', content: 'a' }])],
    ['an archive with a ZIP64 directory that was cut off', 'cv.docx', cutZip64()],
    ['a document that was cut off', 'cv.docx', makeDocx().subarray(0, 200)],
    [
      'another program with a compound file',
      'cv.doc',
      Buffer.concat([makeDoc().subarray(0, 1024), Buffer.alloc(2048)]),
    ],
  ])('is refused for %s', async (_case, name, bytes) => {
    await expect(identifyResume(file(name, bytes))).rejects.toMatchObject(refused);
  });

  it('keeps a file name but none of its folders or control characters', async () => {
    const resume = await identifyResume(file('../a\u0000b/c.pdf', makePdf()));
    expect(resume?.name).toBe('.._a_b_c.pdf');
  });
});

const LONG_COMMENT = `%${'a'.repeat(20_000)}\n`;
const inTheMiddle = (pdf: string) => Buffer.from(`%PDF-1.7\n${LONG_COMMENT}${pdf}${LONG_COMMENT}`, 'latin1');

/** Its only object is none: the word goes on behind the first 16 KB. */
function wordAcrossBorder(): Buffer {
  const start = '%PDF-1.7\n/Catalog\n';
  return Buffer.from(`${start}${' '.repeat(16_384 - start.length - 7)}1 0 object${' '.repeat(20_000)}`, 'latin1');
}

describe('a file that viewers open although its beginning or end is unusual', () => {
  const split = inTheMiddle(makeTextPdf().toString('latin1'));
  it.each([...oddPdfs, ['long comments before and behind its objects', split] as const])(
    'is a PDF: with %s',
    async (_what, bytes) => {
      await expect(identifyResume(file('cv.pdf', bytes))).resolves.toMatchObject({ type: 'pdf' });
    },
  );

  it('is a PDF that ends in its table: the reader has the last word', async () => {
    const cut = makePdf().subarray(0, makePdf().indexOf('xref'));
    await expect(identifyResume(file('cv.pdf', cut))).resolves.toMatchObject({ type: 'pdf' });
  });

  it.each(oddDocxs)('is a Word document: with %s', async (_what, bytes) => {
    await expect(identifyResume(file('cv.docx', bytes))).resolves.toMatchObject({ type: 'docx' });
  });

  it('is taken by its content when the two kinds of Word have the name of each other, or a blank ends the name', async () => {
    await expect(identifyResume(file('cv.doc', makeTextDocx('a')))).resolves.toMatchObject({ type: 'docx' });
    await expect(identifyResume(file('cv.docx', makeDoc()))).resolves.toMatchObject({ type: 'doc' });
    await expect(identifyResume(file('cv.pdf ', makePdf()))).resolves.toMatchObject({ type: 'pdf', name: 'cv.pdf' });
  });
});

describe('a file that cannot be taken', () => {
  const open = (name: string) => makeZip([{ name, content: 'x' }]);
  it.each<[name: string, bytes: Buffer, words: RegExp]>([
    ['cv.doc', Buffer.from('{\\rtf1\\ansi Asha}'), /RTF text: save it as PDF or as a Word document/],
    ['cv.doc', Buffer.from('\ufeff<!DOCTYPE html><p>Asha'), /HTML/],
    ['cv.doc', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related'), /MHTML/],
    ['cv.pdf', Buffer.from('ffd8ffe000104a464946', 'hex'), /picture \(JPEG\)/],
    ['cv.docx', open('xl/workbook.xml'), /Excel/],
    ['cv.docx', open('META-INF/manifest.xml'), /OpenDocument/],
    ['cv.docx', open('Index/Document.iwa'), /Pages/],
    ['cv.docx', Buffer.concat([makeDoc().subarray(0, 1024), Buffer.from('EncryptedPackage', 'utf16le')]), /password/],
    ['cv.pdf', Buffer.from('%PDF-1.7\n'), /cut off/],
    ['cv.docx', makeTextDocx('a').subarray(0, -40), /cut off/],
    ['cv.docx', makePdf(), /which is pdf.*\.pdf/],
  ])('is refused in words that name what it is and the way out: %s', async (name, bytes, words) => {
    await expect(identifyResume(file(name, bytes))).rejects.toMatchObject({
      ...refused,
      errors: { resume: expect.stringMatching(words) },
    });
  });
});
