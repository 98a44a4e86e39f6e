import request from 'supertest';
import { addPasskey, callSession } from '../../../../test/authenticator';
import { callAdmin } from '../../../../test/call-admin';
import { setUpTotp } from '../../../../test/one-time-codes';
import { addStaff, cookieFor, cookieOf, signIn } from '../../../../test/sign-in';
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

  it('is met by a passkey, and lets nobody set up codes by the password of somebody who has one', async () => {
    const person = await addStaff(api, 'general');
    const { device } = await addPasskey(api, await signIn(api, person));
    await api.sql(`UPDATE staff SET role = 'hr' WHERE email = $1`, [person.email]);
    const cookie = await signIn(api, { ...person, role: 'hr' });
    const { body } = await callSession(api, 'post', '/totp', cookie, { password: person.password }).expect(403);
    expect(body.code).toBe('passkey_wanted');
    expect((await callSession(api, 'get', '/passkeys', cookie).expect(200)).body.passkeys).toHaveLength(1);
    const { body: asked } = await callSession(api, 'get', '/confirm/passkey', cookie).expect(200);
    const { headers } = await callSession(api, 'post', '/confirm/passkey', cookie, device.answer(asked)).expect(204);
    const confirmed = cookieOf(headers);
    expect((await whoAmI(confirmed)).body).toMatchObject({ method: 'passkey', mustSetUpSecondFactor: false });
    await request(api.url).get('/api/admin/applications').set('Cookie', confirmed).expect(200);
    await callSession(api, 'post', '/totp', confirmed, { password: person.password }).expect(201);
  });

  it('has somebody set up codes by the password once an administrator has removed the lost passkeys', async () => {
    const person = await addStaff(api, 'general');
    await addPasskey(api, await signIn(api, person));
    await api.sql(`UPDATE staff SET role = 'hr' WHERE email = $1`, [person.email]);
    const owner = await cookieFor(api, 'general');
    const { body } = await whoAmI(await signIn(api, { ...person, role: 'hr' }));
    await callAdmin(api, 'delete', `/api/admin/staff/${body.staffId}/passkeys`, { cookie: owner }).expect(204);
    const cookie = await signIn(api, { ...person, role: 'hr' });
    await setUpTotp(api, cookie, person);
    expect((await whoAmI(cookie)).body.mustSetUpSecondFactor).toBe(false);
  });
});
