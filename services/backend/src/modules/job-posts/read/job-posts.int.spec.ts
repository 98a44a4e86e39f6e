import request from 'supertest';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Changes } from '../../../platform/changes/changes';
import { Database } from '../../../platform/database/database';
import { AddDemoJobPosts } from '../edit/add-demo-job-posts.use-case';
import { findJobPost } from './find-job-post.use-case';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('DELETE FROM job_posts');
  api.app.get(Changes, { strict: false }).forgetAll();
});

const list = () => request(api.url).get('/api/jobposts');
const show = (idOrSlug: string) => request(api.url).get(`/api/jobposts/${idOrSlug}`);
const titles = async () => (await list().expect(200)).body.map((post: { title: string }) => post.title);
const addDemo = () => api.app.get(AddDemoJobPosts, { strict: false }).run();
const find = (idOrSlug: string) => findJobPost(api.app.get(Database, { strict: false }), idOrSlug);

/** Columns in SQL; the slug is the title in lower case. */
async function add(title: string, columns: Record<string, string> = {}) {
  const names = Object.keys(columns).map((name) => `, ${name}`);
  const values = Object.values(columns).map((value) => `, ${value}`);
  const [row] = await api.sql<{ id: string }>(
    `INSERT INTO job_posts (title, slug, para, location ${names.join('')})
     VALUES ($1, lower($1), 'Para', 'Noida' ${values.join('')}) RETURNING id`,
    [title],
  );
  return row!.id;
}

describe('The list of job posts (row 42)', () => {
  it('is empty before there are any', async () => {
    expect((await list().expect(200)).body).toEqual([]);
  });

  it('shows the newest first, each with its id under both names', async () => {
    await add('Old', { posted_at: `now() - interval '2 days'`, image: `'/images/old.webp'` });
    const id = await add('New', {
      posted_at: `'2026-01-02T03:04:05Z'`,
      image: `'https://img.example/new.png'`,
      employment_type: `'full-time'`,
      workplace: `'hybrid'`,
      salary: `'{"min": 1, "max": 2.5, "currency": "INR", "interval": "year"}'`,
      experience: `'2 years'`,
      days_on_site: '2',
      existing_vacancy: 'true',
      opens_at: `'2026-01-02T03:04:05Z'`,
      closes_at: `'2126-01-01T18:30:00Z'`,
      description: `'**Build**'`,
    });
    await api.sql(`UPDATE job_posts SET posted_at = now() WHERE title = 'New'`);
    await add('Middle', { posted_at: `now() - interval '1 day'` });
    const { body } = await list().expect(200).expect('Content-Type', 'application/json; charset=utf-8');
    expect(body.map((post: { title: string }) => post.title)).toEqual(['New', 'Middle', 'Old']);
    const { postedAt, ...newest } = body[0];
    expect(new Date(postedAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(newest).toEqual({
      _id: id,
      id,
      title: 'New',
      para: 'Para',
      location: 'Noida',
      image: 'https://img.example/new.png',
      imageAlt: null,
      slug: 'new',
      employmentType: 'full-time',
      workplace: 'hybrid',
      salary: { min: 1, max: 2.5, currency: 'INR', interval: 'year' },
      experience: '2 years',
      daysOnSite: 2,
      existingVacancy: true,
      opensAt: '2026-01-02T03:04:05.000Z',
      closesAt: '2126-01-01T18:30:00.000Z',
      descriptionHtml: '<p><strong>Build</strong></p>\n',
    });
    expect(body[1]).toMatchObject({ image: null, salary: null, closesAt: null, descriptionHtml: null });
  });

  it('shows only what is open at this moment', async () => {
    await add('Open', { opens_at: `now() - interval '1 hour'`, closes_at: `now() + interval '1 hour'` });
    await add('Draft', { intent: `'draft'` });
    await add('Scheduled', { opens_at: `now() + interval '1 hour'` });
    await add('Over', { closes_at: 'now()' });
    await add('Closed', { intent: `'closed'` });
    await add('Filled', { intent: `'filled'` });
    expect(await titles()).toEqual(['Open']);
  });

  it('ends after 500 of 10,000', async () => {
    await api.sql(
      `INSERT INTO job_posts (title, para, location) SELECT 'T' || n, 'P', 'L' FROM generate_series(1, 10000) n`,
    );
    expect((await list().expect(200)).body).toHaveLength(500);
  });

  it('is not sent again to who has it, until it changes', async () => {
    await add('One');
    const first = await list().expect(200).expect('Cache-Control', 'no-cache');
    const again = await list().set('If-None-Match', first.headers['etag']!).expect(304);
    expect(again.text).toBe('');
    await list().set('If-None-Match', `W/${first.headers['etag']}, "x"`).expect(304);
    await list().set('If-None-Match', '"x"').expect(200);
    await api.sql('DELETE FROM job_posts');
    await addDemo();
    await list().set('If-None-Match', first.headers['etag']!).expect(200);
  });

  it('answers 503 with a time to come back while the database is away', async () => {
    const alone = await startApi();
    await alone.sql(`INSERT INTO job_posts (title, para, location) VALUES ('T', 'P', 'L')`);
    await alone.sql('ALTER TABLE job_posts RENAME TO job_posts_away');
    await alone.sql(
      `CREATE VIEW job_posts AS SELECT * FROM job_posts_away WHERE pg_terminate_backend(pg_backend_pid())`,
    );
    const answer = await request(alone.url).get('/api/jobposts').expect(503);
    expect(answer.body.code).toBe('unavailable');
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['etag']).toBeUndefined();
    await alone.stop();
  });
});

describe('The list of job posts without a buffer', () => {
  it('is read for every visitor, and the same otherwise', async () => {
    const alone = await startApi({ JOB_LIST_MAX_AGE_MS: '0' });
    const read = () => request(alone.url).get('/api/jobposts').expect(200);
    expect((await read()).body).toEqual([]);
    await alone.sql(`INSERT INTO job_posts (title, para, location) VALUES ('T', 'P', 'L')`);
    const { body, headers } = await read();
    expect(body).toHaveLength(1);
    await request(alone.url).get('/api/jobposts').set('If-None-Match', headers['etag']!).expect(304);
    await alone.stop();
  });
});

describe('One job post', () => {
  it('is shown by its id and by its slug, as in the list, and not twice to who has it', async () => {
    const id = await add('Tester');
    const [listed] = (await list()).body;
    for (const key of [id, 'tester']) {
      const { body, headers } = await show(key).expect(200);
      expect(body).toEqual(listed);
      await show(key).set('If-None-Match', headers['etag']!).expect(304);
    }
    expect(await find('tester')).toMatchObject({ id, title: 'Tester', slug: 'tester', state: 'open' });
  });

  it('is found by the slugs that it had, which lead to the present one', async () => {
    const id = await add('Tester');
    await api.sql(`INSERT INTO job_post_old_slugs (slug, job_post_id) VALUES ('quality-person', $1)`, [id]);
    const { headers } = await show('quality-person').expect(308);
    expect(headers['location']).toBe('/api/jobposts/tester');
    await show('TESTER').expect(308);
    expect(await find('quality-person')).toMatchObject({ id, slug: 'tester', state: 'open' });
    expect(await find('Tester')).toMatchObject({ id, state: 'open' });
  });

  it('that was open once is gone, and one that was not is unknown', async () => {
    for (const [title, status, columns] of [
      ['Filled', 410, { intent: `'filled'` }],
      ['Closed', 410, { intent: `'closed'` }],
      ['Over', 410, { closes_at: `now() - interval '1 second'` }],
      ['Again', 410, { intent: `'draft'` }],
      ['Draft', 404, { intent: `'draft'`, posted_at: 'NULL' }],
      ['Unborn', 404, { intent: `'closed'`, posted_at: 'NULL' }],
      ['Scheduled', 404, { opens_at: `now() + interval '1 hour'`, posted_at: `now() + interval '1 hour'` }],
    ] as const) {
      const id = await add(title, columns);
      await show(id).expect(status);
      const { body } = await show(title.toLowerCase()).expect(status);
      expect(body.code).toBe(status === 410 ? 'job_post_closed' : 'not_found');
      expect((await find(id))?.state).not.toBe('open');
    }
  });

  it.each(['01890000-0000-7000-8000-000000000000', '1', 'nobody', `1'--`, '%00', '..%2Fx', 'x'.repeat(5000)])(
    'is not found as %s',
    async (id) => {
      expect((await show(id).expect(404)).body.code).toBe('not_found');
    },
  );
});

describe('The sample job posts', () => {
  it('fill an empty list once, also when two add them at the same time', async () => {
    expect((await Promise.all([addDemo(), addDemo()])).toSorted((a, b) => a - b)).toEqual([0, 5]);
    await expect(addDemo()).resolves.toBe(0);
    const { body } = await list().expect(200);
    const kinds = Object.fromEntries(body.map(({ slug, workplace }: Record<string, string>) => [slug, workplace]));
    expect(kinds).toEqual({
      'project-manager': 'office',
      'ui-ux-designer': 'remote',
      'java-developer': 'office',
      'flutter-developer': 'hybrid',
      'frontend-developer': 'hybrid',
    });
    expect(body.filter(({ salary }: { salary: unknown }) => salary)).toHaveLength(5);
    const closing = body.flatMap(({ closesAt }: { closesAt: string | null }) => closesAt ?? []);
    expect(closing.map((moment: string) => new Date(moment) > new Date())).toEqual([true]);
  });

  it('stay away from a list with a real post', async () => {
    await add('Real');
    await expect(addDemo()).resolves.toBe(0);
  });
});
