import { createHash } from 'node:crypto';
import { makeDoc, makeDocx, makePdf, makeZip } from '../../../../test/make-files';
import { checkResumeStructure } from '../file/file-resume.handler';
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
      'an archive that packs absurdly well',
      'cv.docx',
      makeDocx([{ name: 'word/a.xml', content: Buffer.alloc(20 * 1024 * 1024) }]),
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

describe('the structure of a resume', () => {
  it('is whole for whole files', async () => {
    expect(await checkResumeStructure('pdf', makePdf())).toBeNull();
    expect(await checkResumeStructure('docx', makeDocx())).toBeNull();
    expect(await checkResumeStructure('doc', makeDoc())).toBeNull();
  });

  it('is damaged for a PDF that ends too early', async () => {
    expect(await checkResumeStructure('pdf', makePdf(5000).subarray(0, 5000))).toMatch(/damaged/);
  });
});
