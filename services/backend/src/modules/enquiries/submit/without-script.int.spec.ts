import request from 'supertest';
import { consultation, type EnquiryForm, forms } from '../../../../test/enquiries';
import { startApi, type TestApi } from '../../../../test/start-api';

const browser = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  Origin: 'http://site.example',
  'Sec-Fetch-Site': 'same-origin',
};
const cases = forms.map((form) => [form.path, form] as const);

describe('A form sent by a browser without script', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  const send = (form: EnquiryForm, change: object = {}, headers: Record<string, string> = {}) =>
    request(api.url)
      .post(form.path)
      .type('form')
      .set({ ...browser, ...headers })
      .send({ ...form.fields, ...change })
      .redirects(0);

  it.each(cases)('%s: leads to the receipt, which says the reference', async (_path, form) => {
    const { headers, text } = await send(form).expect(303);
    const [, reference, kind] = /^\/received\/(FD-[0-9A-Z]{4}-[0-9A-Z]{4})\?form=([a-z-]+)&at=\d+&by=\d+$/.exec(
      headers['location']!,
    )!;
    expect([kind, text]).toEqual([form.kind, '']);
    expect(await api.sql(`SELECT name FROM ${form.table} WHERE reference = $1`, [reference])).toEqual([
      { name: form.fields['name'] },
    ]);
    expect((await send(form)).headers['location']).toContain(`/received/${reference}?`);
  });

  it.each(cases)('%s: a mistake leads back with the names of the fields and nothing personal', async (_path, form) => {
    const { headers } = await send(form, { email: 'asha at mail', [form.text]: '', "x'<script>": 'y' }).expect(303);
    expect(headers['location']).toBe(
      `${form.page}?failed=validation_failed&fields=${form.text === 'message' ? 'email,message' : `email,${form.text}`}#form-incomplete`,
    );
  });

  it.each(cases)('%s: JSON is answered to a client that prefers it', async (_path, form) => {
    for (const Accept of ['application/json', '*/*', 'application/json, text/html;q=0.5']) {
      const { body } = await send(form, { name: 'Prefers JSON' }, { Accept }).expect(201);
      expect(body).toMatchObject({ reference: expect.stringMatching(/^FD-/) as string });
    }
    await send(form, { email: '' }, { Accept: 'application/json' }).expect(400);
    await request(api.url).post(form.path).set(browser).send(form.fields).expect(201);
  });

  it.each([
    ['http://site.example/services', '/services'],
    ['http://site.example/software/new?x=1#y', '/software/new'],
    ['http://site.example/Software-dev', '/Software-dev'],
    ['http://site.example/erpservice', '/erpservice'],
    ['https://evil.example/services', '/services'],
    ['http://site.example.evil.example/erpservice', '/services'],
    ['http://site.example@evil.example/erpservice', '/services'],
    ['http://site.example//evil.example/', '/services'],
    ['http://site.example/\\evil.example', '/services'],
    ['http://site.example/%2f%2fevil.example', '/services'],
    ['http://site.example/api/session', '/services'],
    ['http://site.example/admin', '/services'],
    ['//evil.example', '/services'],
    ['javascript:alert(1)', '/services'],
    ['nonsense', '/services'],
  ])('comes back from %s to %s, never to another site', async (Referer, page) => {
    const { headers } = await send(consultation, { email: 'nowhere' }, { Referer }).expect(303);
    expect(headers['location']).toMatch(/^\/(?![/\\])/);
    expect(new URL(headers['location']!, 'http://site.example')).toMatchObject({
      origin: 'http://site.example',
      pathname: page,
    });
  });

  it('a form of another site gets a plain 403', async () => {
    await send(consultation, {}, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }).expect(403);
  });

  it('a field given twice and a body that is too large lead back as well', async () => {
    const raw = (body: string) =>
      request(api.url).post(consultation.path).type('form').set(browser).send(body).redirects(0).expect(303);
    expect((await raw('name=a&name=b')).headers['location']).toBe('/services?failed=malformed_request#form-failed');
    expect((await raw(`feedback=${'a'.repeat(70_000)}`)).headers['location']).toBe(
      '/services?failed=payload_too_large#form-failed',
    );
  });

  it('other calls take no such form', async () => {
    await request(api.url).post('/api/session').set(browser).type('form').send({ name: 'x' }).expect(415);
    await request(api.url).post('/api/application').type('form').send({ name: 'x' }).expect(415);
  });
});
