import request from 'supertest';
import { codeOf, setUpTotp } from '../../../../test/one-time-codes';
import { addStaff, cookieOf, origin, signIn, type TestPerson } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const send = (method: 'post' | 'put' | 'delete', path: string, cookie: string, body: object = {}) =>
  request(api.url)[method](path).set({ Cookie: cookie, Origin: origin }).send(body);
const confirm = (cookie: string, body: object) => send('post', '/api/session/confirm', cookie, body);
const whoAmI = (cookie: string) => request(api.url).get('/api/session').set('Cookie', cookie);
const letAge = ({ email }: TestPerson, minutes = 6) =>
  api.sql(
    `UPDATE sessions SET confirmed_at = now() - make_interval(mins => $2)
     WHERE staff_id = (SELECT id FROM staff WHERE email = $1)`,
    [email, minutes],
  );
const deedsOf = async ({ email }: TestPerson) =>
  (
    await api.sql<{ action: string }>(
      `SELECT action FROM audit_log WHERE actor_id = (SELECT id FROM staff WHERE email = $1) AND action LIKE 'session.conf%'
       ORDER BY at`,
      [email],
    )
  ).map(({ action }) => action);
const newAdmin = { name: 'Nobody We Know', email: 'thief@elsewhere.example', role: 'general' };
const invite = (cookie: string) => send('post', '/api/admin/staff/invitations', cookie, newAdmin);

describe('A session whose password was given more than five minutes ago', () => {
  it('cannot make itself lasting, erase or take out a person', async () => {
    const [owner, other] = [await addStaff(api, 'general'), await addStaff(api, 'hr')];
    const [stolen, theirs] = [await signIn(api, owner), await signIn(api, other)];
    const [row] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [other.email]);
    const path = `/api/admin/staff/${row!.id}`;
    await setUpTotp(api, theirs, other);
    await letAge(owner);
    const answers = [
      await invite(stolen),
      await send('put', path, stolen, { name: other.name, role: 'general', disabled: false }),
      await send('delete', `${path}/totp`, stolen),
      await send('delete', `${path}/sessions`, stolen),
      await send('delete', `/api/session/sessions/${row!.id}`, stolen),
      await send('post', '/api/admin/erasures', stolen, {
        email: 'a@mail.example',
        reason: 'asked-for',
        dryRun: false,
      }),
      await send('post', '/api/admin/exports', stolen, { email: 'a@mail.example' }),
      await send('put', '/api/admin/retention', stolen, { keepDays: { application: 1 } }),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      answers.map(() => '403 confirm_password'),
    );
    await whoAmI(stolen).expect(200);
    const invited = `SELECT 1 FROM staff WHERE email = $1`;
    expect(await api.sql(invited, [newAdmin.email])).toEqual([]);
    await whoAmI(theirs).expect(200);
  });

  it('can again once the password is given, under a new cookie: a copy of the old one has ended', async () => {
    const owner = await addStaff(api, 'general');
    const stolen = await signIn(api, owner);
    await letAge(owner);
    const answer = await confirm(stolen, { password: owner.password }).expect(204);
    const ownCookie = cookieOf(answer.headers);
    await whoAmI(stolen).expect(401);
    await invite(stolen).expect(401);
    const before = await whoAmI(ownCookie).expect(200);
    await invite(ownCookie).expect(201);
    expect(await deedsOf(owner)).toEqual(['session.confirmed']);
    await letAge(owner);
    await invite(ownCookie).expect(403);
    const again = cookieOf((await confirm(ownCookie, { password: owner.password }).expect(204)).headers);
    // Confirming does not lengthen the twelve hours.
    expect((await whoAmI(again).expect(200)).body.expiresAt).toBe(before.body.expiresAt);
  });

  it('is asked for the code as well, and a password without it confirms nothing', async () => {
    const owner = await addStaff(api, 'general');
    const cookie = await signIn(api, owner);
    const { secret, recoveryCodes } = await setUpTotp(api, cookie, owner);
    await letAge(owner);
    for (const code of [undefined, codeOf(secret, 40)]) {
      const { body } = await confirm(cookie, { password: owner.password, ...(code && { code }) }).expect(400);
      expect(body.errors).toHaveProperty('code');
      await invite(cookie).expect(403);
    }
    const ownCookie = cookieOf(
      (await confirm(cookie, { password: owner.password, code: recoveryCodes[0] }).expect(204)).headers,
    );
    await send('post', '/api/admin/exports', ownCookie, { email: 'nobody@mail.example' }).expect(200);
    expect(await deedsOf(owner)).toEqual(['session.confirmation-refused', 'session.confirmed']);
  });

  it('is locked out by ten wrong passwords, which are on record, as at a sign-in', async () => {
    const owner = await addStaff(api, 'hr');
    const cookie = await signIn(api, owner);
    for (let at = 0; at < 10; at += 1) {
      const { body } = await confirm(cookie, { password: 'a guess' }).expect(400);
      expect(body.errors).toHaveProperty('password');
    }
    expect((await confirm(cookie, { password: owner.password }).expect(429)).body.code).toBe('too_many_tries');
    expect(await deedsOf(owner)).toEqual(Array(10).fill('session.confirmation-refused'));
  });

  it('is every session from before the update', async () => {
    const owner = await addStaff(api, 'general');
    const cookie = await signIn(api, owner);
    await api.sql('UPDATE sessions SET confirmed_at = NULL');
    await invite(cookie).expect(403);
  });
});

describe('A change of the password', () => {
  const chosen = 'gravel lantern violet tram';
  const change = (cookie: string, { password: current }: TestPerson, code?: string) =>
    send('post', '/api/session/password', cookie, { current, password: chosen, ...(code && { code }) });
  const isStill = ({ password, name, email, role: area }: TestPerson, code: string) =>
    request(api.url).post('/api/session').set('Origin', origin).send({ name, email, password, area, code });

  it('lets the session end when it would have ended, under a new cookie, and ends all others', async () => {
    const owner = await addStaff(api, 'general');
    const [cookie, elsewhere] = [await signIn(api, owner), await signIn(api, owner)];
    await api.sql(
      `UPDATE sessions SET expires_at = now() + interval '1 hour' WHERE staff_id = (SELECT id FROM staff WHERE email = $1)`,
      [owner.email],
    );
    const { expiresAt } = (await whoAmI(cookie).expect(200)).body;
    const ownCookie = cookieOf((await change(cookie, owner).expect(204)).headers);
    expect((await whoAmI(ownCookie).expect(200)).body.expiresAt).toBe(expiresAt);
    for (const ended of [cookie, elsewhere]) await whoAmI(ended).expect(401);
  });

  it('asks for the one-time code where there is one, and only with it counts as a confirmation', async () => {
    const owner = await addStaff(api, 'general');
    const cookie = await signIn(api, owner);
    const { secret, recoveryCodes } = await setUpTotp(api, cookie, owner);
    await letAge(owner);
    for (const code of [undefined, codeOf(secret, 40), 'not-a-code'])
      expect((await change(cookie, owner, code).expect(400)).body.errors).toEqual({ code: expect.any(String) });
    await isStill(owner, recoveryCodes[0]!).expect(201);
    await invite(cookie).expect(403);
    expect(await deedsOf(owner)).toEqual(['session.confirmation-refused', 'session.confirmation-refused']);
    const ownCookie = cookieOf((await change(cookie, owner, recoveryCodes[1]).expect(204)).headers);
    await invite(ownCookie).expect(201);
  });

  it('locks the codes after six wrong ones, as a sign-in does', async () => {
    const owner = await addStaff(api, 'hr');
    const cookie = await signIn(api, owner);
    const { recoveryCodes } = await setUpTotp(api, cookie, owner);
    for (let at = 0; at < 6; at += 1) await change(cookie, owner, 'not-a-code').expect(400);
    expect((await change(cookie, owner, recoveryCodes[0]).expect(429)).body.code).toBe('too_many_tries');
    await isStill(owner, recoveryCodes[0]!).expect(429);
  });
});
