import request from 'supertest';
import { answererOf } from '../../../../../test/answer-resets';
import {
  addByLink,
  addPasskey,
  Authenticator,
  beginByLink,
  callSession,
  makeByLink,
  signInByPasskey,
} from '../../../../../test/authenticator';
import { callAdmin } from '../../../../../test/call-admin';
import { codeOf, setUpTotp } from '../../../../../test/one-time-codes';
import { addStaff, cookieOf, origin, postSession, type TestPerson } from '../../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../../test/start-api';
import { takeLink, tokenOf } from '../../../../../test/take-link';
import { CreateStaff } from '../../people/create-staff.use-case';
import type { StaffRole } from '../../staff.facts';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ SIGN_IN_BY_PASSWORD: 'no' })));
afterAll(() => api.stop());

let count = 0;
const newPerson = (role: StaffRole = 'hr') => ({
  name: 'Asha Verma',
  email: `asha.${(count += 1)}@plumbline.example`,
  role,
});
/** Somebody with a passkey, by the link that an operator has printed. */
async function withPasskey(role: StaffRole = 'hr') {
  const person = newPerson(role);
  const done = await api.app.get(CreateStaff, { strict: false }).run({ ...person, password: undefined });
  const { device, answer } = await makeByLink(api, tokenOf(done.link?.split('#')[1]));
  const [row] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [person.email]);
  return { ...person, id: row!.id, link: done.link, device, cookie: cookieOf(answer.headers) };
}
const tokenFor = async ({ email }: { email: string }) => tokenOf(await takeLink(api, email));
async function askForLink(email: string) {
  await request(api.url).post('/api/password-resets').set('Origin', origin).send({ email }).expect(202);
  await answererOf(api)();
  return tokenFor({ email });
}
const told = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const noticesOf = async (id: string) =>
  (await api.sql<{ kind: string }>('SELECT kind FROM staff_notices WHERE recipient_id = $1 ORDER BY at, id', [id])).map(
    ({ kind }) => kind,
  );
const auditOf = (id: string) =>
  api.sql<{ action: string; details: object | null }>(
    `SELECT action, details FROM audit_log WHERE subject_id = $1 AND action LIKE 'staff.%' ORDER BY at, id`,
    [id],
  );

describe('Where passkeys are the only way in', () => {
  it('an invitation leads to a passkey, and its person is signed in by it, once', async () => {
    const { cookie } = await withPasskey('general');
    const person = newPerson();
    const { body } = await callAdmin(api, 'post', '/api/admin/staff/invitations', { cookie, body: person }).expect(201);
    expect(body).toMatchObject({ state: 'invited', methods: [] });
    const token = await tokenFor(person);
    const { device, answer } = await makeByLink(api, token);
    expect(answer.body).toMatchObject({ email: person.email, role: 'hr', method: 'passkey', secondFactor: false });
    await callSession(api, 'get', '/passkeys/creation', cookieOf(answer.headers)).expect(200);
    expect(told(await beginByLink(api, { token }))).toEqual([410, 'link_not_good']);
    expect((await signInByPasskey(api, device)).status).toBe(201);
    const seen = await callAdmin(api, 'get', `/api/admin/staff/${(body as { id: string }).id}`, { cookie }).expect(200);
    expect(seen.body).toMatchObject({ state: 'active', methods: ['passkey'], passkeys: 1 });
    expect((await auditOf((body as { id: string }).id)).map(({ action }) => action)).toEqual([
      'staff.invited',
      'staff.invitation-accepted',
      'staff.passkey-added',
    ]);
  });

  it('an operator’s link sets a person up anew: nothing of before signs in, and the mail about it is sent', async () => {
    const before = await withPasskey('general');
    expect(before.link).toMatch(/^http:\/\/site\.example\/login#invite=[\w-]{43}$/);
    const { name, email, role, id } = before;
    const { link } = await api.app.get(CreateStaff, { strict: false }).run({ name, email, role, password: undefined });
    expect((await signInByPasskey(api, before.device)).status).toBe(401);
    expect((await callSession(api, 'get', '', before.cookie)).status).toBe(401);
    expect(await noticesOf(id)).toEqual(['password-reset-by-operator']);
    const { device } = await makeByLink(api, tokenOf(link?.split('#')[1]));
    expect((await signInByPasskey(api, device)).status).toBe(201);
  });

  it('a lost passkey is replaced by the link that its person asks for: it and its sessions sign nobody in any more', async () => {
    const lost = await withPasskey();
    const token = await askForLink(lost.email);
    const { device, answer } = await makeByLink(api, token);
    expect((await signInByPasskey(api, lost.device)).status).toBe(401);
    expect((await callSession(api, 'get', '', lost.cookie)).status).toBe(401);
    expect((await signInByPasskey(api, device)).status).toBe(201);
    const { body } = await callSession(api, 'get', '/passkeys', cookieOf(answer.headers)).expect(200);
    expect(body.passkeys).toHaveLength(1);
    expect(await noticesOf(lost.id)).toContain('passkey-replaced');
    expect((await auditOf(lost.id)).at(-1)).toMatchObject({
      action: 'staff.passkey-added',
      details: { by: 'password-reset', replaced: ['Chrome on Linux'] },
    });
  });

  it('somebody who had a password alone gets in by a link, and the password opens nothing, an operator’s neither', async () => {
    const person = await addStaff(api, 'hr');
    const { name, email, password } = person;
    const bySign = await postSession(api, { name, email, password, area: 'hr' });
    expect(told(bySign)).toEqual([403, 'sign_in_method_off']);
    const token = await askForLink(email);
    const choose = request(api.url).put('/api/password-resets').set('Origin', origin);
    expect(told(await choose.send({ token, password: 'gravel lantern violet tram' }))).toEqual([
      403,
      'sign_in_method_off',
    ]);
    const { answer } = await makeByLink(api, token);
    const cookie = cookieOf(answer.headers);
    const tries = {
      '/confirm': { password },
      '/password': { current: password, password: 'gravel lantern violet tram' },
    };
    for (const [path, body] of Object.entries(tries))
      expect(told(await callSession(api, 'post', path, cookie, body))).toEqual([403, 'sign_in_method_off']);
    expect((await callSession(api, 'get', '/identity', cookie)).body).toMatchObject({ hasPassword: false });
    // One-time codes are set up by a session that was confirmed just now.
    await callSession(api, 'post', '/totp', cookie, {}).expect(201);
  });

  it('the passkey that is left cannot be removed', async () => {
    const { cookie } = await withPasskey();
    const { id } = await addPasskey(api, cookie);
    await callSession(api, 'delete', `/passkeys/${id}`, cookie).expect(204);
    const [{ id: last }] = (await callSession(api, 'get', '/passkeys', cookie)).body.passkeys;
    expect(told(await callSession(api, 'delete', `/passkeys/${last}`, cookie))).toEqual([409, 'last_way_in']);
  });

  it('somebody whose passkeys an administrator removes is mailed a link for another one, a disabled person is not', async () => {
    const { cookie } = await withPasskey('general');
    const [lost, gone] = [await withPasskey(), await withPasskey()];
    const remove = ({ id }: { id: string }) => callAdmin(api, 'delete', `/api/admin/staff/${id}/passkeys`, { cookie });
    await remove(lost).expect(204);
    expect(await noticesOf(lost.id)).toContain('passkey-removed');
    const seen = await callAdmin(api, 'get', `/api/admin/staff/${lost.id}`, { cookie }).expect(200);
    expect(seen.body).toMatchObject({ state: 'invited' });
    await makeByLink(api, await tokenFor(lost));
    await api.sql('UPDATE staff SET disabled_at = now() WHERE id = $1', [gone.id]);
    await remove(gone).expect(204);
    expect(await takeLink(api, gone.email)).toBeUndefined();
  });
});

describe('A link for a passkey', () => {
  it('asks somebody with one-time codes for one before anything is made', async () => {
    const person = await withPasskey();
    const { secret } = await setUpTotp(api, person.cookie, { password: '' } as TestPerson);
    const token = await askForLink(person.email);
    expect(told(await beginByLink(api, { token }))).toEqual([401, 'second_factor_required']);
    expect(told(await beginByLink(api, { token, code: '000000' }))).toEqual([401, 'wrong_second_factor']);
    const { answer } = await makeByLink(api, token, codeOf(secret, 1));
    expect(answer.body).toMatchObject({ secondFactor: true });
  });

  it('is used up by one of two who use it at once, and by no passkey that cannot be taken', async () => {
    const person = await withPasskey();
    const token = await askForLink(person.email);
    const begin = async () => (await beginByLink(api, { token }).expect(200)).body as never;
    for (const wrong of [{ isVerified: false }, { origin: 'https://evil.example' }, { crossOrigin: true }])
      expect(told(await addByLink(api, token, new Authenticator().make(await begin(), wrong)))).toEqual([
        409,
        'passkey_not_taken',
      ]);
    const stale = (await callSession(api, 'get', '/passkeys/creation', person.cookie)).body as never;
    expect(told(await addByLink(api, token, new Authenticator().make(stale)))).toEqual([409, 'passkey_too_late']);
    expect((await signInByPasskey(api, person.device)).status).toBe(201);
    const both = [new Authenticator().make(await begin()), new Authenticator().make(await begin())];
    const answers = await Promise.all(both.map((made) => addByLink(api, token, made)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410]);
  });

  it('is void when there is a newer one and when its person was disabled, and nobody who is invited or unknown gets one by asking', async () => {
    const person = await withPasskey();
    const first = await askForLink(person.email);
    const second = await askForLink(person.email);
    expect(told(await beginByLink(api, { token: first }))).toEqual([410, 'link_not_good']);
    await beginByLink(api, { token: second }).expect(200);
    await api.sql('UPDATE staff SET disabled_at = now() WHERE id = $1', [person.id]);
    expect(told(await beginByLink(api, { token: second }))).toEqual([410, 'link_not_good']);
    const invited = newPerson();
    await api.app.get(CreateStaff, { strict: false }).run({ ...invited, password: undefined });
    await api.sql(`UPDATE staff_links SET expires_at = now() - interval '1 second' WHERE used_at IS NULL`);
    for (const { email } of [invited, newPerson()]) expect(await askForLink(email)).toBe('');
  });
});

describe('By other settings, a link', () => {
  it('is not enough where two factors are demanded and the person has a passkey alone, until an administrator has removed it', async () => {
    const strict = await startApi({ SIGN_IN_BY_PASSWORD: 'no', REQUIRE_TOTP: 'all' });
    try {
      const create = strict.app.get(CreateStaff, { strict: false });
      const admin = await create.run({ ...newPerson('general'), password: undefined });
      const { answer } = await makeByLink(strict, tokenOf(admin.link?.split('#')[1]));
      expect(answer.body).toMatchObject({ mustSetUpSecondFactor: false });
      const person = newPerson();
      const { link } = await create.run({ ...person, password: undefined });
      const { answer: own } = await makeByLink(strict, tokenOf(link?.split('#')[1]));
      await request(strict.url).post('/api/password-resets').set('Origin', origin).send({ email: person.email });
      await answererOf(strict)();
      const token = tokenOf(await takeLink(strict, person.email));
      expect(told(await beginByLink(strict, { token }))).toEqual([403, 'passkey_wanted']);
      const cookie = cookieOf(answer.headers);
      const path = `/api/admin/staff/${(own.body as { staffId: string }).staffId}/passkeys`;
      await callAdmin(strict, 'delete', path, { cookie }).expect(204);
      await makeByLink(strict, tokenOf(await takeLink(strict, person.email)));
    } finally {
      await strict.stop();
    }
  });

  it('makes no passkey where there are passwords, and somebody who has come by a passkey alone gets a link to a password', async () => {
    const open = await startApi();
    try {
      const { email } = await addStaff(open, 'hr');
      const ask = () =>
        request(open.url).post('/api/password-resets').set('Origin', origin).send({ email }).expect(202);
      await open.sql(
        `WITH s AS (UPDATE staff SET password_hash = NULL WHERE email = $1 RETURNING id)
         INSERT INTO staff_passkeys (staff_id, credential_id, public_key, counter, transports, backed_up, name, aaguid)
         SELECT id, '\\x01', '\\x01', 0, '{}', false, 'Old phone', id FROM s`,
        [email],
      );
      await ask();
      await answererOf(open)();
      const token = tokenOf(await takeLink(open, email));
      expect(told(await beginByLink(open, { token }))).toEqual([403, 'sign_in_method_off']);
      const choose = request(open.url).put('/api/password-resets').set('Origin', origin);
      await choose.send({ token, password: 'gravel lantern violet tram' }).expect(204);
    } finally {
      await open.stop();
    }
  });
});
