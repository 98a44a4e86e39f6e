import request from 'supertest';
import { addStaff, cookieOf, origin, postSession, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const whoAmI = (cookie: string) => request(api.url).get('/api/session').set('Cookie', cookie);
const signOut = (cookie: string) => request(api.url).delete('/api/session').set('Cookie', cookie).set('Origin', origin);
const endOf = (text: string, cookie: string) =>
  api.sql(`UPDATE sessions SET ${text} WHERE id = $1`, [sessionIdOf(cookie)]);

function payloadOf(cookie: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(cookie.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
}
const sessionIdOf = (cookie: string) => payloadOf(cookie)['sid'];

describe('Signing in', () => {
  it('answers with who is signed in and a cookie that scripts and other sites cannot use', async () => {
    const person = await addStaff(api, 'hr');
    const { name, email, password } = person;
    const answer = await postSession(api, { name, email, password, area: 'hr' }).expect(201);
    const factors = { secondFactor: false, mustSetUpSecondFactor: false };
    const [row] = await api.sql<{ staffId: string }>('SELECT id AS "staffId" FROM staff WHERE email = $1', [email]);
    const timeZone = 'Asia/Kolkata';
    expect(answer.body).toEqual({
      ...row,
      name,
      email,
      role: 'hr',
      method: 'password',
      expiresAt: expect.any(String),
      timeZone,
      postsNeedPay: false,
      exampleCompany: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      settings: { startPage: 'applications', shortcuts: true, columns: null },
      ...factors,
    });
    const hours = (Date.parse(answer.body.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    const flags = answer.headers['set-cookie']![0]!;
    expect(flags).toMatch(
      /^session=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=1800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
  });

  it('takes the name in any case and the e-mail address with spaces around', async () => {
    const { password, email } = await addStaff(api, 'general', { name: 'Arjun Rao' });
    const typed = { name: '  ARJUN  rao ', email: ` ${email.toUpperCase()} `, password, area: 'general' };
    await postSession(api, typed).expect(201);
  });

  it('puts nothing but the two ids into the token', async () => {
    const cookie = await signIn(api, await addStaff(api, 'hr'));
    expect(Object.keys(payloadOf(cookie)).toSorted()).toEqual(['exp', 'iat', 'iss', 'sid', 'sub']);
  });

  it('row 64: starts a new session at each sign-in, also when the browser sends an old cookie', async () => {
    const person = await addStaff(api, 'hr');
    const first = await signIn(api, person);
    const { name, email, password } = person;
    const again = await postSession(api, { name, email, password, area: 'hr' }).set('Cookie', first).expect(201);
    expect(sessionIdOf(cookieOf(again.headers))).not.toBe(sessionIdOf(first));
  });

  it('rows 58 and 59: gives one and the same answer for every kind of mismatch', async () => {
    const person = await addStaff(api, 'hr');
    const disabled = await addStaff(api, 'hr');
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [disabled.email]);
    const right = { name: person.name, email: person.email, password: person.password, area: 'hr' };
    const wrongs = [
      { ...right, name: 'Somebody Else' },
      { ...right, email: 'nobody@plumbline.example' },
      { ...right, password: 'tram violet gravel lanterns' },
      { ...right, area: 'general' },
      { ...right, email: disabled.email },
    ];
    for (const wrong of wrongs) {
      const { status, body, headers } = await postSession(api, wrong);
      expect({ ...body, requestId: '', status }).toEqual({
        status: 401,
        statusCode: 401,
        code: 'invalid_credentials',
        message: 'Invalid admin credentials',
        msg: 'Invalid admin credentials',
        errors: {},
        requestId: '',
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('row 58: names the fields that are missing, empty, too long or not text', async () => {
    const answer = await postSession(api, { name: '', email: { $ne: 1 }, password: 'x'.repeat(300) }).expect(400);
    expect(answer.body.code).toBe('validation_failed');
    expect(Object.keys(answer.body.errors).toSorted()).toEqual(['area', 'email', 'name', 'password']);
    await postSession(api, { ...(await addStaff(api, 'hr')), area: 'hr' }).expect(400);
    await request(api.url).post('/api/session').set('Origin', origin).expect(400);
  });

  it('refuses a body of thousands of levels', async () => {
    const name = JSON.parse(`${'['.repeat(3000)}1${']'.repeat(3000)}`) as string;
    await postSession(api, { name, email: 'a@plumbline.example', password: 'x', area: 'hr' }).expect(400);
  });

  it('survives characters that the database cannot hold', async () => {
    const { password, name } = await addStaff(api, 'hr');
    await postSession(api, { name, email: 'a\0b@plumbline.example', password, area: 'hr' }).expect(400);
  });

  it('is refused to other sites', async () => {
    const answer = await postSession(api, {}).set('Origin', 'https://evil.example').expect(403);
    expect(answer.body.code).toBe('foreign_origin');
  });

  it('leaves a row in the audit log for a login, a refused login and a logout', async () => {
    const person = await addStaff(api, 'hr', { name: 'Audit Person' });
    await postSession(api, { ...person, role: undefined, password: 'not this one, sorry', area: 'hr' }).expect(401);
    await signOut(await signIn(api, person)).expect(204);
    const rows = await api.sql(
      `SELECT action, actor_name, details->>'fault' AS fault, address <> '' AS placed, request_id IS NOT NULL AS traced
       FROM audit_log WHERE actor_name = 'Audit Person' OR subject_id = (SELECT id::text FROM staff WHERE email = $1)
       ORDER BY id`,
      [person.email],
    );
    const seen = { placed: true, traced: true };
    expect(rows.slice(1)).toEqual([
      { action: 'session.refused', actor_name: null, fault: 'wrong password', ...seen },
      { action: 'session.started', actor_name: 'Audit Person', fault: null, ...seen },
      { action: 'session.ended', actor_name: 'Audit Person', fault: null, ...seen },
    ]);
  });
});

describe('A session', () => {
  it('tells who is signed in and is not cached', async () => {
    const person = await addStaff(api, 'general');
    const answer = await whoAmI(await signIn(api, person)).expect(200);
    const { name, email, role } = person;
    expect(answer.body).toMatchObject({ name, email, role, expiresAt: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is needed: nobody is signed in without a cookie', async () => {
    const answer = await request(api.url).get('/api/session').expect(401);
    expect(answer.body.code).toBe('not_signed_in');
  });

  it('rows 64 and 66: ends at logout, which also tells the browser to forget', async () => {
    const cookie = await signIn(api, await addStaff(api, 'hr'));
    const answer = await signOut(cookie).expect(204);
    expect(answer.headers['clear-site-data']).toBe('"cookies", "storage"');
    expect(answer.headers['set-cookie']![0]).toMatch(
      /^session=; Path=\/; Expires=Thu, 01 Jan 1970[^;]*; HttpOnly; SameSite=Strict$/,
    );
    await whoAmI(cookie).expect(401);
    await signOut(cookie).expect(401);
  });

  it('row 67: cannot be ended by another site or by a request that does not say where it comes from', async () => {
    const cookie = await signIn(api, await addStaff(api, 'hr'));
    const bare = () => request(api.url).delete('/api/session').set('Cookie', cookie);
    await bare().expect(403);
    await bare().set('Origin', 'https://evil.example').expect(403);
    await bare().set('Origin', origin).set('Sec-Fetch-Site', 'same-site').expect(403);
    await whoAmI(cookie).expect(200);
  });

  it('ends at once when the person is disabled', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [person.email]);
    await whoAmI(cookie).expect(401);
  });

  it('row 64: follows a change of role at once', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    await api.sql(`UPDATE staff SET role = 'general' WHERE email = $1`, [person.email]);
    expect((await whoAmI(cookie).expect(200)).body.role).toBe('general');
    await request(api.url).get('/uploads/any.pdf').set('Cookie', cookie).expect(403);
  });

  it('ends when the password is reset', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    await addStaff(api, 'hr', { ...person, password: 'another gravel lantern tram' });
    await whoAmI(cookie).expect(401);
  });

  it('row 66: ends after twelve hours and after half an hour without a request', async () => {
    const person = await addStaff(api, 'hr');
    const old = await signIn(api, person);
    await endOf(`expires_at = now() - interval '1 minute'`, old);
    await whoAmI(old).expect(401);
    const idle = await signIn(api, person);
    await endOf(`last_seen_at = now() - interval '31 minutes'`, idle);
    await whoAmI(idle).expect(401);
  });

  it('notes a sign of life at most once a minute', async () => {
    const cookie = await signIn(api, await addStaff(api, 'hr'));
    const age = async () =>
      Number(
        (
          await api.sql<{ s: string }>(
            'SELECT extract(epoch FROM now() - last_seen_at) AS s FROM sessions WHERE id = $1',
            [sessionIdOf(cookie)],
          )
        )[0]!.s,
      );
    await endOf(`last_seen_at = now() - interval '50 seconds'`, cookie);
    await whoAmI(cookie).expect(200);
    expect(await age()).toBeGreaterThan(49);
    await endOf(`last_seen_at = now() - interval '70 seconds'`, cookie);
    await whoAmI(cookie).expect(200);
    expect(await age()).toBeLessThan(10);
  });
});
