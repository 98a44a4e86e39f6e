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
    .send({ ...texts, ...body });
};
const post = (body: object = {}) => call('post', '/api/jobposts', body);
const put = (id: string, body: object) => call('put', `/api/jobposts/${id}`, body);
const titled = async (title: string) => {
  const filter = JSON.stringify({ title });
  return (await request(api.url).get('/api/admin/job-posts').query({ filter }).set('Cookie', hr).expect(200)).body;
};

describe('A title that another job post has', () => {
  it('is asked about, with the name of that post, and taken once it is meant', async () => {
    const first = (await post().expect(201)).body;
    const { body } = await post({ title: ' TESTER ' }).expect(409);
    expect(body).toMatchObject({ code: 'same_title', errors: { title: expect.any(String) } });
    expect(body.message).toContain('“Tester” in Noida');
    expect((await titled('tester')).map(({ id }: { id: string }) => id)).toEqual([first.id]);
    await post({ sameTitle: true }).expect(201);
    expect(await titled('Tester')).toHaveLength(2);
  });

  it('is asked about when a post gets it, and not of the post itself', async () => {
    await post().expect(201);
    const { id } = (await post({ title: 'Other' }).expect(201)).body;
    expect((await put(id, {}).expect(409)).body.code).toBe('same_title');
    await put(id, { sameTitle: true }).expect(200);
    await put(id, { para: 'New.' }).expect(200);
  });

  it.each(['draft', 'scheduled'])('counts as a %s', async (state) => {
    await post({ state, ...(state === 'scheduled' && { opensAt: '2126-01-01' }) }).expect(201);
    await post().expect(409);
  });

  it.each(['closed', 'filled'])('may be that of a %s one', async (state) => {
    await post({ state }).expect(201);
    await post().expect(201);
  });

  it('is noticed by one of two who add it at once', async () => {
    const answers = await Promise.all([post(), post()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});
