import request from 'supertest';
import { sendRaw } from '../../../../test/send-raw';
import { startApi, type TestApi } from '../../../../test/start-api';

const shape = {
  statusCode: expect.any(Number),
  code: expect.any(String),
  message: expect.any(String),
  msg: expect.any(String),
  errors: {},
  requestId: expect.any(String),
};

const posts = ['/api/auth/register', '/api/formhome/submit', '/api/form/contact', '/api/application'];

describe('An address', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  const call = (method: string, path: string, headers = '') =>
    sendRaw(api.url, `${method} ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n${headers}\r\n`);

  it.each(posts)('row 15: %s takes POST, and tells so to every other method', async (path) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']) {
      const answer = await call(method, path);
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer).toMatch(/^Allow: POST\r$/m);
      expect(answer).not.toMatch(/access-control/i);
    }
    const [{ rows } = { rows: -1 }] = await api.sql<{ rows: number }>(
      'SELECT ((SELECT count(*) FROM applications) + (SELECT count(*) FROM contact_messages))::int AS rows',
    );
    expect(rows).toBe(0);
  });

  it('lists all methods that it takes, HEAD among them', async () => {
    const { body, headers } = await request(api.url).patch('/api/jobposts').expect(405);
    expect(body).toEqual({ ...shape, statusCode: 405, code: 'method_not_allowed' });
    expect(headers['allow']?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'POST']);
  });

  it('that does not exist is 404 in JSON for every body', async () => {
    for (const path of [
      '/api',
      '/api/nothing',
      '/api/form/contact/more',
      '/uploads',
      '//api//jobposts',
      '/api/%2e%2e',
    ]) {
      const { body } = await request(api.url)
        .get(path)
        .expect(404)
        .expect('Content-Type', /^application\/json/);
      expect(body).toEqual({ ...shape, statusCode: 404, code: 'not_found' });
    }
    await request(api.url).post('/api/nothing').type('text/plain').send('x').expect(404);
    await request(api.url).post('/api/nothing').type('application/json').send('{').expect(404);
  });

  it('answers HEAD where it answers GET, without a body', async () => {
    for (const path of ['/api/jobposts', '/api/form-settings', '/api/form-token', '/health/live']) {
      const [head, body] = (await call('HEAD', path)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 200 /);
      expect(body).toBe('');
    }
  });

  it.each([
    ['a whole URL', 'http://elsewhere.example/api/form-settings', 200],
    ['an asterisk', '*', 404],
    ['a zero character', '/api/jobposts/a%00b', 404],
    ['half of an escape', '/api/jobposts/%', 404],
    ['bytes that are no UTF-8', '/api/jobposts/%ff%fe', 404],
    ['dots that lead up', '/uploads/..%2f..%2fetc%2fpasswd', 401],
    ['a query without end', `/api/jobposts?${'a=1&'.repeat(2_000)}`, 200],
  ])('may be %s', async (_kind, path, status) => {
    expect(await call('GET', path)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('that is too long, and headers that are, are 431 in the one error shape', async () => {
    for (const answer of [
      await call('GET', `/api/${'a'.repeat(20_000)}`),
      await call('GET', '/api/jobposts', `X-Long: ${'a'.repeat(20_000)}\r\n`),
    ]) {
      const [head, body = ''] = answer.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 431 /);
      expect(JSON.parse(body)).toEqual({ ...shape, statusCode: 431, code: 'headers_too_large' });
    }
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['two lengths', 'POST /api/form/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /api/form/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET /api/jobposts HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('is not looked at in %s, which is 400', async (_kind, text) => {
    expect(await sendRaw(api.url, text)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
