import type { QueryRunner } from 'typeorm';
import { addApplication } from '../../../test/add-application';
import { callAdmin } from '../../../test/call-admin';
import { eventually } from '../../../test/eventually';
import { cookieFor } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';
import { tellVisits, visitLine as line } from '../../../test/tell-visits';
import { CountJobPagesAsOnePage1764300000001 } from '../../migrations/1764300000001-count-job-pages-as-one-page';

let api: TestApi;
let post: string;
beforeAll(async () => {
  api = await startApi({ COMPANY_TIME_ZONE: 'Asia/Kolkata' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const table of ['visits', 'job_posts']) await api.sql(`DELETE FROM ${table}`);
  post = await addPost();
});

const count = (day: string, path: string, host: string, device: string, times: number) =>
  api.sql('INSERT INTO visits VALUES ($1, $2, $3, $4, $5)', [day, path, host, device, times]);
const tell = (parts: readonly string[]) => tellVisits(api, parts);

/** A post with a former slug; its id. */
async function addPost(): Promise<string> {
  const [added] = await api.sql<{ id: string }>(
    `INSERT INTO job_posts (slug, title, para, location) VALUES ('java', 'Java Developer', 'p', 'Noida') RETURNING id`,
  );
  await api.sql(`INSERT INTO job_post_old_slugs (slug, job_post_id) VALUES ('old-java', $1)`, [added!.id]);
  return added!.id;
}

describe('Visits of the pages of posts', () => {
  const pages = () => api.sql('SELECT day::text, path, host, device, count FROM visits ORDER BY 1, 2, 3, 4');
  const posts = () => api.sql('SELECT day::text, count FROM job_post_visits ORDER BY 1');

  it('are counted as one page, and each for its post, by any slug that it ever had', async () => {
    const slugs = ['java', 'old-java', 'java', 'made-up'];
    const lines = [...slugs.map((slug) => line({ path: `/career/${slug}` })), line({ path: '/career' })];
    lines.push(line({ path: '/career/java', user_agent: 'curl/8.5.0' }));
    await tell([`${lines.join('\n')}\n`]);
    await tell([`${lines.join('\n')}\n`]);
    expect(await api.sql('SELECT path, device, count FROM visits ORDER BY 1, 2')).toEqual([
      { path: '/career', device: 'computer', count: 2 },
      { path: '/career/{slug}', device: 'bot', count: 2 },
      { path: '/career/{slug}', device: 'computer', count: 8 },
    ]);
    expect(await api.sql('SELECT job_post_id AS id, count FROM job_post_visits')).toEqual([{ id: post, count: 6 }]);
  });

  it('of a thousand made-up slugs are one row, and leave the day its other pages', async () => {
    const made = Array.from({ length: 1_010 }, (_, at) => line({ path: `/career/made-up-${at}` }));
    await tell([`${[...made, line({})].join('\n')}\n`]);
    expect(await api.sql('SELECT path, count FROM visits ORDER BY path')).toEqual([
      { path: '/about', count: 1 },
      { path: '/career/{slug}', count: 1_010 },
    ]);
    expect(await posts()).toEqual([]);
  });

  it('that were counted by their addresses become that page and the counts of their posts by the migration, which may run again', async () => {
    await count('2026-03-09', '/career/java', '', 'phone', 2);
    await count('2026-03-09', '/career/old-java', 'x.example', 'phone', 1);
    await count('2026-03-09', '/career/java', '', 'bot', 4);
    await count('2026-03-09', '/career/deleted-post', '', 'phone', 5);
    await count('2026-03-09', '/career', '', 'phone', 9);
    const runner = { query: (text: string) => api.sql(text) } as unknown as QueryRunner;
    for (let run = 0; run < 2; run += 1) {
      await new CountJobPagesAsOnePage1764300000001().up(runner);
      expect(await pages()).toEqual([
        { day: '2026-03-09', path: '/career', host: '', device: 'phone', count: 9 },
        { day: '2026-03-09', path: '/career/{slug}', host: '', device: 'bot', count: 4 },
        { day: '2026-03-09', path: '/career/{slug}', host: '', device: 'phone', count: 7 },
        { day: '2026-03-09', path: '/career/{slug}', host: 'x.example', device: 'phone', count: 1 },
      ]);
      expect(await posts()).toEqual([{ day: '2026-03-09', count: 3 }]);
    }
  });

  it('that a worker of an older version has counted by their addresses become the same within the hour', async () => {
    const [today] = await api.sql<{ day: string }>(`SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date::text AS day`);
    await count(today!.day, '/career/{slug}', '', 'phone', 1);
    await count(today!.day, '/career/old-java', '', 'phone', 2);
    await tell([]);
    await eventually(async () => (await posts()).length === 1);
    expect(await posts()).toEqual([{ day: today!.day, count: 2 }]);
    expect(await pages()).toEqual([{ day: today!.day, path: '/career/{slug}', host: '', device: 'phone', count: 3 }]);
  });

  it('are forgotten for their posts with the other visits, and with the post', async () => {
    await api.sql(
      `INSERT INTO job_post_visits SELECT $1, ((now() AT TIME ZONE 'Asia/Kolkata')::date - make_interval(months => 25, days => late))::date,
       late + 1 FROM (VALUES (0), (1)) v (late)`,
      [post],
    );
    await tell([]);
    await eventually(async () => (await posts()).length === 1);
    await api.sql('DELETE FROM job_posts');
    expect(await posts()).toEqual([]);
  });
});

describe('The report on applications', () => {
  it('shows how often the page of a post was opened, beside how many applied, and both in the days before', async () => {
    for (const [day, times] of Object.entries({
      '2026-03-06': 8,
      '2026-03-07': 1,
      '2026-03-10': 3,
      '2026-03-12': 2,
      '2026-03-13': 9,
    }))
      await api.sql('INSERT INTO job_post_visits VALUES ($1, $2, $3)', [post, day, times]);
    for (const createdAt of [
      '2026-03-08T12:00:00Z',
      '2026-03-07T12:00:00Z',
      '2026-03-10T12:00:00Z',
      '2026-03-12T18:30:00Z',
    ]) {
      const { id } = await addApplication(api, { createdAt });
      await api.sql('UPDATE applications SET job_post_id = $2 WHERE id = $1', [id, post]);
    }
    const { body } = await callAdmin(api, 'get', '/api/admin/reports/applications?from=2026-03-10&to=2026-03-12', {
      cookie: await cookieFor(api, 'hr'),
    }).expect(200);
    const counts = { visits: 5, visitsBefore: 1, applications: 1, applicationsBefore: 2 };
    expect(body.perPost).toMatchObject([{ slug: 'java', title: 'Java Developer', ...counts }]);
  });
});
