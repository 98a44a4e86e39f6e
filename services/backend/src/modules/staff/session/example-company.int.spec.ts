import request from 'supertest';
import { cookieFor } from '../../../../test/sign-in';
import { startApi } from '../../../../test/start-api';

describe('The answer about the session', () => {
  it.each([
    ['yes', true],
    ['no', false],
  ])('row 220: tells the admin areas whether examples may stand (%s)', async (EXAMPLE_COMPANY, exampleCompany) => {
    const api = await startApi({ EXAMPLE_COMPANY });
    for (const role of ['hr', 'general'] as const) {
      const { body } = await request(api.url)
        .get('/api/session')
        .set('Cookie', await cookieFor(api, role))
        .expect(200);
      expect(body).toMatchObject({ role, exampleCompany });
    }
    await api.stop();
  });
});
