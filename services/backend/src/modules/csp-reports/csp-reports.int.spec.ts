import request from 'supertest';
import { callAdmin } from '../../../test/call-admin';
import { eventually } from '../../../test/eventually';
import { cookieFor, origin } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';
import { startWorkerOf } from '../../../test/start-worker';
import { MOST_KINDS } from './csp-report.facts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ COMPANY_TIME_ZONE: 'Asia/Kolkata' });
});
afterAll(() => api.stop());
beforeEach(() => api.sql('DELETE FROM csp_reports'));

let address = 0;
/** From another address each time, which the limit counts apart. */
const send = (body: object, type = 'application/csp-report', from = `198.51.100.${(address += 1)}`) =>
  request(api.url)
    .post('/api/csp-reports')
    .set({ 'Content-Type': type, Origin: origin, 'X-Forwarded-For': from })
    .send(JSON.stringify(body));
const stopped = (blocked: string, path = '/contact') => ({
  'csp-report': {
    'document-uri': `${origin}${path}`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': `https://${blocked}/x.js`,
  },
});
const report = { documentURL: `${origin}/contact`, effectiveDirective: 'script-src-elem' };
const kept = () => api.sql('SELECT page, directive, blocked, count FROM csp_reports ORDER BY count DESC, blocked');
const counted = { page: '/contact', directive: 'script-src-elem', blocked: 'cdn.example' };
const isCounted = (count: number) =>
  eventually(async () => {
    const [row] = await api.sql<{ sum: number }>('SELECT coalesce(sum(count), 0)::int AS sum FROM csp_reports');
    return row?.sum === count;
  }, `${count} reports`);

describe('What browsers report of the content security policy', () => {
  it('is taken in both of their content types, and added up by day', async () => {
    await send(stopped('cdn.example')).expect(204);
    await send(
      [
        { type: 'csp-violation', body: { ...report, blockedURL: 'https://cdn.example/x.js' } },
        { type: 'deprecation', body: { id: 'x' } },
      ],
      'application/reports+json',
    ).expect(204);
    await isCounted(2);
    expect(await kept()).toEqual([{ ...counted, count: 2 }]);
    await send(stopped('cdn.example')).expect(204);
    await isCounted(3);
    const [{ today } = { today: false }] = await api.sql<{ today: boolean }>(
      `SELECT day = (now() AT TIME ZONE 'Asia/Kolkata')::date AS today FROM csp_reports`,
    );
    expect(today).toBe(true);
  });

  it('makes no row where it is no report, and is refused where it is too large or of another type', async () => {
    await send({ 'csp-report': {} }).expect(204);
    await send({ hello: 'x' }, 'application/json').expect(204);
    await send({ 'csp-report': { sample: 'x'.repeat(70_000) } }).expect(413);
    await send({}, 'text/plain').expect(415);
    await request(api.url).post('/api/session').set('Content-Type', 'application/csp-report').send('{}').expect(415);
    await send(stopped('cdn.example')).expect(204);
    await isCounted(1);
  });

  it('keeps so many kinds a day at most, also of made-up reports', async () => {
    const bodies = Array.from({ length: 8 }, (_, at) =>
      Array.from({ length: 20 }, (__, of) => ({
        type: 'csp-violation',
        body: { ...report, blockedURL: `https://h${at}-${of}.example/` },
      })),
    );
    await Promise.all(bodies.map((body) => send(body, 'application/reports+json').expect(204)));
    await isCounted(160);
    await send(stopped('h0-0.example')).expect(204);
    await send(stopped('once-more.example')).expect(204);
    await isCounted(162);
    const rows = await kept();
    expect(rows).toHaveLength(MOST_KINDS + 1);
    expect(rows[0]).toEqual({ page: 'other', directive: 'other', blocked: 'other', count: expect.any(Number) });
  });

  it('is refused from an address that sends too many, and no form of that address is', async () => {
    for (let sent = 0; sent < 60; sent += 1) await send({}, 'application/csp-report', '203.0.113.9');
    await send(stopped('cdn.example'), 'application/csp-report', '203.0.113.9').expect(429);
    await request(api.url).get('/api/challenge').set('X-Forwarded-For', '203.0.113.9').expect(200);
  });

  it('is shown to general administrators, with what extensions did at the end', async () => {
    await api.sql(`INSERT INTO csp_reports VALUES
      (current_date, '/contact', 'script-src-elem', 'cdn.example', 2),
      (current_date - 1, '/contact', 'script-src-elem', 'cdn.example', 3),
      (current_date, '/', 'style-src-elem', 'extension', 900),
      (current_date - 60, '/', 'img-src', 'old.example', 1)`);
    const cookie = await cookieFor(api, 'general');
    const { body } = await callAdmin(api, 'get', '/api/admin/reports/csp', { cookie }).expect(200);
    expect(body.kinds).toEqual([
      { ...counted, count: 5 },
      { page: '/', directive: 'style-src-elem', blocked: 'extension', count: 900 },
    ]);
  });

  it('is forgotten after ninety days', async () => {
    await api.sql(`INSERT INTO csp_reports VALUES
      (current_date - 95, '/', 'img-src', 'old.example', 1), (current_date - 80, '/', 'img-src', 'new.example', 1)`);
    const worker = await startWorkerOf(api);
    await eventually(async () => (await kept()).length === 1, 'the old one is gone');
    await worker.close();
    expect(await kept()).toEqual([{ page: '/', directive: 'img-src', blocked: 'new.example', count: 1 }]);
  });
});
