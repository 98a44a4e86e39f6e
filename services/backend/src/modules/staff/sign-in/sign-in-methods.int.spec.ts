import request from 'supertest';
import { addStaff, postSession } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ SIGN_IN_BY_PASSWORD: 'no' })));
afterAll(() => api.stop());

describe('Where passwords are switched off', () => {
  it('the right one is refused, and the list of ways to sign in says so', async () => {
    const { name, email, password } = await addStaff(api, 'hr');
    const { body } = await postSession(api, { name, email, password, area: 'hr' }).expect(403);
    expect(body.code).toBe('sign_in_method_off');
    expect((await request(api.url).get('/api/session/methods').expect(200)).body).toMatchObject({ password: false });
  });
});
