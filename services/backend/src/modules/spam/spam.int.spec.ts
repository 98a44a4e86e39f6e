import request from 'supertest';
import { solutionOf } from '../../../test/solve-challenge';
import { type TestApi, startApi } from '../../../test/start-api';
import { Challenges } from './judge/challenges';
import { FormTokens } from './judge/form-tokens';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ RATE_LIMIT_FORMS: '3' })));
afterAll(() => api.stop());

describe('The public calls against spam', () => {
  it('give a token that nobody keeps and our own forms can send back', async () => {
    const { body, headers } = await request(api.url).get('/api/form-token').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(api.app.get(FormTokens, { strict: false }).read(body.token)).toBeLessThanOrEqual(Date.now() + 30_000);
  });

  it('give a challenge that can be solved, never the same twice, and not too many', async () => {
    const first = await request(api.url).get('/api/challenge').expect(200);
    const second = await request(api.url).get('/api/challenge').expect(200);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.body.signature).not.toBe(second.body.signature);
    const challenges = api.app.get(Challenges, { strict: false });
    await challenges.demand(await solutionOf(first.body), Date.now());
    await request(api.url).get('/api/challenge').expect(200);
    const { body, headers } = await request(api.url).get('/api/challenge').expect(429);
    expect(body).toMatchObject({ statusCode: 429, code: 'too_many_requests', msg: body.message });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
