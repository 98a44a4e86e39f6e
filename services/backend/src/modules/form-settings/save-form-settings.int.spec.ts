import request from 'supertest';
import { addStaff, cookieFor, origin, signIn } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';
import { defaultFormOptions } from './form-settings.repository';
import { FindFormOptions } from './options/find-form-options.use-case';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('DELETE FROM removed_form_options');
  await put({ ...defaultFormOptions }).expect(200);
  await api.sql('DELETE FROM removed_form_options');
  await api.sql('DELETE FROM audit_log');
});

const read = async () => (await request(api.url).get('/api/form-settings').expect(200)).body;
const edit = (cookie = hr) => request(api.url).get('/api/admin/form-settings').set('Cookie', cookie);
const put = (body: object, cookie = hr) =>
  request(api.url).put('/api/form-settings').set('Origin', origin).set('Cookie', cookie).send(body);
const knownOptions = () => api.app.get(FindFormOptions, { strict: false }).find();
const audited = () => api.sql(`SELECT actor_name, details FROM audit_log WHERE action = 'form-settings.updated'`);

const lists = { positions: ['Tester', 'Java Developer'], experience: ['Fresher', '1-2 years'] };

describe('Saving the form settings', () => {
  it('shows on the form at once, trimmed, and is put on record with before and after', async () => {
    const { body, headers } = await put({ ...lists, positions: [' Tester ', 'Java Developer'] }).expect(200);
    expect(body).toMatchObject({ message: 'Form settings updated', ...lists, experienceStoredAs: 'list' });
    expect(headers['etag']).toBe(`"${body.version}"`);
    expect(await read()).toEqual(lists);
    expect(await audited()).toEqual([
      { actor_name: 'Meera Nair', details: { before: defaultFormOptions, after: lists } },
    ]);
  });

  it('takes experience as one text, which the form reads as a list of one (row 48)', async () => {
    const { body } = await put({ ...lists, experience: ' 3 years or more ' }).expect(200);
    expect(body).toMatchObject({ experience: ['3 years or more'], experienceStoredAs: 'text' });
    expect(await read()).toEqual({ ...lists, experience: ['3 years or more'] });
    expect((await edit().expect(200)).body).toMatchObject({ experienceStoredAs: 'text' });
  });

  it.each([
    [{ ...lists, positions: ['Tester', ' tester'] }, 'positions'],
    [{ ...lists, positions: ['Tester', '  '] }, 'positions'],
    [{ ...lists, positions: Array.from({ length: 1000 }, (_, at) => `P${at}`) }, 'positions'],
    [{ ...lists, positions: ['Tester', 1] }, 'positions'],
    [{ ...lists, positions: 'Tester' }, 'positions'],
    [{ ...lists, positions: [] }, 'positions'],
    [{ ...lists, positions: { $ne: 1 } }, 'positions'],
    [{ experience: lists.experience }, 'positions'],
    [{ positions: lists.positions }, 'experience'],
    [{ ...lists, experience: 3 }, 'experience'],
    [{ ...lists, experience: null }, 'experience'],
    [{ ...lists, experience: ' ' }, 'experience'],
    [{ ...lists, experience: [] }, 'experience'],
    [{ ...lists, experience: ['a', 'A'] }, 'experience'],
    [{ ...lists, experience: 'x'.repeat(121) }, 'experience'],
    [{ ...lists, version: 3 }, 'version'],
  ])('refuses %j and changes nothing (row 49)', async (body, field) => {
    const answer = await put(body).expect(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await read()).toEqual(defaultFormOptions);
    expect(await audited()).toEqual([]);
  });

  it('is for HR only, and not for those whose session has been revoked (row 43)', async () => {
    const person = await addStaff(api, 'hr');
    const revoked = await signIn(api, person);
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [person.email]);
    const general = await cookieFor(api, 'general');
    for (const [cookie, status] of [
      ['', 401],
      [general, 403],
      [revoked, 401],
    ] as const) {
      await put(lists, cookie).expect(status);
      await edit(cookie).expect(status);
    }
    expect(await read()).toEqual(defaultFormOptions);
  });

  it('remembers for a day what was taken off, until it comes back', async () => {
    await put({ ...lists, positions: ['Tester'] }).expect(200);
    expect((await knownOptions()).recentlyRemoved.positions).toEqual(defaultFormOptions.positions.toSorted());
    expect((await knownOptions()).recentlyRemoved.experience).toContain('3-5 years');
    await put({ ...lists, positions: defaultFormOptions.positions }).expect(200);
    expect((await knownOptions()).recentlyRemoved.positions).toEqual(['Tester']);
    await api.sql(`UPDATE removed_form_options SET removed_at = now() - interval '25 hours'`);
    await put({ ...lists }).expect(200);
    expect((await knownOptions()).recentlyRemoved.experience).toEqual([]);
    expect(await api.sql(`SELECT FROM removed_form_options WHERE kind = 'experience'`)).toEqual([]);
  });
});

describe('Two people who save the form settings', () => {
  it('do not overwrite each other: the one who read an older version is told', async () => {
    const { headers } = await edit().expect(200);
    const tag = headers['etag']!;
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => put({ ...lists, positions: [name] }).set('If-Match', tag)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    const saved = answers.find(({ status }) => status === 200)!;
    expect((await read()).positions).toEqual(saved.body.positions);
    expect(answers.find(({ status }) => status === 412)!.body.code).toBe('changed_meanwhile');
    expect(await audited()).toHaveLength(1);
    await put(lists).set('If-Match', saved.headers['etag']!).expect(200);
    await put(lists).set('If-Match', '"x"').expect(412);
    await put(lists).expect(200);
  });

  it('are told apart before anybody has set anything, too', async () => {
    await api.sql('DELETE FROM form_settings');
    const { headers, body } = await edit().expect(200);
    expect(body).toEqual({ ...defaultFormOptions, experienceStoredAs: 'list', version: 0, updatedAt: null });
    const answers = await Promise.all([1, 2].map(() => put(lists).set('If-Match', headers['etag']!)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });
});
