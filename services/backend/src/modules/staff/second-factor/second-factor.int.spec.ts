import request from 'supertest';
import { addStaff, cookieOf, origin, postSession, signIn, type TestPerson } from '../../../../test/sign-in';
import { callTotp, codeOf, setUpTotp, untilStepLasts } from '../../../../test/one-time-codes';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ TRUST_PROXY: '1' })));
afterAll(() => api.stop());

const login = ({ name, email, password, role }: TestPerson, code?: string) =>
  postSession(api, { name, email, password, area: role, ...(code !== undefined && { code }) });
const whoAmI = (cookie: string, at = api) => request(at.url).get('/api/session').set('Cookie', cookie);
const later = (email: string, what: string) =>
  api.sql(`UPDATE staff_totp SET ${what} WHERE staff_id = (SELECT id FROM staff WHERE email = $1)`, [email]);

describe('One-time codes', () => {
  it('are asked for after the right password alone, and let in', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    const { secret } = await setUpTotp(api, cookie, person);
    expect((await login(person).expect(401)).body.code).toBe('second_factor_required');
    expect((await login({ ...person, password: 'not the right password' }).expect(401)).body.code).toBe(
      'invalid_credentials',
    );
    const answer = await login(person, codeOf(secret)).expect(201);
    expect(answer.body).toMatchObject({ secondFactor: true, mustSetUpSecondFactor: false });
  });

  it('row 69: work once each, also for two at the same moment', async () => {
    const person = await addStaff(api, 'hr');
    const { secret } = await setUpTotp(api, await signIn(api, person), person);
    const code = codeOf(secret);
    const answers = await Promise.all([login(person, code), login(person, code), login(person, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 401, 401]);
    expect((await login(person, code).expect(401)).body.code).toBe('wrong_second_factor');
  });

  it('row 69: may come from a clock one step off, not two', async () => {
    const person = await addStaff(api, 'hr');
    const { secret } = await setUpTotp(api, await signIn(api, person), person);
    await untilStepLasts(8_000);
    await login(person, codeOf(secret, 2)).expect(401);
    await later(person.email, 'last_step = 0');
    await login(person, codeOf(secret, -2)).expect(401);
    await login(person, codeOf(secret, -1)).expect(201);
    await login(person, codeOf(secret, 1)).expect(201);
  });

  it('row 69: lock for fifteen minutes after six wrong ones, many at once included', async () => {
    const person = await addStaff(api, 'hr');
    const { secret } = await setUpTotp(api, await signIn(api, person), person);
    const wrong = codeOf(secret, 40);
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(person, wrong)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    const refused = await login(person, codeOf(secret)).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    await later(person.email, `locked_until = now() - interval '1 second'`);
    await login(person, codeOf(secret)).expect(201);
  });

  it('lock twice as long each time, up to a day, until a right code', async () => {
    const person = await addStaff(api, 'hr');
    const { secret } = await setUpTotp(api, await signIn(api, person), person);
    const lock = async () => {
      await api.sql('DELETE FROM login_attempts');
      await later(person.email, `failures = 5, locked_until = NULL`);
      await login(person, codeOf(secret, 40)).expect(401);
      return Number((await login(person, codeOf(secret)).expect(429)).headers['retry-after']) / 60;
    };
    const minutes: number[] = [];
    for (let at = 0; at < 4; at += 1) minutes.push(Math.ceil(await lock()));
    expect(minutes).toEqual([15, 30, 60, 120]);
    await later(person.email, `locks = 7`);
    expect(Math.ceil(await lock())).toBe(24 * 60);
    await later(person.email, `locked_until = NULL`);
    await api.sql('DELETE FROM login_attempts');
    await login(person, codeOf(secret)).expect(201);
    expect(Math.ceil(await lock())).toBe(15);
  });

  it('cannot be guessed while they are set up: wrong ones are counted, on record, and lock', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    const begin = async () =>
      (await callTotp(api, 'post', cookie, { password: person.password }).expect(201)).body.secret as string;
    const wrong = codeOf(await begin(), 40);
    const answers = await Promise.all(Array.from({ length: 8 }, () => callTotp(api, 'put', cookie, { code: wrong })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
    // Beginning again does not begin the count again.
    const secret = await begin();
    expect((await callTotp(api, 'put', cookie, { code: codeOf(secret) }).expect(429)).body.code).toBe('too_many_tries');
    const deeds = await api.sql(
      `SELECT action, count(*)::int AS count FROM audit_log WHERE subject_id = (SELECT id::text FROM staff WHERE email = $1)
         AND action IN ('session.confirmation-refused', 'session.throttled') GROUP BY 1 ORDER BY 1`,
      [person.email],
    );
    expect(deeds).toEqual([
      { action: 'session.confirmation-refused', count: 6 },
      { action: 'session.throttled', count: 1 },
    ]);
    await later(person.email, `locked_until = NULL`);
    await callTotp(api, 'put', cookie, { code: codeOf(secret) }).expect(200);
  });

  it('are confirmed within ten minutes, or begun again', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    const begun = await callTotp(api, 'post', cookie, { password: person.password }).expect(201);
    await later(person.email, `created_at = now() - interval '10 minutes 1 second'`);
    const late = await callTotp(api, 'put', cookie, { code: codeOf(begun.body.secret) }).expect(409);
    expect(late.body.code).toBe('totp_missing');
    await setUpTotp(api, cookie, person);
  });

  it('are replaced by a recovery code, once, in any writing', async () => {
    const person = await addStaff(api, 'hr');
    const { recoveryCodes } = await setUpTotp(api, await signIn(api, person), person);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first, second] = recoveryCodes as [string, string];
    await login(person, first).expect(201);
    await login(person, first).expect(401);
    await login(person, ` ${second.toUpperCase().replaceAll('-', ' ')} `).expect(201);
  });

  it('are kept encrypted, recovery codes as hashes', async () => {
    const person = await addStaff(api, 'hr');
    const { secret, recoveryCodes } = await setUpTotp(api, await signIn(api, person), person);
    const rows = await api.sql<{ text: string }>(
      `SELECT t::text AS text FROM staff_totp t UNION ALL SELECT c::text FROM staff_recovery_codes c`,
    );
    const all = rows.map(({ text }) => text).join('\n');
    const { Secret } = await import('otpauth');
    expect(all).not.toContain(Secret.fromBase32(secret).hex.toLowerCase());
    for (const code of recoveryCodes) expect(all).not.toContain(code.replaceAll('-', ''));
  });

  it('end the sessions that were begun without them, except the one that sets them up', async () => {
    const person = await addStaff(api, 'hr');
    const [here, there] = [await signIn(api, person), await signIn(api, person)];
    await setUpTotp(api, here, person);
    await whoAmI(there).expect(401);
    expect((await whoAmI(here).expect(200)).body.secondFactor).toBe(true);
  });

  it('are set up by the password, and taken away by password and code together', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    await callTotp(api, 'put', cookie, { code: '123456' }).expect(409);
    await callTotp(api, 'post', cookie, { password: 'a guess' }).expect(400);
    const begun = await callTotp(api, 'post', cookie, { password: person.password }).expect(201);
    await callTotp(api, 'put', cookie, { code: codeOf(begun.body.secret, 40) }).expect(400);
    await login(person).expect(201);
    const { secret, recoveryCodes } = await setUpTotp(api, cookie, person);
    const there = cookieOf((await login(person, recoveryCodes[0]).expect(201)).headers);
    await callTotp(api, 'post', cookie, { password: person.password }).expect(409);
    const code = codeOf(secret);
    await callTotp(api, 'delete', cookie, { password: 'a guess', code }).expect(400);
    await callTotp(api, 'delete', cookie, { password: person.password }).expect(400);
    await callTotp(api, 'delete', cookie, { password: person.password, code: codeOf(secret, 40) }).expect(400);
    await callTotp(api, 'delete', cookie, { password: person.password, code }).expect(204);
    await callTotp(api, 'delete', cookie, { password: person.password, code }).expect(409);
    await whoAmI(there).expect(401);
    await whoAmI(cookie).expect(200);
    await login(person).expect(201);
  });

  it('of a lost phone are taken away by a general administrator, never the own ones that way', async () => {
    const [person, admin] = [await addStaff(api, 'hr'), await addStaff(api, 'general')];
    const theirs = await signIn(api, person);
    await setUpTotp(api, theirs, person);
    const cookie = await signIn(api, admin);
    const rows = await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = ANY ($1) ORDER BY role', [
      [person.email, admin.email],
    ]);
    const [ownPath, other] = rows.map(({ id }) => `/api/admin/staff/${id}/totp`) as [string, string];
    const remove = (path: string) => request(api.url).delete(path).set('Cookie', cookie).set('Origin', origin);
    await remove(ownPath).expect(409);
    await remove(other).expect(204);
    await remove(other).expect(409);
    await whoAmI(theirs).expect(401);
    await login(person).expect(201);
  });
});

describe('A changed SESSION_SECRET', () => {
  it('leaves recovery codes as the way in, and no code opens anything', async () => {
    const person = await addStaff(api, 'hr');
    const { secret, recoveryCodes } = await setUpTotp(api, await signIn(api, person), person);
    const other = await startApi({ DATABASE_URL: api.databaseUrl, SESSION_SECRET: 'q9w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4' });
    const { name, email, password } = person;
    const body = { name, email, password, area: 'hr' };
    await postSession(other, { ...body, code: codeOf(secret) }).expect(401);
    const answer = await postSession(other, { ...body, code: recoveryCodes[0]! }).expect(201);
    await whoAmI(cookieOf(answer.headers), other).expect(200);
    await other.stop();
  });
});
