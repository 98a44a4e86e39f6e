import request from 'supertest';
import { cookieFor, origin } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(() => api.sql('DELETE FROM job_posts'));

const texts = { title: 'Tester', para: 'You test.', location: 'Noida' };
const call = (method: 'post' | 'put', path: string, body: object) => {
  const ask = request(api.url);
  return ask[method](path)
    .set('Origin', origin)
    .set('Cookie', hr)
    .send({ sameTitle: true, ...texts, ...body });
};
const post = (body: object = {}) => call('post', '/api/jobposts', body);
const put = (id: string, body: object) => call('put', `/api/jobposts/${id}`, body);
const create = async (body: object = {}) => (await post(body).expect(201)).body;
const draft = (body: object = {}) => create({ state: 'draft', ...body });

describe('The slug of a job post', () => {
  it('follows the title of a draft, until HR writes one, and again when that is emptied', async () => {
    const { id, slug } = await draft();
    expect(slug).toBe('tester');
    expect((await put(id, { title: 'Test Lead' })).body.slug).toBe('test-lead');
    expect((await put(id, { title: 'Test  lead!' })).body.slug).toBe('test-lead');
    expect((await put(id, { title: 'Test Lead', slug: 'lead-2027' })).body.slug).toBe('lead-2027');
    expect((await put(id, { title: 'Head of Tests' })).body.slug).toBe('lead-2027');
    expect((await put(id, { title: 'Head of Tests', slug: '' })).body.slug).toBe('head-of-tests');
  });

  it('can be given at once, and its change is put on record', async () => {
    const { id } = await draft({ slug: 'quality' });
    await put(id, { slug: 'quality-person' }).expect(200);
    const [row] = await api.sql(`SELECT details FROM audit_log WHERE action = 'job-post.updated' AND subject_id = $1`, [
      id,
    ]);
    expect(row).toEqual({ details: { before: { slug: 'quality' }, after: { slug: 'quality-person' } } });
    await request(api.url).get('/api/jobposts/quality').expect(404);
    expect((await create({ slug: 'quality' })).slug).toBe('quality');
  });

  it('is fixed once the post was published, also by a new title and as a draft again', async () => {
    const { id } = await create();
    expect((await put(id, { title: 'Test Lead' })).body.slug).toBe('tester');
    await put(id, { title: 'Test Lead', state: 'draft' }).expect(200);
    const { body } = await put(id, { title: 'Test Lead', slug: 'test-lead' }).expect(400);
    expect(body.errors.slug).toContain('its address stays');
    expect((await put(id, { title: 'Test Lead', slug: 'tester' }).expect(200)).body.slug).toBe('tester');
  });

  it('can still be changed while the post waits for its opening, and by the call that publishes it', async () => {
    const { id } = await create({ opensAt: '2126-01-01' });
    expect((await put(id, { slug: 'later' }).expect(200)).body).toMatchObject({ slug: 'later', state: 'scheduled' });
    expect((await put(id, { slug: 'now', opensAt: null }).expect(200)).body).toMatchObject({
      slug: 'now',
      state: 'open',
    });
    await request(api.url).get('/api/jobposts/now').expect(200);
  });

  it('of another post, or of one that links lead from, is refused with a free one', async () => {
    const first = await create();
    await api.sql(`INSERT INTO job_post_old_slugs (slug, job_post_id) VALUES ('former', $1)`, [first.id]);
    const { id } = await draft({ title: 'Other' });
    for (const slug of ['tester', 'former']) {
      for (const answer of [await put(id, { title: 'Other', slug }), await post({ title: 'Third', slug })]) {
        expect(answer.status).toBe(400);
        expect(answer.body.errors.slug).toContain(`Free is ${slug}-2`);
      }
    }
  });

  it('goes on leading to the post from the links of colleagues that have it', async () => {
    const { id } = await draft();
    await api.sql(`INSERT INTO referrals (job_post_id, name, code) VALUES ($1, 'Asha', 'abcdefgh')`, [id]);
    await put(id, { title: 'Test Lead', state: 'open' }).expect(200);
    const { headers } = await request(api.url).get('/api/jobposts/tester').expect(308);
    expect(headers['location']).toBe('/api/jobposts/test-lead');
  });

  it.each([
    'Tester',
    'a b',
    '-a',
    'a-',
    'a--b',
    'x'.repeat(81),
    'new',
    'ä',
    '../a',
    '01890000-0000-7000-8000-000000000000',
  ])('cannot be %s', async (slug) => {
    expect(Object.keys((await post({ slug }).expect(400)).body.errors)).toEqual(['slug']);
  });

  it('never belongs to two posts, also when many are made at once', async () => {
    const created = await Promise.all([1, 2, 3, 4].map(() => create()));
    expect(created.map(({ slug }) => slug).toSorted()).toEqual(['tester', 'tester-2', 'tester-3', 'tester-4']);
    for (let count = 0; count < 20; count++) await create();
    expect((await create()).slug).toMatch(/^tester-\d{3,}$/);
    const given = await Promise.all([1, 2, 3].map(() => post({ slug: 'mine' })));
    expect(given.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  });
});
