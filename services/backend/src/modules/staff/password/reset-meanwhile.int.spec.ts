import request from 'supertest';
import { answererOf } from '../../../../test/answer-resets';
import { addStaff, origin, postSession, signIn, type TestPerson } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { takeLink, tokenOf } from '../../../../test/take-link';
import { PasswordHasher } from './password-hasher';

let api: TestApi;
let person: TestPerson;
beforeAll(async () => void (api = await startApi()));
beforeEach(async () => void (person = await addStaff(api, 'hr')));
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.stop());

const chosen = 'gravel lantern violet tram';
const liveSessions = async () =>
  (
    await api.sql(
      'SELECT 1 FROM sessions s JOIN staff t ON t.id = s.staff_id WHERE t.email = $1 AND s.ended_at IS NULL',
      [person.email],
    )
  ).length;

/** Lets the next real answer of the hasher go only when it is told to. */
function holdBack(method: 'verify' | 'hash') {
  const hasher = api.app.get(PasswordHasher, { strict: false });
  const real = hasher[method].bind(hasher) as (...given: unknown[]) => Promise<never>;
  const [ready, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  jest.spyOn(hasher, method).mockImplementationOnce(async (...given: unknown[]) => {
    const answer = await real(...given);
    ready.resolve();
    await gate.promise;
    return answer;
  });
  return { isReady: ready.promise, letGo: gate.resolve };
}

async function reset() {
  await request(api.url).post('/api/password-resets').set('Origin', origin).send({ email: person.email }).expect(202);
  await answererOf(api)();
  const token = tokenOf(await takeLink(api, person.email));
  const body = { token, password: chosen };
  await request(api.url).put('/api/password-resets').set('Origin', origin).send(body).expect(204);
}

const login = () => ({ name: person.name, email: person.email, password: person.password, area: person.role });

describe('While an old password is looked at', () => {
  it('a reset leaves no session behind, and the sign-in is refused like any other', async () => {
    const { isReady, letGo } = holdBack('verify');
    const signingIn = postSession(api, login()).then((answer) => answer);
    await isReady;
    await reset();
    letGo();
    const { status, body } = await signingIn;
    expect([status, body.code]).toEqual([401, 'invalid_credentials']);
    expect(await liveSessions()).toBe(0);
    const [entry] = await api.sql(`SELECT details FROM audit_log WHERE action = 'session.refused' ORDER BY id DESC`);
    expect(entry).toEqual({ details: { area: 'hr', fault: 'changed meanwhile' } });
    await signIn(api, { ...person, password: chosen });
  });

  it('disabling its person leaves no session behind', async () => {
    const { isReady, letGo } = holdBack('verify');
    const signingIn = postSession(api, login()).then((answer) => answer);
    await isReady;
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [person.email]);
    letGo();
    expect((await signingIn).status).toBe(401);
    expect(await liveSessions()).toBe(0);
  });

  it('a reset wins over a change by the old password', async () => {
    const cookie = await signIn(api, person);
    const { isReady, letGo } = holdBack('hash');
    const changing = request(api.url)
      .post('/api/session/password')
      .set('Cookie', cookie)
      .set('Origin', origin)
      .send({ current: person.password, password: 'another violet lantern tram' })
      .then((answer) => answer);
    await isReady;
    await reset();
    letGo();
    const { status, body } = await changing;
    expect([status, body.code]).toEqual([401, 'not_signed_in']);
    expect(await liveSessions()).toBe(0);
    await signIn(api, { ...person, password: chosen });
  });
});
