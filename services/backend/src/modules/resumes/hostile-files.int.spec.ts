import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { makeTextDocx, makeTextPdf } from '../../../test/make-documents';
import { makeDocx, makePdf, makeZip } from '../../../test/make-files';
import { postApplication, validFields } from '../../../test/post-application';
import { startApi, type TestApi } from '../../../test/start-api';
import { EICAR } from '../../../test/start-clamd';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const MB = 1024 * 1024;
const filler = (name: string) => ({ name, content: randomBytes(4 * MB) });
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const refused: [what: string, name: string, bytes: () => Buffer][] = [
  ['a program called pdf (row 30)', 'cv.pdf', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4_000)])],
  ['HTML called docx (row 30)', 'cv.docx', () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a PDF called docx (row 30)', 'cv.docx', () => makePdf()],
  ['HTML before a PDF (row 30)', 'cv.pdf', () => Buffer.concat([Buffer.from('<html></html>'), makePdf()])],
  ['an SVG (row 30)', 'cv.svg', () => Buffer.from(svg)],
  ['an SVG called pdf (row 30)', 'cv.pdf', () => Buffer.from(svg)],
  ['bare EICAR (row 35)', 'cv.pdf', () => Buffer.from(EICAR)],
  [
    'a bomb of four gigabytes (row 32)',
    'cv.docx',
    () => makeDocx([filler('word/media/a.png'), { name: 'word/b.xml', content: 'b', claimedSize: 0xfffffff0 }]),
  ],
  [
    'ten thousand entries (row 32)',
    'cv.docx',
    () => makeDocx(Array.from({ length: 10_000 }, (_, n) => ({ name: `word/${n}.xml`, content: '' }))),
  ],
  ['a nested archive (row 32)', 'cv.docx', () => makeDocx([{ name: 'word/media/a.zip', content: makeZip([]) }])],
  ['a name that leads outside (row 32)', 'cv.docx', () => makeDocx([{ name: '../../etc/cron.d/a', content: 'x' }])],
  ['an absolute name (row 32)', 'cv.docx', () => makeDocx([{ name: '/etc/cron.d/a', content: 'x' }])],
  ['a link (row 32)', 'cv.docx', () => makeDocx([{ name: 'word/a', content: '/etc/passwd', mode: 0o120777 }])],
  ['an archive that was cut off (row 32)', 'cv.docx', () => makeTextDocx('a').subarray(0, -30)],
];

describe('A file that is not what it should be', () => {
  it.each(refused)('is refused with 415 and nothing of it is kept: %s', async (_what, name, make) => {
    const bytes = make();
    const before = process.memoryUsage().rss;
    const answer = await postApplication(api.url, { file: { name, bytes } }).expect(415);
    expect(answer.body).toMatchObject({ code: 'unsupported_file_type', errors: { resume: expect.any(String) } });
    // The sender in this same process holds the form a few times over.
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MB);
    expect(await api.sql('SELECT FROM applications')).toEqual([]);
    expect(await api.sql('SELECT FROM resume_spool')).toEqual([]);
  });

  it('is refused with 400 when it has no bytes (row 28)', async () => {
    await postApplication(api.url, { file: { name: 'cv.pdf', bytes: Buffer.alloc(0) } }).expect(400);
    expect(await api.sql('SELECT FROM applications')).toEqual([]);
  });

  it('is none when the field is empty or absent (row 28)', async () => {
    const bare = { ...validFields, message: 'Without a file' };
    await postApplication(api.url, { fields: bare }).expect(201);
    const call = request(api.url).post('/api/application');
    for (const [name, value] of Object.entries({ ...validFields, message: 'With an empty field' }))
      void call.field(name, value);
    await call.field('resume', '').expect(201);
    expect(await api.sql('SELECT FROM resumes')).toEqual([]);
  });

  it('is a resume when HTML only stands inside of a PDF: it is never shown, only saved', async () => {
    const bytes = makeTextPdf({ text: '<script>alert\\(1\\)</script>' });
    await postApplication(api.url, { file: { name: 'cv.pdf', bytes } }).expect(201);
  });
});
