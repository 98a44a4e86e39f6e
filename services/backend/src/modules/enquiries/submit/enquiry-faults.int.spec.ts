import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { type EnquiryForm, forms, postForm } from '../../../../test/enquiries';
import { startApi, type TestApi } from '../../../../test/start-api';
import { enquiries, type EnquiryName } from '../enquiry-kinds.facts';

const cases = forms.map((form) => [form.path, form] as const);
const withPhone = cases.filter(([, { fields }]) => 'number' in fields);

describe.each(cases)('Bad inputs of POST %s', (_path, form: EnquiryForm) => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(() =>
    api.sql('TRUNCATE consultations, home_enquiries, contact_messages, consents, outbox, idempotency_keys CASCADE'),
  );

  const post = (change: object) => postForm(api.url, form, { ...form.fields, ...change });
  const send = (body: string | Buffer, type = 'application/json') =>
    request(api.url).post(form.path).set('Content-Type', type).send(body);
  const rows = () => api.sql(`SELECT * FROM ${form.table}`);
  const { fields } = enquiries[form.kind as EnquiryName];
  const required = Object.keys(form.fields).filter((name) => fields[name]?.missing);

  it.each(required)('row 1: %s missing, empty or only spaces is 400 with the words of the form', async (field) => {
    const { [field]: _missing, ...others } = form.fields;
    for (const blank of [undefined, '', '   ', '\t\r\n', '\u200b\u00a0', null]) {
      const { body } = await postForm(api.url, form, { ...others, [field]: blank }).expect(400);
      expect(body).toMatchObject({ message: form.incomplete, msg: form.incomplete, code: 'validation_failed' });
      expect(Object.keys(body.errors)).toEqual([field]);
    }
    const { body } = await postForm(api.url, form, {}).expect(400);
    expect(body.msg).toBe(form.incomplete);
    expect(Object.keys(body.errors).toSorted()).toEqual(required.toSorted());
    expect(await rows()).toEqual([]);
  });

  it.each(Object.keys(form.fields))('row 2: %s of another kind than text is 400', async (field) => {
    for (const value of [[], ['a'], {}, { $ne: 1 }, 0, 7, null, true, false, [[[]]], { toString: 'x' }]) {
      const { body } = await post({ [field]: value }).expect(400);
      expect(Object.keys(body.errors)).toEqual([field]);
    }
    expect(await rows()).toEqual([]);
  });

  it.each(['role', '_id', 'status', 'standing', 'held_for', 'constructor', 'isAdmin'])(
    'row 3: the unknown field %s is 400',
    async (field) => {
      const { body } = await post({ [field]: 'x' }).expect(400);
      expect(Object.keys(body.errors)).toEqual([field]);
      await send(JSON.stringify(form.fields).replace('{', '{"__proto__":{"role":"hr"},')).expect(400);
      expect(await rows()).toEqual([]);
    },
  );

  it.each([
    'asha',
    'a@b@c.example',
    'a@mail.example\r\nBcc: b@mail.example',
    'a@mail.example, b@mail.example',
    'a@mail.example;b@mail.example',
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.example`,
    'Asha <asha@mail.example>',
    '"a\r\nBcc: x"@mail.example',
    'a\0@mail.example',
    'a@mail.example\u2028Bcc: b@mail.example',
    'a@',
    '@mail.example',
    'a@mail',
  ])('row 5: the e-mail address %j is 400', async (email) => {
    const { body } = await post({ email }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['email']);
    expect(await rows()).toEqual([]);
  });

  it('row 5: a domain in another script is kept in ASCII', async () => {
    await post({ email: 'asha@bücher.example' }).expect(201);
    expect(await rows()).toEqual([expect.objectContaining({ email: 'asha@xn--bcher-kva.example' })]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{7*7}}',
    '=HYPERLINK("http://x")',
    `'; DROP TABLE staff; --`,
  ])('rows 7 and 8: %j is kept as the text that it is', async (text) => {
    await post({ name: text, [form.text]: text }).expect(201);
    const [row] = await rows();
    expect(Object.values(row!).filter((value) => value === text)).toHaveLength(2);
  });

  it('row 9: the longest text is 201, one character more 400, ten megabytes 413', async () => {
    for (const longest of ['a'.repeat(5000), '😀'.repeat(5000), `${'é\n'.repeat(2499)}zz`])
      await post({ [form.text]: longest }).expect(201);
    for (const longer of ['a'.repeat(5001), '😀'.repeat(5001), '️a'.repeat(2501)])
      await post({ [form.text]: longer }).expect(400);
    await post({ [form.text]: 'a'.repeat(10 * 1024 * 1024) }).expect(413);
    expect(await rows()).toHaveLength(3);
  });

  it('row 9: a body without a length is cut off, too', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const call = httpRequest(`${api.url}${form.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
      });
      call.on('response', (response) => resolve(response.statusCode!)).on('error', reject);
      for (let part = 0; part < 100; part++) call.write('a'.repeat(2_000));
      call.end();
    });
    expect(status).toBe(413);
  });

  it.each([
    ['malformed', '{"name":'],
    ['truncated', '{"name":"Asha","email":"a'],
    ['with a byte order mark', `\ufeff${JSON.stringify(form.fields)}`],
    ['nested ten thousand times', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['with a field given twice', JSON.stringify(form.fields).replace('{', '{"name":"Other",')],
    ['a list', '[]'],
    ['a text', '"name"'],
    ['nothing', 'null'],
    ['half a character', JSON.stringify({ ...form.fields, name: '\ud800' })],
    ['a zero character', JSON.stringify({ ...form.fields, name: 'a\0b' })],
  ])('row 12: JSON that is %s is 400', async (_case, body) => {
    const answer = await send(body).expect(400);
    expect(answer.body).toMatchObject({ statusCode: 400, requestId: answer.headers['x-request-id'] });
    expect(await rows()).toEqual([]);
  });

  it('row 13: another content type and a compressed body are 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/jsonx', 'multipart/form-data; boundary=b'])
      await send(JSON.stringify(form.fields), type).expect(415);
    await send(JSON.stringify(form.fields), 'application/json; charset=utf-16').expect(415);
    const zipped = gzipSync(Buffer.alloc(1024 * 1024, 'a'));
    await send(zipped).set('Content-Encoding', 'gzip').expect(415);
    await request(api.url).post(form.path).unset('Content-Type').send(Buffer.from('x')).expect(415);
    await request(api.url).post(form.path).expect(400);
    expect(await rows()).toEqual([]);
  });

  it.each([
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('row 25: a form of another site is 403: %j', async (headers) => {
    await post({})
      .set(headers as Record<string, string>)
      .expect(403);
    expect(await rows()).toEqual([]);
  });

  it('row 26: agreement that is left out is no matter, refused is 400, given is kept with its time', async () => {
    for (const agree of [false, 'false', 'no', '', 0, null, {}]) await post({ agree }).expect(400);
    await post({ name: 'Without' }).expect(201);
    expect(await api.sql('SELECT * FROM consents')).toEqual([]);
    for (const agree of [true, 'true', 'on']) {
      const { body } = await post({ agree, name: `With ${agree}` }).expect(201);
      const [consent] = await api.sql(
        `SELECT given_at, terms_agreed, policy_version FROM consents c
         JOIN ${form.table} t ON t.id IN (c.consultation_id, c.home_enquiry_id, c.contact_message_id) WHERE t.reference = $1`,
        [body.reference],
      );
      expect(consent).toMatchObject({ given_at: new Date(body.consentAt as string), terms_agreed: true });
    }
  });

  it('answers with the words of the form, a reference, one row and one event', async () => {
    const { body, headers } = await post({ utm_source: 'letter', ref: 'x' }).expect(201);
    expect(body).toEqual({
      message: expect.any(String) as string,
      msg: body.message as string,
      reference: expect.stringMatching(/^FD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/) as string,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
    expect(headers['idempotency-replayed']).toBe('false');
    const [row, ...others] = await rows();
    const [nextDay] = await api.sql<{ ends_at: Date }>(
      'SELECT ends_at FROM working_days WHERE starts_at > $1 ORDER BY starts_at LIMIT 1',
      [row!['created_at']],
    );
    expect(body.answerBy).toBe(nextDay!.ends_at.toISOString());
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      reference: body.reference,
      standing: 'clear',
      source: { utm_source: 'letter', ref: 'x' },
    });
    expect(await api.sql('SELECT event, subject_id FROM outbox')).toEqual([
      { event: expect.stringMatching(/^[a-z-]+\.submitted$/) as string, subject_id: row!['id'] },
    ]);
  });

  it('row 22: what fills in the trap is answered alike, held, and left to the digest', async () => {
    const { body } = await post({}).expect(201);
    const trapped = await post({ further_topic: '1' }).expect(201);
    const own = { reference: '', receivedAt: '' };
    expect({ ...trapped.body, ...own }).toEqual({ ...body, ...own });
    const [row] = await api.sql<{ standing: string; held_for: string[]; id: string }>(
      `SELECT * FROM ${form.table} WHERE reference = $1`,
      [trapped.body.reference],
    );
    expect(row).toMatchObject({ standing: 'held' });
    expect(row!.held_for.length).toBeGreaterThan(0);
    expect(await api.sql('SELECT * FROM outbox WHERE subject_id = $1', [row!.id])).toEqual([]);
  });
});

describe.each(withPhone)('The phone number of POST %s', (_path, form) => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  it.each(['letters', '123', '1'.repeat(40), '98123 45678 or later', '98123\r\n45678', '<b>9812345678</b>'])(
    'row 10: %j is 400',
    async (number) => {
      const { body } = await postForm(api.url, form, { ...form.fields, number }).expect(400);
      expect(Object.keys(body.errors)).toEqual(['number']);
    },
  );

  it.each([
    ['+91 98123-45678', '+919812345678'],
    ['(0120) 455.6677 ext 12', null],
    ['٠١٢٠٤٥٥٦٦٧٧', null],
  ])('row 10: %s is kept as it was typed', async (number, e164) => {
    const { body } = await postForm(api.url, form, { ...form.fields, number }).expect(201);
    const [row] = await api.sql(`SELECT number, number_e164 FROM ${form.table} WHERE reference = $1`, [body.reference]);
    expect(row).toEqual({ number, number_e164: e164 });
  });
});
