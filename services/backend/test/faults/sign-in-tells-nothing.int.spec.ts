import { PasswordHasher } from '../../src/modules/staff/password/password-hasher';
import { addStaff, postSession, type TestPerson } from '../sign-in';
import { type TestApi, startApi } from '../start-api';

let api: TestApi;
let person: TestPerson;
let disabled: TestPerson;
beforeAll(async () => {
  api = await startApi();
  [person, disabled] = [await addStaff(api, 'hr'), await addStaff(api, 'hr')];
  await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [disabled.email]);
});
afterAll(() => api.stop());

const right = () => ({ name: person.name, email: person.email, password: person.password, area: 'hr' });
const kinds: [what: string, wrong: (at: number) => object][] = [
  ['a wrong password', () => ({ ...right(), password: 'certainly not this one' })],
  ['an unknown address', (at) => ({ ...right(), email: `nobody-${at}@plumbline.example` })],
  ['a disabled person', () => ({ ...right(), name: disabled.name, email: disabled.email })],
  ['the wrong area', () => ({ ...right(), area: 'general' })],
  ['a wrong name', () => ({ ...right(), name: 'Somebody Else' })],
];

/** The parts of an answer that differ from try to try for every account. */
const accidental = new Set(['x-request-id', 'date']);

async function tryOnce(wrong: object) {
  await api.sql('TRUNCATE login_attempts');
  const hasher = api.app.get(PasswordHasher, { strict: false });
  const hashes = jest.spyOn(hasher, 'verify');
  const { status, headers, body } = await postSession(api, wrong);
  const calls = hashes.mock.calls.length;
  hashes.mockRestore();
  const kept = Object.entries(headers).filter(([name]) => !accidental.has(name));
  return { status, headers: Object.fromEntries(kept), body: { ...body, requestId: '' }, hashes: calls };
}

it('fault 58: nobody can be told from none by what a refused sign-in says, nor by how many passwords are compared', async () => {
  const [first, ...others] = await Promise.resolve(kinds).then(async (all) => {
    const seen: Awaited<ReturnType<typeof tryOnce>>[] = [];
    for (let at = 0; at < 4; at += 1) for (const [, wrong] of all) seen.push(await tryOnce(wrong(at)));
    return seen;
  });
  expect(first).toMatchObject({ status: 401, body: { msg: 'Invalid admin credentials' }, hashes: 1 });
  for (const other of others) expect(other).toEqual(first);
});

it('fault 58: each refused sign-in leaves the same traces for the limits, for a known account and an unknown one', async () => {
  for (const [, wrong] of kinds) {
    await api.sql('TRUNCATE login_attempts');
    await postSession(api, wrong(9)).expect(401);
    const rows = await api.sql<{ keys: number }>('SELECT count(*)::int AS keys FROM login_attempts');
    expect(rows).toEqual([{ keys: 1 }]);
  }
});
