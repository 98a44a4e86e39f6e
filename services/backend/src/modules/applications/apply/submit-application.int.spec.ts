import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import request from 'supertest';
import { eventually } from '../../../../test/eventually';
import { makePdf } from '../../../../test/make-files';
import { postApplication, validFields } from '../../../../test/post-application';
import { startApi, type TestApi } from '../../../../test/start-api';

const MAX = 5 * 1024 * 1024;
const pdf = { name: 'Asha Verma CV.pdf', bytes: makePdf(20_000) };

describe('POST /api/application', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.sql('TRUNCATE applications, consents, outbox, idempotency_keys CASCADE'));

  const count = async (table: string) =>
    Number((await api.sql<{ n: string }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n);
  const expectNothingKept = async () => {
    for (const table of ['applications', 'resumes', 'resume_spool', 'consents', 'outbox', 'idempotency_keys'])
      expect([table, await count(table)]).toEqual([table, 0]);
  };

  it('answers with the words of the specification and a reference', async () => {
    const { body } = await postApplication(api.url, { file: pdf }).expect(201);
    expect(body).toEqual({
      message: 'Application submitted successfully!',
      msg: 'Application submitted successfully!',
      reference: expect.stringMatching(/^FD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/) as string,
      consentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
    const [clock] = await api.sql<{ due: Date }>('SELECT answer_due_at AS due FROM applications');
    expect((body as { answerBy: string }).answerBy).toBe(clock?.due.toISOString());
  });

  it('commits row, consent, spooled bytes and event together', async () => {
    const { body } = await postApplication(api.url, { file: pdf }).expect(201);
    const [row] = await api.sql(
      `SELECT a.name, a.email, a.apply, a.experience, a.linkedin, a.message, r.type, r.size, r.original_name, r.sha256, r.state, s.bytes,
         c.terms_agreed, c.age_confirmed, o.event
       FROM applications a JOIN resumes r ON r.application_id = a.id JOIN resume_spool s ON s.application_id = a.id
       JOIN consents c ON c.application_id = a.id JOIN outbox o ON o.subject_id = a.id WHERE a.reference = $1`,
      [(body as { reference: string }).reference],
    );
    const { agree, ageConfirmed, ...fields } = validFields;
    expect([agree, ageConfirmed]).toEqual(['true', 'true']);
    expect(row).toEqual({
      ...fields,
      type: 'pdf',
      size: pdf.bytes.length,
      original_name: pdf.name,
      sha256: createHash('sha256').update(pdf.bytes).digest(),
      state: 'received',
      bytes: pdf.bytes,
      terms_agreed: true,
      age_confirmed: true,
      event: 'application.submitted',
    });
  });

  it('takes the bare payload of the specification, without file and consent flags', async () => {
    const { name, email, apply, experience } = validFields;
    await postApplication(api.url, {
      fields: { name, email, apply, experience, linkedin: '', message: '', resume: '' },
    }).expect(201);
    expect(await count('applications')).toBe(1);
    expect(await count('resumes')).toBe(0);
  });

  it.each(['name', 'email', 'apply', 'experience'])(
    'refuses an application without %s, or with spaces for it',
    async (field) => {
      const { [field as 'name']: _missing, ...others } = validFields;
      for (const fields of [others, { ...validFields, [field]: '   ' }]) {
        const { body } = await postApplication(api.url, { fields, file: pdf }).expect(400);
        expect(body).toMatchObject({
          statusCode: 400,
          code: 'validation_failed',
          errors: { [field]: expect.any(String) as string },
        });
      }
      await expectNothingKept();
    },
  );

  it.each([
    ['email', 'asha'],
    ['email', 'a@b@c.example'],
    ['email', 'a@mail.example, b@mail.example'],
    ['email', 'a@mail.example\r\nBcc: b@mail.example'],
    ['email', 'Asha <asha@mail.example>'],
    ['email', `${'a'.repeat(250)}@mail.example`],
    ['name', 'a'.repeat(121)],
    ['name', 'Asha\r\nVerma'],
    ['name', 'As\0ha'],
    ['message', 'a'.repeat(5001)],
    ['message', 'nul \0 inside'],
    ['linkedin', 'javascript:alert(1)'],
    ['linkedin', 'asha'],
    ['linkedin', 'https://a.example/\0x'],
    ['email', '"a\r\nBcc: x"@mail.example'],
    ['constructor', 'x'],
    ['apply', 'Astronaut'],
    ['experience', "1' OR '1'='1"],
    ['agree', 'false'],
    ['role', 'hr'],
    ['_id', '1'],
    ['__proto__', 'x'],
  ])('refuses %s = %j and says so at that field', async (field, value) => {
    const fields = Object.assign(Object.create(null) as typeof validFields, validFields, { [field]: value });
    Object.defineProperty(fields, field, { value, enumerable: true });
    const { body } = await postApplication(api.url, { fields, file: pdf }).expect(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
    await expectNothingKept();
  });

  it('takes an address that a phone has begun with a capital', async () => {
    const linkedin = 'Https://www.linkedin.com/in/asha';
    await postApplication(api.url, { fields: { ...validFields, linkedin } }).expect(201);
    expect(await api.sql('SELECT linkedin FROM applications')).toEqual([
      { linkedin: 'https://www.linkedin.com/in/asha' },
    ]);
  });

  it('takes texts at their limits', async () => {
    await postApplication(api.url, {
      fields: { ...validFields, name: 'a'.repeat(120), message: 'é'.repeat(5000) },
    }).expect(201);
  });

  it.each(['<script>alert(1)</script>', '{{7*7}}', "Robert'); DROP TABLE applications;--", '=HYPERLINK("http://x")'])(
    'keeps %j as the text that it is',
    async (message) => {
      await postApplication(api.url, { fields: { ...validFields, message } }).expect(201);
      expect(await api.sql('SELECT message FROM applications')).toEqual([{ message }]);
    },
  );

  it('takes a file of 5 MiB and refuses one byte more', async () => {
    const whole = Buffer.alloc(MAX, '\n');
    makePdf().copy(whole);
    await postApplication(api.url, {
      file: { name: 'cv.pdf', bytes: Buffer.concat([whole, Buffer.from('\n')]) },
    }).expect(413);
    await expectNothingKept();
    await postApplication(api.url, { file: { name: 'cv.pdf', bytes: whole } }).expect(201);
  });

  it('tells a sender of ten megabytes why it was refused, time after time', async () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024, 'a');
    for (let n = 0; n < 10; n++) {
      const { body } = await postApplication(api.url, { file: { name: 'cv.pdf', bytes } }).expect(413);
      expect(body).toMatchObject({ code: 'file_too_large' });
    }
    await expectNothingKept();
  });

  it('refuses a renamed program as an unsupported type', async () => {
    const { body } = await postApplication(api.url, {
      file: { name: 'cv.pdf', bytes: Buffer.from(`MZ${'\0'.repeat(3000)}`) },
    }).expect(415);
    expect(body).toMatchObject({ code: 'unsupported_file_type', errors: { resume: expect.any(String) as string } });
    await expectNothingKept();
  });

  it('refuses an empty file, a second file and a file in another field', async () => {
    await postApplication(api.url, { file: { name: 'cv.pdf', bytes: Buffer.alloc(0) } }).expect(400);
    await postApplication(api.url, { file: pdf }).attach('resume', pdf.bytes, 'again.pdf').expect(400);
    await postApplication(api.url).attach('avatar', pdf.bytes, 'a.pdf').expect(400);
    await expectNothingKept();
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x', 400],
    [
      'no end',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha',
      400,
    ],
    ['another content type', 'text/plain', 'x', 415],
    ['JSON', 'application/json', '{}', 415],
  ])('refuses a body with %s', async (_case, type, body, status) => {
    const response = await request(api.url)
      .post('/api/application')
      .set('Content-Type', type)
      .send(body)
      .expect(status);
    expect(response.body).toMatchObject({ statusCode: status, requestId: response.headers['x-request-id'] });
    await expectNothingKept();
  });

  it.each([
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.site.example' },
  ])('refuses a form of another site: %j', async (headers) => {
    const { body } = await postApplication(api.url)
      .set(headers as Record<string, string>)
      .expect(403);
    expect(body).toMatchObject({ code: 'foreign_origin' });
    await expectNothingKept();
  });

  it('takes a form of our own site', async () => {
    await postApplication(api.url).set({ Origin: 'http://site.example', 'Sec-Fetch-Site': 'same-origin' }).expect(201);
  });

  it.each([0.1, 0.5, 0.99])('keeps nothing of an upload that breaks off after %d of it', async (part) => {
    const form = Buffer.concat([
      Buffer.from(
        Object.entries(validFields)
          .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
          .join(''),
      ),
      Buffer.from(
        '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
      ),
      pdf.bytes,
      Buffer.from('\r\n--b--\r\n'),
    ]);
    // Those that earlier calls have kept open are closed in their own time.
    const countConnections = () =>
      new Promise<number>((resolve) =>
        api.app.getHttpServer().getConnections((_: unknown, open: number) => resolve(open)),
      );
    const before = await countConnections();
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/application HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${form.length}\r\n\r\n`,
    );
    await new Promise<void>((resolve) =>
      socket.write(form.subarray(0, Math.floor(form.length * part)), () => resolve()),
    );
    socket.destroy();
    await eventually(async () => (await countConnections()) <= before);
    await expectNothingKept();
  });
});
