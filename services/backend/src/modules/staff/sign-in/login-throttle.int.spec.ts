import request from 'supertest';
import { answererOf } from '../../../../test/answer-resets';
import { addStaff, origin, postSession } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { takeLink, tokenOf } from '../../../../test/take-link';
import { CreateStaff } from '../people/create-staff.use-case';

let api: TestApi;
beforeEach(async () => void (api = await startApi({ TRUST_PROXY: '1' })));
afterEach(() => api.stop());

const from = (address: string, body: object) => postSession(api, body).set('X-Forwarded-For', address);
const wrongFor = (email: string) => ({ name: 'Meera Nair', email, password: 'certainly not this', area: 'hr' });
const statuses = async (tries: PromiseLike<{ status: number }>[]) =>
  (await Promise.all(tries)).map(({ status }) => status);
const times = <Made>(count: number, make: (at: number) => Made) => Array.from({ length: count }, (_, at) => make(at));

describe('Signing in again and again', () => {
  it('row 61: is stopped after ten wrong tries for an account, wherever they come from, even with the right password', async () => {
    const person = await addStaff(api, 'hr');
    const right = { name: person.name, email: person.email, password: person.password, area: 'hr' };
    for (let at = 0; at < 10; at += 1) await from(`192.0.2.${at}`, wrongFor(person.email.toUpperCase())).expect(401);
    const refused = await from('192.0.2.99', right).expect(429);
    expect(refused.body.code).toBe('too_many_tries');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    await api.sql(`UPDATE login_attempts SET at = at - interval '15 minutes'`);
    await from('192.0.2.99', right).expect(201);
  });

  it('row 61: is stopped after thirty wrong tries from an address, for accounts that do not exist as well', async () => {
    for (let at = 0; at < 30; at += 1) await from('198.51.100.7', wrongFor(`a${at}@plumbline.example`)).expect(401);
    await from('198.51.100.7', wrongFor('b@plumbline.example')).expect(429);
    await from('198.51.100.8', wrongFor('b@plumbline.example')).expect(401);
  });

  it('row 61: gains nothing from many tries at once', async () => {
    const person = await addStaff(api, 'hr');
    const answers = await statuses(times(20, (at) => from(`203.0.113.${at}`, wrongFor(person.email))));
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });

  it('is forgiven to the account by a success, yet not to the address', async () => {
    const person = await addStaff(api, 'hr');
    const right = { name: person.name, email: person.email, password: person.password, area: 'hr' };
    const address = '203.0.113.5';
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 9; at += 1) await from(address, wrongFor(person.email)).expect(401);
      await from(address, right).expect(201);
    }
    for (let at = 0; at < 3; at += 1) await from(address, wrongFor(person.email)).expect(401);
    await from(address, right).expect(429);
    await from('203.0.113.6', right).expect(201);
  });

  it('is possible again at once after a used reset link, and after the operator has set a password', async () => {
    const person = await addStaff(api, 'hr');
    const lockOut = async () => {
      for (let at = 0; at < 10; at += 1) await from(`192.0.2.${at}`, wrongFor(person.email)).expect(401);
      await from('192.0.2.50', wrongFor(person.email)).expect(429);
    };
    const signInBy = (password: string) =>
      from('192.0.2.99', { name: person.name, email: person.email, password, area: 'hr' });
    await lockOut();
    await request(api.url).post('/api/password-resets').set('Origin', origin).send({ email: person.email }).expect(202);
    await answererOf(api)();
    const token = tokenOf(await takeLink(api, person.email));
    const byLink = { token, password: 'gravel lantern violet tram' };
    await request(api.url).put('/api/password-resets').set('Origin', origin).send(byLink).expect(204);
    await signInBy(byLink.password).expect(201);
    await lockOut();
    const password = 'tram violet gravel lantern';
    await api.app.get(CreateStaff, { strict: false }).run({ ...person, role: 'hr', password });
    await signInBy(password).expect(201);
  });

  it('row 62: does not cost the process more than a few hashes at a time', async () => {
    const answers = await statuses(
      times(40, (at) => from(`203.0.113.${at}`, wrongFor(`person${at}@plumbline.example`))),
    );
    expect(answers.every((status) => status === 401 || status === 503)).toBe(true);
    expect(answers.filter((status) => status === 401).length).toBeGreaterThan(30);
  });

  it('row 61: counts a /64 of IPv6 as one address', async () => {
    for (let at = 0; at < 30; at += 1)
      await from(`2001:db8:1:2::${at.toString(16)}`, wrongFor(`c${at}@plumbline.example`)).expect(401);
    await from('2001:db8:1:2:ffff::1', wrongFor('d@plumbline.example')).expect(429);
    await from('2001:db8:1:3::1', wrongFor('d@plumbline.example')).expect(401);
  });

  it('row 62: leaves the database to others, and forgives tries that the crowd has kept from being looked at', async () => {
    const tries = times(60, (at) => from('203.0.113.7', wrongFor(`crowd${at}@plumbline.example`)));
    const crowd = statuses(tries);
    const [lists] = await Promise.all([statuses(times(20, () => request(api.url).get('/api/form-settings?x'))), crowd]);
    expect(new Set(lists)).toEqual(new Set([200]));
    const answers = await crowd;
    const counted = await api.sql<{ count: number }>('SELECT count(*)::int AS count FROM login_attempts');
    expect(counted).toEqual([{ count: answers.filter((status) => status === 401).length }]);
    expect(answers.every((status) => [401, 429, 503].includes(status))).toBe(true);
  });

  it('keeps no e-mail address of those who tried', async () => {
    await from('203.0.113.9', wrongFor('typed.by.mistake@plumbline.example')).expect(401);
    const [row] = await api.sql<{ found: boolean }>(
      `SELECT bool_or(t::text LIKE '%typed.by.mistake%') AS found FROM (TABLE login_attempts) t`,
    );
    expect(row!.found).toBe(false);
  });
});
