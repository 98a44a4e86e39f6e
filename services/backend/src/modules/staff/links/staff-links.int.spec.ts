import request from 'supertest';
import { answererOf } from '../../../../test/answer-resets';
import { addStaff, cookieFor, origin, postSession, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { takeLink, tokenOf } from '../../../../test/take-link';

let api: TestApi;
let admin: string;
let answerAsks: () => Promise<void>;
beforeAll(async () => {
  api = await startApi();
  admin = await cookieFor(api, 'general');
  answerAsks = answererOf(api);
});
afterAll(() => api.stop());

const password = 'gravel lantern violet tram';
const send = (method: 'post' | 'put', path: string, body: object) =>
  request(api.url)[method](path).set('Origin', origin).send(body);
const invite = (body: object) => send('post', '/api/admin/staff/invitations', body).set('Cookie', admin);
const accept = (token: string, newPassword = password) =>
  send('put', '/api/invitations', { token, password: newPassword });
const ask = (email: string) => send('post', '/api/password-resets', { email });
const reset = (token: string, newPassword = password) =>
  send('put', '/api/password-resets', { token, password: newPassword });
const events = async (event: string) =>
  (await api.sql<{ count: number }>('SELECT count(*)::int AS count FROM outbox WHERE event = $1', [event]))[0]!.count;
let people = 0;
const newPerson = () => ({ name: 'Asha Verma', email: `asha.${(people += 1)}@plumbline.example`, role: 'hr' });

describe('An invitation', () => {
  it('leads to an account once its link was used, and not before', async () => {
    const person = newPerson();
    const { body } = await invite({ ...person, email: person.email.toUpperCase() }).expect(201);
    expect(body).toMatchObject({ ...person, state: 'invited' });
    const login = { name: person.name, email: person.email, password, area: 'hr' };
    await postSession(api, login).expect(401);
    const fragment = await takeLink(api, person.email);
    expect(fragment).toMatch(/^invite=[\w-]{43}$/);
    await accept(tokenOf(fragment)).expect(204);
    await postSession(api, login).expect(201);
    expect((await accept(tokenOf(fragment)).expect(410)).body.code).toBe('link_not_good');
  });

  it('is void when there is a newer one, when a day has passed, and when the person was disabled', async () => {
    const person = newPerson();
    const { body } = await invite(person).expect(201);
    const first = tokenOf(await takeLink(api, person.email));
    await invite({ ...person, name: 'Asha R. Verma' }).expect(201);
    const second = tokenOf(await takeLink(api, person.email));
    await accept(first).expect(410);
    const path = `/api/admin/staff/${(body as { id: string }).id}`;
    await send('put', path, { name: 'Asha', role: 'hr', disabled: true }).set('Cookie', admin).expect(200);
    await accept(second).expect(410);
    await invite(person).expect(201);
    const third = tokenOf(await takeLink(api, person.email));
    await api.sql(`UPDATE staff_links SET expires_at = now() - interval '1 second' WHERE used_at IS NULL`);
    await accept(third).expect(410);
  });

  it('lets in one of two who use it at once', async () => {
    const person = newPerson();
    await invite(person).expect(201);
    const token = tokenOf(await takeLink(api, person.email));
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410]);
  });

  it('is not used up by a password that cannot be taken', async () => {
    const person = newPerson();
    await invite(person).expect(201);
    const token = tokenOf(await takeLink(api, person.email));
    for (const bad of ['too short', 'passwordpassword', `${person.email} and more`])
      expect((await accept(token, bad).expect(400)).body.errors).toHaveProperty('password');
    await accept(token).expect(204);
  });

  it('is refused for somebody who is there already, malformed, and to HR', async () => {
    const there = await addStaff(api, 'hr');
    expect((await invite({ ...newPerson(), email: there.email }).expect(409)).body.code).toBe('staff_exists');
    for (const wrong of [
      { email: 'a@b@c' },
      { email: 'a\r\nBcc: x@y.example' },
      { role: 'root' },
      { name: ' ' },
      { id: '1' },
    ])
      await invite({ ...newPerson(), ...wrong }).expect(400);
    await invite(newPerson())
      .set('Cookie', await cookieFor(api, 'hr'))
      .expect(403);
  });

  it('leaves its token in no table, neither in the outbox nor in the audit log', async () => {
    const person = newPerson();
    await invite(person).expect(201);
    const token = tokenOf(await takeLink(api, person.email));
    const tables = ['outbox', 'outbox_jobs', 'audit_log', 'staff_links', 'staff_link_tokens', 'staff', 'deliveries'];
    for (const table of tables) {
      const [row] = await api.sql(`SELECT count(*)::int AS found FROM ${table} t WHERE t::text LIKE '%' || $1 || '%'`, [
        token,
      ]);
      expect([table, row]).toEqual([table, { found: 0 }]);
    }
    expect(await events('staff.invited')).toBeGreaterThan(0);
  });
});

describe('A password reset', () => {
  it('row 58: is answered alike for a known, an unknown, a disabled and an invited address', async () => {
    const [active, disabled, invited] = [await addStaff(api, 'hr'), await addStaff(api, 'hr'), newPerson()];
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [disabled.email]);
    await invite(invited).expect(201);
    const before = await events('staff.password-reset-asked');
    const emails = [active.email, 'nobody@plumbline.example', disabled.email, invited.email];
    const answers = [];
    for (const email of emails) answers.push(await ask(email).expect(202));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await answerAsks();
    expect(await events('staff.password-reset-asked')).toBe(before + 1);
    await ask('not an address').expect(400);
  });

  it('does the same work for a known and an unknown address until it is answered, by one statement', async () => {
    const { email } = await addStaff(api, 'hr');
    const traces = async () => {
      const tables = ['password_reset_asks', 'outbox', 'staff_links', 'audit_log', 'login_attempts'];
      const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
      return (await api.sql<Record<string, number>>(`SELECT ${counts.join()}`))[0]!;
    };
    for (const address of [email, 'someone.else@plumbline.example']) {
      const { password_reset_asks: asks, outbox, ...rest } = await traces();
      await ask(address).expect(202);
      expect(await traces()).toEqual({ password_reset_asks: asks! + 1, outbox: outbox! + 1, ...rest });
    }
    await answerAsks();
    // The typed address and its origin are deleted with the answer.
    expect(
      await api.sql('SELECT 1 FROM password_reset_asks WHERE num_nonnulls(email, address, request_id) > 0'),
    ).toEqual([]);
  });

  it('for nobody is on record once in a while for each address', async () => {
    const strangers = async () =>
      (await api.sql(`SELECT 1 FROM audit_log WHERE action = 'staff.password-reset-asked' AND subject_id IS NULL`))
        .length;
    for (let at = 0; at < 5; at += 1) await ask(`stranger.${at}@plumbline.example`).expect(202);
    await answerAsks();
    const before = await strangers();
    expect(before).toBeGreaterThan(0);
    for (let at = 5; at < 10; at += 1) await ask(`stranger.${at}@plumbline.example`).expect(202);
    await answerAsks();
    expect(await strangers()).toBe(before);
  });

  it('takes a new password once, ends the sessions and leaves the one-hour link void', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    await ask(person.email.toUpperCase()).expect(202);
    await answerAsks();
    const token = tokenOf(await takeLink(api, person.email));
    await accept(token).expect(410);
    await reset(token).expect(204);
    await request(api.url).get('/api/session').set('Cookie', cookie).expect(401);
    await signIn(api, { ...person, password });
    await reset(token, 'another violet lantern tram').expect(410);
    await reset('A'.repeat(43)).expect(410);
    await reset('short').expect(400);
  });

  it('sends three mails an hour at most, and keeps no more asks for any mailbox', async () => {
    const person = await addStaff(api, 'hr');
    const before = await events('staff.password-reset-asked');
    const asks = await events('staff.password-reset-requested');
    for (let at = 0; at < 5; at += 1) await ask(person.email).expect(202);
    await answerAsks();
    expect(await events('staff.password-reset-asked')).toBe(before + 3);
    for (let at = 0; at < 5; at += 1) await ask('filled@plumbline.example').expect(202);
    expect(await events('staff.password-reset-requested')).toBe(asks + 6);
  });
});

describe('Changing the own password', () => {
  const change = (cookie: string, body: object) => send('post', '/api/session/password', body).set('Cookie', cookie);

  it('row 64: ends every session and goes on under a new one', async () => {
    const person = await addStaff(api, 'hr');
    const [here, there] = [await signIn(api, person), await signIn(api, person)];
    const answer = await change(here, { current: person.password, password }).expect(204);
    for (const old of [here, there]) await request(api.url).get('/api/session').set('Cookie', old).expect(401);
    const [fresh] = answer.headers['set-cookie'] as unknown as string[];
    await request(api.url).get('/api/session').set('Cookie', fresh!.split(';')[0]!).expect(200);
    await signIn(api, { ...person, password });
  });

  it('fault 546: needs the present password, whose guesses are counted, before it judges the new one', async () => {
    const easy = 'password password password';
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    expect((await change(cookie, { current: person.password, password: easy }).expect(400)).body.errors).toHaveProperty(
      'password',
    );
    for (let at = 0; at < 10; at += 1) {
      const { errors } = (await change(cookie, { current: 'a guess', password: easy }).expect(400)).body;
      // A new password is not even judged, which takes a process of its own.
      expect(Object.keys(errors)).toEqual(['current']);
    }
    await change(cookie, { current: person.password, password }).expect(429);
    await request(api.url).get('/api/session').set('Cookie', cookie).expect(200);
  });
});
