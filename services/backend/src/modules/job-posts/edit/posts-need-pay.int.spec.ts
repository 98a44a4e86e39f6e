import request from 'supertest';
import { cookieFor, origin } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi({ JOB_POSTS_NEED_PAY: 'yes' });
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const send = (method: 'post' | 'put', path: string, body: object) =>
  request(api.url)[method](path).set('Origin', origin).set('Cookie', hr).send(body);
const texts = { title: 'Tester', para: 'You test.', location: 'Noida' };
const salary = { min: 10, max: 20, currency: 'EUR', interval: 'hour' };

describe('Where the law wants pay to be told', () => {
  it('no post is published without it, and HR is told at which field', async () => {
    const { body } = await send('post', '/api/jobposts', texts).expect(400);
    expect(Object.keys(body.errors)).toEqual(['salary']);
    await send('post', '/api/jobposts', { ...texts, salary }).expect(201);
  });

  it('a draft may wait for it, and is published with it', async () => {
    const writer = { ...texts, title: 'Writer' };
    const { body: draft } = await send('post', '/api/jobposts', { ...writer, state: 'draft' }).expect(201);
    const path = `/api/jobposts/${draft.id}`;
    await send('put', path, { ...writer, state: 'open' }).expect(400);
    await send('put', path, { ...writer, state: 'open', salary }).expect(200);
  });

  it('the admin area knows before anything is published', async () => {
    const { body } = await request(api.url).get('/api/session').set('Cookie', hr).expect(200);
    expect(body).toMatchObject({ postsNeedPay: true });
  });
});
