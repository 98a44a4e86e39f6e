import request from 'supertest';
import { addApplication } from '../../../../test/add-application';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
  const rows = await api.sql<{ id: string; title: string }>(`
    INSERT INTO job_posts (title, para, location, intent, opens_at, closes_at, created_at) VALUES
      ('Alpha', 'Builds', 'Noida', 'published', NULL, now() + interval '2 days', now() - interval '4 hours'),
      ('Beta', '100% sure', 'Remote', 'published', now() + interval '1 day', NULL, now() - interval '3 hours'),
      ('Gamma', 'Tests', 'Noida Sector 62', 'published', NULL, now() - interval '1 day', now() - interval '2 hours'),
      ('Delta', 'Writes', 'Dubai', 'draft', NULL, NULL, now() - interval '1 hour'),
      ('Epsilon', 'Draws', 'London', 'filled', NULL, NULL, now())
    RETURNING id, title`);
  for (const { id, title } of rows) ids[title[0]!] = id;
});
afterAll(() => api.stop());

const list = (query: Record<string, unknown> = {}) => {
  const texts = Object.entries(query).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return request(api.url).get('/api/admin/job-posts').query(Object.fromEntries(texts)).set('Cookie', hr);
};
const initials = (body: { title: string }[]) => body.map(({ title }) => title[0]).join('');
const titlesBy = async (filter: object) => initials((await list({ filter, sort: ['title', 'ASC'] }).expect(200)).body);

describe("HR's list of job posts", () => {
  it('shows every state, the newest first, in pages', async () => {
    const { body, headers } = await list().expect(200);
    expect(body.map(({ title, state }: Record<string, string>) => `${title} ${state}`)).toEqual([
      'Epsilon filled',
      'Delta draft',
      'Gamma closed',
      'Beta scheduled',
      'Alpha open',
    ]);
    expect(headers['content-range']).toBe('job-posts 0-4/5');
    const page = await list({ range: [1, 2] }).expect(200);
    expect([initials(page.body), page.headers['content-range']]).toEqual(['DG', 'job-posts 1-2/5']);
  });

  it('can be narrowed by text, state, location and ids', async () => {
    expect(await titlesBy({ q: 'tests' })).toBe('G');
    expect(await titlesBy({ q: '%' })).toBe('B');
    expect(await titlesBy({ q: 'NOIDA' })).toBe('AG');
    expect(await titlesBy({ state: 'draft' })).toBe('D');
    expect(await titlesBy({ state: ['open', 'scheduled'] })).toBe('AB');
    expect(await titlesBy({ location: 'noida' })).toBe('AG');
    expect(await titlesBy({ location: 'noida', state: 'closed' })).toBe('G');
    expect(await titlesBy({ id: [ids['A'], ids['E']] })).toBe('AE');
    expect(await titlesBy({ id: [] })).toBe('');
  });

  it('tells how many have applied for each, what is held or put off not counted', async () => {
    for (const [standing, laterUntil] of [
      ['clear', null],
      ['clear', null],
      ['clear', '2100-01-01'],
      ['held', null],
    ]) {
      const { id } = await addApplication(api);
      await api.sql('UPDATE applications SET job_post_id = $1, standing = $2, later_until = $4 WHERE id = $3', [
        ids['A'],
        standing,
        id,
        laterUntil,
      ]);
    }
    const { body } = await list({ sort: ['title', 'ASC'] }).expect(200);
    expect(body.map(({ applications }: { applications: number }) => applications)).toEqual([2, 0, 0, 0, 0]);
  });

  it('can be sorted, with what has no value last', async () => {
    const sorted = async (field: string, order: string) => initials((await list({ sort: [field, order] })).body);
    expect(await sorted('title', 'DESC')).toBe('GEDBA');
    expect(await sorted('location', 'ASC')).toBe('DEAGB');
    expect((await sorted('opensAt', 'ASC'))[0]).toBe('B');
    expect((await sorted('opensAt', 'DESC'))[0]).toBe('B');
    expect((await sorted('closesAt', 'DESC')).slice(0, 2)).toBe('AG');
  });

  it.each([
    [{ filter: { state: 'gone' } }, 'filter'],
    [{ filter: { state: { $ne: 1 } } }, 'filter'],
    [{ filter: { q: 1 } }, 'filter'],
    [{ filter: { q: 'a\0b' } }, 'filter'],
    [{ filter: { location: 'x'.repeat(201) } }, 'filter'],
    [{ filter: { id: ['1'] } }, 'filter'],
    [{ filter: { para: 'Builds' } }, 'filter'],
    [{ sort: ['intent', 'ASC'] }, 'sort'],
    [{ range: [5, 1] }, 'range'],
  ])('refuses %j', async (query, field) => {
    expect(Object.keys((await list(query).expect(400)).body.errors)).toEqual([field]);
  });
});

describe('One job post for HR', () => {
  it('is shown in any state, with its version as its tag', async () => {
    const { body, headers } = await request(api.url)
      .get(`/api/admin/job-posts/${ids['D']}`)
      .set('Cookie', hr)
      .expect(200);
    expect(body).toMatchObject({ _id: ids['D'], title: 'Delta', state: 'draft', version: 1, description: null });
    expect(headers['etag']).toBe('"1"');
  });

  it.each(['01890000-0000-7000-8000-000000000000', '1', '%00', '..%2Fx'])('is not found as %s', async (id) => {
    await request(api.url).get(`/api/admin/job-posts/${id}`).set('Cookie', hr).expect(404);
  });
});
