import request from 'supertest';
import { setUpTotp } from '../../../../test/one-time-codes';
import { addStaff, cookieFor, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ REQUIRE_TOTP: 'hr' })));
afterAll(() => api.stop());

const whoAmI = (cookie: string) => request(api.url).get('/api/session').set('Cookie', cookie);

describe('REQUIRE_TOTP', () => {
  it('leaves somebody without codes nothing but their set-up', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    expect((await whoAmI(cookie).expect(200)).body.mustSetUpSecondFactor).toBe(true);
    const applications = () => request(api.url).get('/api/admin/applications').set('Cookie', cookie);
    expect((await applications().expect(403)).body.code).toBe('totp_setup_required');
    await request(api.url).get('/api/session/sessions').set('Cookie', cookie).expect(403);
    await setUpTotp(api, cookie, person);
    await applications().expect(200);
    expect((await whoAmI(cookie)).body.mustSetUpSecondFactor).toBe(false);
    const general = await cookieFor(api, 'general');
    await request(api.url).get('/api/admin/applications').set('Cookie', general).expect(200);
  });
});
