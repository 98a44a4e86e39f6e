import { callAdmin } from '../../../../test/call-admin';
import { addStaff, cookieFor, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

const usual = { startPage: 'applications', shortcuts: true, columns: null };
const usualOf = { hr: usual, general: { ...usual, startPage: 'today' } };

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const read = async (cookie: string): Promise<unknown> =>
  (await callAdmin(api, 'get', '/api/session', { cookie }).expect(200)).body.settings;
const save = (cookie: string, body: unknown) => callAdmin(api, 'put', '/api/session/settings', { cookie, body });

describe('How a person has the admin area', () => {
  it.each(['hr', 'general'] as const)('is as usual until they choose something (%s)', async (role) => {
    expect(await read(await cookieFor(api, role))).toEqual(usualOf[role]);
  });

  it('is theirs alone, in every browser, and is there after a logout', async () => {
    const person = await addStaff(api, 'hr');
    const [here, there] = [await signIn(api, person), await signIn(api, person)];
    const chosen = { startPage: 'reports', shortcuts: false, columns: ['apply', 'stage'] };
    expect((await save(here, chosen).expect(200)).body).toEqual(chosen);
    expect(await read(there)).toEqual(chosen);
    expect(await read(await cookieFor(api, 'hr'))).toEqual(usual);
    for (const cookie of [here, there]) await callAdmin(api, 'delete', '/api/session', { cookie }).expect(204);
    expect(await read(await signIn(api, person))).toEqual(chosen);
  });

  it('keeps what is left out, of two tabs as well', async () => {
    const cookie = await cookieFor(api, 'hr');
    await Promise.all([save(cookie, { shortcuts: false }), save(cookie, { columns: ['stage'] })]);
    expect(await read(cookie)).toEqual({ ...usual, shortcuts: false, columns: ['stage'] });
    await save(cookie, { columns: null }).expect(200);
    await save(cookie, {}).expect(200);
    expect(await read(cookie)).toEqual({ ...usual, shortcuts: false });
  });

  it.each([
    [{ startPage: 'elsewhere' }, 'startPage'],
    [{ startPage: null }, 'startPage'],
    [{ shortcuts: 'no' }, 'shortcuts'],
    [{ columns: ['stage', 'stage'] }, 'columns'],
    [{ columns: ['<b>'] }, 'columns'],
    [{ columns: [1] }, 'columns'],
    [{ columns: 'stage' }, 'columns'],
    [{ columns: Array.from({ length: 31 }, (_, at) => `c${'x'.repeat(at)}`) }, 'columns'],
  ])('is not saved as %j', async (body, field) => {
    const cookie = await cookieFor(api, 'hr');
    expect(Object.keys((await save(cookie, body).expect(400)).body.errors)).toEqual([field]);
    expect(await read(cookie)).toEqual(usual);
  });

  it('opens with the usual page where the chosen one is of another release', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    await save(cookie, { startPage: 'reports' }).expect(200);
    await api.sql(
      `UPDATE staff_settings s SET start_page = 'gone' FROM staff t WHERE t.id = s.staff_id AND t.email = $1`,
      [person.email],
    );
    expect(await read(cookie)).toEqual(usual);
  });

  it('goes with the person', async () => {
    const person = await addStaff(api, 'hr');
    await save(await signIn(api, person), { shortcuts: false }).expect(200);
    const count = async () =>
      (
        await api.sql('SELECT FROM staff_settings s JOIN staff t ON t.id = s.staff_id WHERE t.email = $1', [
          person.email,
        ])
      ).length;
    expect(await count()).toBe(1);
    await api.sql('DELETE FROM staff WHERE email = $1', [person.email]);
    expect(
      await api.sql('SELECT FROM staff_settings s WHERE NOT EXISTS (SELECT FROM staff t WHERE t.id = s.staff_id)'),
    ).toEqual([]);
  });
});
