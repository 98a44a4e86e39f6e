import request from 'supertest';
import { startApi, type TestApi } from '../../../../test/start-api';

describe('an answer that lies ready', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  it.each(['/api/jobposts', '/api/form-settings'])('is the same as one that was loaded: %s', async (path) => {
    const loaded = await request(api.url).get(path).expect(200);
    const ready = await request(api.url).get(path).expect(200);
    const lasting = ({ headers }: request.Response) => {
      const { date: _date, 'x-request-id': id, ...others } = headers as Record<string, string>;
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      return others;
    };
    expect(ready.text).toBe(loaded.text);
    expect(lasting(ready)).toEqual(lasting(loaded));
  });

  it('does not stand in the way of other methods and conditional requests', async () => {
    const { headers } = await request(api.url).get('/api/form-settings').expect(200);
    await request(api.url)
      .get('/api/form-settings')
      .set('If-None-Match', headers['etag'] as string)
      .expect(304);
    await request(api.url).post('/api/form-settings').expect(405);
  });
});
