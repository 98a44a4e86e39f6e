import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { eventually } from '../eventually';
import { makePdf } from '../make-files';
import { postApplication, validFields } from '../post-application';
import { startApi, type TestApi } from '../start-api';
import { startSmtp } from '../start-smtp';
import { startWorker } from '../start-worker';

/** The largest resume that is taken, in bytes. */
const LIMIT = 5 * 1024 * 1024;

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());
beforeEach(() => api.sql('TRUNCATE applications, outbox, idempotency_keys CASCADE'));

const path = '/api/application';
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const post = (change: Record<string, string>) => postApplication(api.url, { fields: { ...validFields, ...change } });
const asForm = (body: string) =>
  request(api.url).post(path).set('Content-Type', 'multipart/form-data; boundary=b').send(body);
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const wholeForm = Object.entries(validFields)
  .map(([name, value]) => part(name, value))
  .join('');

async function expectNothingKept(): Promise<void> {
  const counts = ['applications', 'resume_spool', 'outbox', 'idempotency_keys'].map(
    (table) => `(SELECT count(*) FROM ${table})::int AS ${table}`,
  );
  expect(await api.sql(`SELECT ${counts.join(', ')}`)).toEqual([
    { applications: 0, resume_spool: 0, outbox: 0, idempotency_keys: 0 },
  ]);
}

describe('An application is refused, and nothing of it is kept', () => {
  it.each(['name', 'email', 'apply', 'experience'])('row 1: with an empty %s', async (field) => {
    const { body } = await post({ [field]: '' }).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    await expectNothingKept();
  });

  it.each([
    ['the unknown field status', { status: 'hired' }],
    ['a query in brackets', { 'name[$ne]': '1' }],
    ['an e-mail address with a NUL byte', { email: 'asha\0@mail.example' }],
    ['an SQL probe as the position', { apply: "' OR 1=1 --" }],
    ['a profile that is no address', { linkedin: 'asha' }],
    ['no confirmed age', { ageConfirmed: 'false' }],
  ])('rows 2, 3, 5, 8 and 27: with %s', async (_what, change) => {
    const { body } = await post(change).expect(400);
    expect(Object.keys(body.errors).toSorted()).toEqual(Object.keys(change).toSorted());
    await expectNothingKept();
  });

  it('row 38: with a field that is sent twice', async () => {
    const { body } = await asForm(`${wholeForm}${part('name', 'Somebody else')}--b--\r\n`).expect(400);
    expect(body.code).toBe('malformed_request');
    await asForm(`${wholeForm}--b--\r\n`).expect(201);
  });

  it('row 9: with a message of ten megabytes', async () => {
    await post({ message: 'm'.repeat(10_000_000) }).expect(413);
    await expectNothingKept();
  });

  it('row 38: of a thousand fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field${at}`, 'x']));
    expect([400, 413]).toContain((await post(many)).status);
    await expectNothingKept();
  });

  it('row 38: whose end is missing, wherever it was cut off', async () => {
    const whole = `${wholeForm}--b--\r\n`;
    for (const length of [whole.length - 8, whole.length - 40, Math.floor(whole.length / 2), 60])
      await asForm(whole.slice(0, length)).expect(400);
    await expectNothingKept();
  });

  it.each([
    ['XML', 'application/xml', '<name>Asha</name>', 415],
    ['of no type', '', 'name=Asha', 415],
    ['as a link would send it', 'application/x-www-form-urlencoded', 'name=Asha', 415],
    ['JSON that is cut off', 'application/json', '{"name":', 400],
    ['JSON nested 10 000 times', 'application/json', '['.repeat(10_000), 400],
    ['nothing at all', '', '', 415],
    ['an empty form', 'multipart/form-data; boundary=b', '--b--\r\n', 400],
    ['a form of garbage', 'multipart/form-data; boundary=b', 'x'.repeat(5_000), 400],
  ])('rows 12, 13 and 38: whose body is %s', async (_what, type, text, status) => {
    const headers = type === '' ? {} : { 'Content-Type': type };
    // supertest gives every text a type of its own.
    const answer = await fetch(`${api.url}${path}`, { method: 'POST', headers, body: Buffer.from(text) });
    expect(await answer.json()).toMatchObject({ statusCode: status, requestId: answer.headers.get('x-request-id') });
    expect(answer.status).toBe(status);
    await expectNothingKept();
  });

  it('row 13: that is a packed bomb', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const body = gzipSync(Buffer.alloc(20_000_000, ' '));
    const answer = await fetch(`${api.url}${path}`, { method: 'POST', headers, body });
    expect([413, 415]).toContain(answer.status);
    await expectNothingKept();
  });

  it.each([
    { Origin: 'http://site.example:1' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ] as Record<string, string>[])('row 25: that comes from elsewhere: %j', async (headers) => {
    const { body } = await post({}).set(headers).expect(403);
    expect(body.code).toBe('foreign_origin');
    await expectNothingKept();
  });

  it.each([
    ['a PDF called exe', 'cv.exe', makePdf()],
    ['a web page that a PDF follows', 'cv.pdf', Buffer.concat([Buffer.alloc(2_000, '<p> </p>'), makePdf()])],
    ['text called doc', 'cv.doc', Buffer.from('Dear Sir or Madam')],
  ])('row 30: whose file is %s', async (_what, name, bytes) => {
    const { body } = await postApplication(api.url, { file: { name, bytes } }).expect(415);
    expect(body).toMatchObject({ code: 'unsupported_file_type', errors: { resume: expect.any(String) as string } });
    await expectNothingKept();
  });
});

describe('An unusual application is accepted', () => {
  it.each([
    ['in other scripts', { name: 'आशा वर्मा 李', message: 'مرحبا 👩‍💻' }, {}],
    ['with the longest profile', { linkedin: `https://a.example/${'p'.repeat(282)}` }, {}],
    [
      'with spaces around its texts',
      { name: '  Asha Verma ', email: ' spaces@mail.example ' },
      {
        name: 'Asha Verma',
        email: 'spaces@mail.example',
      },
    ],
    [
      'row 5: from a domain in another script',
      { email: 'asha@bücher.example' },
      { email: 'asha@xn--bcher-kva.example' },
    ],
    ['row 8: with SQL in its texts', { name: `Robert'); DROP TABLE applications; -- \\ " $1 %s` }, {}],
  ])('%s', async (_what, change, stored) => {
    await post(change).expect(201);
    expect(await api.sql('SELECT * FROM applications')).toEqual([expect.objectContaining({ ...change, ...stored })]);
  });

  it('row 17: once, when it is sent fifty times at once with one key', async () => {
    const file = { name: 'cv.pdf', bytes: makePdf(20_000) };
    const key = randomUUID();
    await Promise.all(Array.from({ length: 50 }, () => postApplication(api.url, { file, key })));
    for (const table of ['applications', 'outbox']) expect(await api.sql(`SELECT FROM ${table}`)).toHaveLength(1);
  });

  it('row 18: and stays as it was when the key comes back with another file or with none', async () => {
    const [file, key] = [{ name: 'cv.pdf', bytes: makePdf(20_000) }, randomUUID()];
    await postApplication(api.url, { file, key }).expect(201);
    await postApplication(api.url, { file: { ...file, bytes: makePdf(30_000) }, key }).expect(422);
    await postApplication(api.url, { key }).expect(422);
    expect(await api.sql('SELECT sha256 FROM resumes')).toEqual([{ sha256: sha256(file.bytes) }]);
  });
});

describe('HR is told', () => {
  it('row 7: markup and formulas as the text that they are; and a resume of exactly 5 MiB is filed', async () => {
    const markup = {
      name: '<script>alert(1)</script>',
      message: '<img src=x onerror=alert(1)> {{7*7}} =HYPERLINK("https://elsewhere.example") </p><h1>Hired</h1>',
    };
    const bytes = Buffer.alloc(LIMIT, ' ');
    makePdf().copy(bytes);
    Buffer.from('\nstartxref\n0\n%%EOF\n').copy(bytes, LIMIT - 19);
    const smtp = await startSmtp();
    const addresses = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
    const worker = await startWorker({ ...addresses, MAIL_URL: smtp.url, ACKNOWLEDGE: 'none' });
    try {
      await postApplication(api.url, { fields: { ...validFields, ...markup }, file: { name: 'cv.pdf', bytes } }).expect(
        201,
      );
      const mail = await eventually(() => smtp.mails[0], 'the mail to HR');
      expect(mail.to).toEqual([expect.objectContaining({ address: 'hr@plumbline.example' })]);
      expect(mail.attachments).toEqual([]);
      expect(mail.html).not.toMatch(/<script|<img|<h1>Hired/i);
      expect(mail.html).toContain('&lt;script&gt;');
      expect(mail.html).toContain('&lt;img src=x');
      for (const body of [mail.text, mail.html]) expect(body).toContain('{{7*7}}');
      expect(mail.subject).toContain(markup.name);
      expect(await api.sql('SELECT name, message FROM applications')).toEqual([markup]);
      const [stored] = await api.sql('SELECT sha256, size, state FROM resumes');
      expect(stored).toEqual({ sha256: sha256(bytes), size: LIMIT, state: 'stored' });
    } finally {
      await worker.close();
      await smtp.stop();
    }
  });
});
