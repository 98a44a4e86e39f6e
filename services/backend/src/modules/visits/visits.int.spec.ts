import type { QueryRunner } from 'typeorm';
import { callAdmin } from '../../../test/call-admin';
import { eventually } from '../../../test/eventually';
import { cookieFor } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';
import { byConnection, byDatagrams, tellVisits, visitLine as line } from '../../../test/tell-visits';
import { CountReceiptsAsOnePage1764120000000 } from '../../migrations/1764120000000-count-receipts-as-one-page';

let api: TestApi;
let hr: string;
let general: string;
beforeAll(async () => {
  api = await startApi({ COMPANY_TIME_ZONE: 'Asia/Kolkata' });
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
});
afterAll(() => api.stop());
beforeEach(() => api.sql('DELETE FROM visits'));

const count = (day: string, path: string, host: string, device: string, times: number) =>
  api.sql('INSERT INTO visits VALUES ($1, $2, $3, $4, $5)', [day, path, host, device, times]);
const tell = (parts: readonly string[], way = byConnection) => tellVisits(api, parts, way);
const report = (query: string, cookie = hr) => callAdmin(api, 'get', `/api/admin/reports/visits${query}`, { cookie });
const days = '?from=2026-03-10&to=2026-03-12';

describe('The worker', () => {
  it('adds up what the gateway tells, drops what is no line of its own, and writes the sums when it stops', async () => {
    const again = line({ referer: 'https://search.example/?q=asha' });
    const parts = [`${line({})}\n${again.slice(0, 30)}`, `${again.slice(30)}\n`, 'no json\n'];
    parts.push(`${'x'.repeat(50_000)}\n`, `${line({ path: '/missing', status: 404 })}\n`);
    parts.push(`${line({ user_agent: 'curl/8.5.0' })}\n`, `${line({})}\n`);
    await tell(parts);
    await tell([`${line({})}\n`]);
    const today = await api.sql(`SELECT path, host, device, count FROM visits
      WHERE day = (now() AT TIME ZONE 'Asia/Kolkata')::date ORDER BY device, host`);
    expect(today).toEqual([
      { path: '/about', host: '', device: 'bot', count: 1 },
      { path: '/about', host: '', device: 'computer', count: 3 },
      { path: '/about', host: 'search.example', device: 'computer', count: 1 },
    ]);
  });

  it('hears datagrams as well, each a line of its own', async () => {
    await tell([`${line({})}\n`, 'no json', `${line({ path: `/${'x'.repeat(9_000)}` })}\n`, line({})], byDatagrams);
    expect(await api.sql('SELECT path, count FROM visits')).toEqual([{ path: '/about', count: 2 }]);
  });

  it('forgets what is older than 25 months', async () => {
    await api.sql(`INSERT INTO visits SELECT ((now() AT TIME ZONE 'Asia/Kolkata')::date - make_interval(months => 25, days => late))::date,
      '/', '', 'phone', late + 1 FROM (VALUES (0), (1)) v (late)`);
    await tell([]);
    await eventually(async () => (await api.sql('SELECT count FROM visits')).length === 1);
    expect(await api.sql('SELECT count FROM visits')).toEqual([{ count: 1 }]);
  });
});

describe('Receipts', () => {
  const rows = () => api.sql('SELECT day::text, path, host, device, count FROM visits ORDER BY 1, 2, 3, 4');

  it('are counted as one page, and a thousand made-up ones leave the day its other pages', async () => {
    const receipts = Array.from({ length: 1_010 }, (_, at) => line({ path: `/received/FD-0000-${1_000 + at}` }));
    await tell([`${[...receipts, line({})].join('\n')}\n`]);
    expect(await api.sql('SELECT path, count FROM visits ORDER BY path')).toEqual([
      { path: '/about', count: 1 },
      { path: '/received', count: 1_010 },
    ]);
  });

  it('that were counted by their numbers become that page by the migration, which may run again', async () => {
    await count('2026-03-09', '/received', '', 'phone', 5);
    await count('2026-03-09', '/received/FD-7K3M-9QXA', '', 'phone', 2);
    await count('2026-03-09', '/received/FD-7K3M-9QXB', '', 'phone', 1);
    await count('2026-03-09', '/received/FD-7K3M-9QXB', 'x.example', 'phone', 1);
    await count('2026-03-10', '/received/FD-7K3M-9QXC', '', 'bot', 4);
    await count('2026-03-10', '/received-goods', '', 'bot', 4);
    const folded = [
      { day: '2026-03-09', path: '/received', host: '', device: 'phone', count: 8 },
      { day: '2026-03-09', path: '/received', host: 'x.example', device: 'phone', count: 1 },
      { day: '2026-03-10', path: '/received', host: '', device: 'bot', count: 4 },
      { day: '2026-03-10', path: '/received-goods', host: '', device: 'bot', count: 4 },
    ];
    const runner = { query: (text: string) => api.sql(text) } as unknown as QueryRunner;
    for (let run = 0; run < 2; run += 1) {
      await new CountReceiptsAsOnePage1764120000000().up(runner);
      expect(await rows()).toEqual(folded);
    }
  });

  it('that a worker of an older version has counted by their numbers become that page within the hour', async () => {
    const today = (await api.sql<{ day: string }>(`SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date::text AS day`))[0]!
      .day;
    await count(today, '/received/FD-7K3M-9QXA', '', 'phone', 2);
    await tell([]);
    await eventually(async () => (await rows()).some(({ path }) => path === '/received'));
    expect(await rows()).toEqual([{ day: today, path: '/received', host: '', device: 'phone', count: 2 }]);
  });
});

describe('The report on visits', () => {
  beforeEach(async () => {
    await count('2026-03-09', '/', '', 'phone', 100);
    await count('2026-03-10', '/', '', 'phone', 3);
    await count('2026-03-10', '/', 'search.example', 'computer', 2);
    await count('2026-03-12', '/about', '', 'phone', 4);
    await count('2026-03-12', '/about', '', 'bot', 50);
    await count('2026-03-07', '/about', '', 'bot', 7);
    await count('2026-03-06', '/about', '', 'phone', 9);
    await count('2026-03-13', '/', '', 'phone', 100);
  });

  it('counts people by day, page, host and device, and robots apart, beside the days before', async () => {
    const { body } = await report(days, general).expect(200);
    expect(body).toEqual({
      from: '2026-03-10',
      to: '2026-03-12',
      timeZone: 'Asia/Kolkata',
      before: { from: '2026-03-07', to: '2026-03-09' },
      totalBefore: 100,
      perDay: [
        { day: '2026-03-10', count: 5, before: 0 },
        { day: '2026-03-11', count: 0, before: 0 },
        { day: '2026-03-12', count: 4, before: 100 },
      ],
      perPage: [
        { page: '/', count: 5, before: 100 },
        { page: '/about', count: 4, before: 0 },
      ],
      perHost: [
        { host: '', count: 7, before: 100 },
        { host: 'search.example', count: 2, before: 0 },
      ],
      perDevice: [
        { device: 'phone', count: 7, before: 100 },
        { device: 'computer', count: 2, before: 0 },
      ],
      robots: 50,
      robotsBefore: 7,
    });
    await report(days, hr).expect(200);
    await report(days, 'x=y').expect(401);
    await report('?from=2026-03-12&to=2026-03-10').expect(400);
  });
});
