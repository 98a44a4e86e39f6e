import request from 'supertest';
import { cookieFor, origin } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(() => api.sql('DELETE FROM job_posts'));

const post = (body: object) =>
  request(api.url).post('/api/jobposts').set('Origin', origin).set('Cookie', hr).send(body);
const put = (id: string, body: object) =>
  request(api.url).put(`/api/jobposts/${id}`).set('Origin', origin).set('Cookie', hr).send(body);
const find = (id: string) => request(api.url).get(`/api/admin/job-posts/${id}`).set('Cookie', hr);
const publicPosts = async () => (await request(api.url).get('/api/jobposts').expect(200)).body;

const four = { title: 'Tester', para: 'You test.', location: 'Noida', image: 'https://img.example/t.png' };
const create = async (more: object = {}) => (await post({ ...four, sameTitle: true, ...more }).expect(201)).body;
/** As time leaves it. */
const letItClose = (id: string) => api.sql("UPDATE job_posts SET closes_at = '2026-01-01' WHERE id = $1", [id]);

describe('The life of a job post', () => {
  it('leads from draft to filled and back, and visitors see it while it is open', async () => {
    const { id } = await create({ state: 'draft' });
    const state = async (more: object) => {
      const { body } = await put(id, { ...four, ...more }).expect(200);
      return [body.state, (await publicPosts()).length, (await request(api.url).get(`/api/jobposts/${id}`)).status];
    };
    expect(await state({})).toEqual(['draft', 0, 404]);
    expect(await state({ state: 'scheduled', opensAt: '2126-01-01' })).toEqual(['scheduled', 0, 404]);
    expect(await state({ state: 'closed' })).toEqual(['closed', 0, 404]);
    expect(await state({ state: 'open', opensAt: null })).toEqual(['open', 1, 200]);
    await letItClose(id);
    expect(await state({ para: 'You tested.' })).toEqual(['closed', 0, 410]);
    expect(await state({ state: 'open', closesAt: '2126-01-01' })).toEqual(['open', 1, 200]);
    expect(await state({ state: 'filled' })).toEqual(['filled', 0, 410]);
    expect(await state({ state: 'draft' })).toEqual(['draft', 0, 410]);
  });

  it('keeps the address of a draft that was public once, without its new text, and after its deletion as well', async () => {
    const { id, slug } = await create({ title: 'Taken back', para: 'The old text.' });
    await put(id, {
      ...four,
      title: 'Taken back',
      para: 'Half a sentence',
      description: 'Secret',
      state: 'draft',
    }).expect(200);
    const shown = await request(api.url).get(`/api/jobposts/${slug}`).expect(410);
    expect(shown.text).not.toMatch(/Half a sentence|Secret/);
    const removed = await request(api.url).delete(`/api/jobposts/${id}`).set('Origin', origin).set('Cookie', hr);
    expect(removed.status).toBe(200);
    await request(api.url).get(`/api/jobposts/${slug}`).expect(410);
    await create({ title: 'Never seen', state: 'draft' });
    await request(api.url).get('/api/jobposts/never-seen').expect(404);
  });

  it('fault 716: keeps the address of a post that was public and is scheduled anew, without its new text, whatever becomes of it', async () => {
    const { id, slug, wasPublic } = await create({ title: 'Put off', para: 'The old text.' });
    expect(wasPublic).toBe(true);
    const save = (more: object) => put(id, { ...four, title: 'Put off', ...more }).expect(200);
    const later = { state: 'scheduled', opensAt: '2126-01-01' };
    expect((await save({ ...later, title: 'Put off anew', description: 'Secret' })).body).toMatchObject({
      state: 'scheduled',
      wasPublic: true,
      slug,
    });
    const shown = await request(api.url).get(`/api/jobposts/${slug}`).expect(410);
    expect(shown.text).not.toContain('Secret');
    expect(await publicPosts()).toEqual([]);
    for (const feed of ['feeds/jobs.atom', 'feeds/jobs.xml', 'sitemap-jobs.xml'])
      expect((await request(api.url).get(`/${feed}`).expect(200)).text).not.toContain(slug);
    for (const change of [{ opensAt: '2127-01-01' }, { state: 'closed' }, later, { state: 'draft' }, later]) {
      await save(change);
      expect((await request(api.url).get(`/api/jobposts/${slug}`)).status).toBe(410);
    }
    await request(api.url).delete(`/api/jobposts/${id}`).set('Origin', origin).set('Cookie', hr).expect(200);
    await request(api.url).get(`/api/jobposts/${slug}`).expect(410);
  });

  it('begins for visitors when it is published, not when it was begun: it comes on top of the list', async () => {
    const { id } = await create({ state: 'draft', title: 'Late' });
    await create({ title: 'Early' });
    const { body } = await put(id, { ...four, title: 'Late', state: 'open' }).expect(200);
    expect((await publicPosts()).map(({ title }: { title: string }) => title)).toEqual(['Late', 'Early']);
    await put(id, { ...four, title: 'Late', para: 'New' }).expect(200);
    expect((await find(id)).body.postedAt).toBe(body.postedAt);
  });
});

describe('A job post from the time before its days on site were compared with its workplace', () => {
  it('can be closed as it is, and the days are asked for once they or the workplace change', async () => {
    const { id } = await create({ workplace: 'office', daysOnSite: 3 });
    await api.sql('UPDATE job_posts SET days_on_site = 0 WHERE id = $1', [id]);
    await put(id, { ...four, state: 'closed' }).expect(200);
    const { body } = await put(id, { ...four, workplace: 'remote', daysOnSite: 1 }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['daysOnSite']);
    await put(id, { ...four, workplace: 'remote' }).expect(200);
  });
});

describe('A job post that is to be', () => {
  it.each([
    ['open', { closesAt: '2026-01-01' }, 'closesAt'],
    ['scheduled', { closesAt: '2026-01-02', opensAt: '2026-01-01' }, 'closesAt'],
    ['scheduled', { opensAt: '2026-01-01' }, 'opensAt'],
    ['scheduled', {}, 'opensAt'],
    // Neither the state of a post nor its absence makes a new closing time in the past right.
    ['closed', { closesAt: '2026-01-01' }, 'closesAt'],
    [undefined, { closesAt: '2026-01-01' }, 'closesAt'],
  ])('%s is refused with %j, whether it is new or was a draft', async (state, times, field) => {
    const { id } = await create({ state: 'draft' });
    for (const { status, body } of [
      await post({ ...four, sameTitle: true, ...times, state }),
      await put(id, { ...four, ...times, state }),
    ])
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect((await find(id)).body).toMatchObject({ state: 'draft', version: 1 });
  });

  it('open again has to lose its closing time', async () => {
    const { id } = await create();
    await letItClose(id);
    expect(Object.keys((await put(id, { ...four, state: 'open' }).expect(400)).body.errors)).toEqual(['closesAt']);
    expect((await put(id, { ...four, state: 'open', closesAt: null }).expect(200)).body.state).toBe('open');
  });

  it.each([[{ closesAt: '2126-01-01' }], [{ closesAt: null }], [{ opensAt: '2126-01-01', closesAt: '2126-02-01' }]])(
    'fault 722: closed by time stays closed with %j alone, until it is published',
    async (times) => {
      const { id } = await create();
      await letItClose(id);
      const kept = (await put(id, { ...four, ...times }).expect(200)).body;
      expect([kept.state, (await publicPosts()).length]).toEqual(['closed', 0]);
      const since = "SELECT FROM job_posts WHERE id = $1 AND closed_at = '2026-01-01'";
      expect(await api.sql(since, [id])).toHaveLength(1);
      expect((await put(id, { ...four, para: 'New' }).expect(200)).body.state).toBe('closed');
      expect((await put(id, { ...four, state: 'open', opensAt: null }).expect(200)).body.state).toBe('open');
    },
  );

  it('open from a day on is scheduled until then', async () => {
    expect((await create({ state: 'open', opensAt: '2126-01-01' })).state).toBe('scheduled');
  });

  it('closed by time may be sent again with the closing time that it has', async () => {
    const { id } = await create();
    await letItClose(id);
    const { closesAt } = (await find(id)).body;
    expect((await put(id, { ...four, para: 'New', closesAt }).expect(200)).body.state).toBe('closed');
  });

  it('as the four fields leave it is not asked for its times', async () => {
    const { id } = await create();
    await letItClose(id);
    expect((await put(id, { ...four, para: 'New' }).expect(200)).body.state).toBe('closed');
  });
});
