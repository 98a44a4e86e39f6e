import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { addApplication } from '../../../../test/add-application';
import { cookieFor, origin } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { FindFormOptions } from '../../form-settings/options/find-form-options.use-case';

let api: TestApi;
let general: string;
let hr: string;
let id: string;

beforeAll(async () => {
  api = await startApi();
  [general, hr] = [await cookieFor(api, 'general'), await cookieFor(api, 'hr')];
});
afterAll(() => api.stop());
beforeEach(
  async () => void ({ id } = await addApplication(api, { apply: 'Cobol Developer', experience: '3-5 years' })),
);

const put = (body: string | object, { of = id, cookie = hr, ifMatch = '' } = {}) => {
  const call = request(api.url)
    .put(`/api/admin/applications/${of}`)
    .set({ Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' });
  if (ifMatch) void call.set('If-Match', ifMatch);
  return call.send(typeof body === 'string' ? body : JSON.stringify(body));
};
const stored = async () =>
  (await api.sql('SELECT apply, experience, email, version FROM applications WHERE id = $1', [id]))[0];
const audited = () => api.sql(`SELECT actor_name, action, details FROM audit_log WHERE subject_id = $1`, [id]);
const untouched = { apply: 'Cobol Developer', experience: '3-5 years', email: 'arjun@mail.example', version: 1 };

describe('Editing an application', () => {
  it.each(['general', 'hr'])('is for the role %s', async (role) => {
    const cookie = role === 'hr' ? hr : general;
    const { body, headers } = await put({ apply: 'Java Developer', experience: 3 }, { cookie }).expect(200);
    expect(body).toMatchObject({ _id: id, id, apply: 'Java Developer', experience: '3' });
    expect(headers['etag']).toBe('"2"');
    expect(await stored()).toEqual({ ...untouched, apply: 'Java Developer', experience: '3', version: 2 });
  });

  it('is put on record with before and after', async () => {
    await put({ experience: 0 }).expect(200);
    const before = { apply: 'Cobol Developer', experience: '3-5 years' };
    const details = { before, after: { ...before, experience: '0' } };
    expect(await audited()).toEqual([{ actor_name: 'Meera Nair', action: 'application.edited', details }]);
  });

  it('leaves an older position and an older range of years alone until they are changed', async () => {
    await put({ apply: 'Cobol Developer', experience: 4 }).expect(200);
    expect(await stored()).toMatchObject({ apply: 'Cobol Developer', experience: '4' });
    await put({ apply: 'Java Developer' }).expect(200);
    expect(await stored()).toMatchObject({ apply: 'Java Developer', experience: '4' });
    expect((await put({ apply: 'Cobol Developer' }).expect(400)).body.errors).toHaveProperty('apply');
  });

  it('takes years with one decimal, as the specification asks for a number', async () => {
    const { body } = await put({ experience: 4.5 }).expect(200);
    expect(body.experience).toBe('4.5');
    expect(await stored()).toMatchObject({ experience: '4.5', version: 2 });
    expect((await put({ experience: 4.0 }).expect(200)).body.experience).toBe('4');
  });

  it('takes a position that Form Settings hold, and the seven even when they do not', async () => {
    await api.sql(`UPDATE form_settings SET positions = '{Tester}'`);
    api.app.get(FindFormOptions, { strict: false }).invalidate();
    await put({ apply: 'Tester' }).expect(200);
    await put({ apply: 'Java Developer' }).expect(200);
  });

  it('that changes nothing leaves no trace', async () => {
    const { headers } = await put({ apply: 'Cobol Developer' }).expect(200);
    expect(headers['etag']).toBe('"1"');
    expect(await stored()).toEqual(untouched);
    expect(await audited()).toEqual([]);
  });

  it('of something older than what is there is refused; without If-Match it is accepted', async () => {
    await put({ experience: 1 }, { ifMatch: '"1"' }).expect(200);
    expect((await put({ experience: 2 }, { ifMatch: '"1"' }).expect(412)).body.code).toBe('changed_meanwhile');
    await put({ experience: 2 }, { ifMatch: 'yesterday' }).expect(412);
    expect(await stored()).toMatchObject({ experience: '1', version: 2 });
    await put({ experience: 2 }).expect(200);
    await put({ experience: 3 }, { ifMatch: '*' }).expect(200);
  });

  it('by two people at once on the same version succeeds for one of them', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((experience) => put({ experience }, { ifMatch: '"1"' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    expect(await audited()).toHaveLength(1);
  });

  it('is refused to anybody else', async () => {
    await put({ experience: 1 }, { cookie: 'x=y' }).expect(401);
    const foreign = { Cookie: hr, Origin: 'https://evil.example' };
    await request(api.url).put(`/api/admin/applications/${id}`).set(foreign).send({ experience: 1 }).expect(403);
    expect(await stored()).toEqual(untouched);
  });
});

describe('Row 54: editing an application with', () => {
  it.each([
    { email: 'x@mail.example', experience: 1 },
    { resume: 'x.pdf', experience: 1 },
    { id: randomUUID(), experience: 1 },
    { stage: 'hired', experience: 1 },
    { version: 7, experience: 1 },
    { apply: 'Astronaut' },
    { apply: '' },
    { apply: ' Java Developer' },
    { apply: 'Java\0Developer' },
    { apply: 7 },
    { apply: null },
    { apply: ['Java Developer'] },
    { apply: { $ne: 1 } },
    { experience: -1 },
    { experience: 4.55 },
    { experience: 80.1 },
    { experience: -0.5 },
    '{"experience":1e-7}',
    { experience: '3' },
    { experience: '3-5 years' },
    { experience: 1e9 },
    { experience: 81 },
    { experience: null },
    { experience: true },
    { experience: [3] },
    {},
    [],
    [{ experience: 3 }],
    '{"experience":NaN}',
    '{"experience":1e999}',
    '{"__proto__":{"experience":3}}',
    'null',
    '3',
    '{',
    '',
  ])('%j is a clear 400 and changes nothing', async (body) => {
    await put(body).expect(400);
    expect(await stored()).toEqual(untouched);
    expect(await audited()).toEqual([]);
  });
});

describe('Row 55: editing an application that is not there', () => {
  it.each(['01890000-0000-7000-8000-000000000000', '1', 'null', `1'--`, '%00', '..%2Fx'])(
    'as %s is answered with 404',
    async (of) => {
      expect((await put({ experience: 1 }, { of }).expect(404)).body.code).toBe('not_found');
    },
  );

  it('because it was erased meanwhile is answered with 404', async () => {
    await api.sql('DELETE FROM applications WHERE id = $1', [id]);
    await put({ experience: 1 }, { ifMatch: '"1"' }).expect(404);
  });
});
