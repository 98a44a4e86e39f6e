import { createHash } from 'node:crypto';
import { addApplication, addResume } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Storage } from '../../../platform/storage/storage';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(() => api.sql('TRUNCATE applications, audit_log CASCADE'));

const get = (path: string) => callAdmin(api, 'get', path, { cookie: hr });
const query = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  ).toString();
const orderOf = async (values: Record<string, unknown>) =>
  (await get(`/api/admin/triage?${query(values)}`).expect(200)).body as { ids: string[]; isCut: boolean };
const listOf = async (values: Record<string, unknown>) =>
  ((await get(`/api/admin/applications?${query(values)}`).expect(200)).body as { id: string }[]).map(({ id }) => id);
const readings = async (id: string) =>
  (
    await api.sql<{ details: object }>(
      "SELECT details - '{type,size}'::text[] AS details FROM audit_log WHERE action = 'resume.read' AND subject_id = $1 ORDER BY id",
      [id],
    )
  ).map(({ details }) => details);

/** A resume whose text and page are there. */
async function addRead(id: string, text: string, picture: Buffer) {
  await addResume(api, id);
  await api.sql("UPDATE resumes SET scan_state = 'clean' WHERE application_id = $1", [id]);
  await api.sql("INSERT INTO resume_texts (application_id, state, text) VALUES ($1, 'done', $2)", [id, text]);
  const key = createHash('sha256').update(id).digest('hex').slice(0, 26);
  await api.app.get(Storage, { strict: false }).put(`previews/${key}/1.png`, picture, 'image/png');
  await api.sql(
    `INSERT INTO resume_previews (application_id, key, state, pages, page_sizes, page_hashes)
     VALUES ($1, $2, 'done', 1, $3, $4)`,
    [id, key, [picture.length], [createHash('sha256').update(picture).digest()]],
  );
}

describe('The order of reading', () => {
  it('is that of the list over all its pages, with its filter and its sort', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
    const [a, b, c] = [
      (await addApplication(api, { name: 'A', createdAt: at(2) })).id,
      (await addApplication(api, { name: 'B', createdAt: at(3) })).id,
      (await addApplication(api, { name: 'C', createdAt: at(1), apply: 'Project Manager' })).id,
    ];
    expect(await orderOf({})).toEqual({ ids: [b, a, c], isCut: false });
    expect(await orderOf({ sort: ['name', 'ASC'] })).toEqual({ ids: [a, b, c], isCut: false });
    expect(await orderOf({ range: [1, 1], filter: { apply: 'Java Developer' } })).toEqual({
      ids: [b, a],
      isCut: false,
    });
  });

  it('ends after 2,000 and says that there are more', async () => {
    await api.sql(`INSERT INTO applications (reference, name, email, apply, experience)
      SELECT 'FD-' || lpad(i::text, 4, '0') || '-AAAA', 'N', 'n@mail.example', 'Java Developer', '1' FROM generate_series(1, 2001) i`);
    const { ids, isCut } = await orderOf({});
    expect([ids.length, isCut]).toEqual([2000, true]);
  });

  it('is refused for a filter that the list refuses', async () => {
    await get(`/api/admin/triage?${query({ filter: { colour: 'red' } })}`).expect(400);
  });
});

describe('An applicant', () => {
  it('comes in one answer with notes, other applications, text, hits and first page, and is put on record', async () => {
    const { id } = await addApplication(api, { name: 'Asha Verma' });
    const { id: other } = await addApplication(api, { apply: 'Project Manager' });
    const picture = Buffer.from('a picture');
    await addRead(id, 'Knows Flutter.', picture);
    await callAdmin(api, 'post', `/api/admin/applications/${id}/notes`, { cookie: hr, body: { text: 'Call.' } }).expect(
      201,
    );
    await callAdmin(api, 'post', `/api/admin/applications/${id}/duplicates`, { cookie: hr, body: { id: other } });
    const { body } = await get(`/api/admin/triage/${id}?q=flutter`).expect(200);
    expect(body).toMatchObject({
      application: { id, name: 'Asha Verma' },
      notes: [{ text: 'Call.' }],
      alsoApplied: [{ id: other }],
      preview: { kind: 'pages', pages: 1, text: 'Knows Flutter.', hits: [{ start: 6, length: 7 }] },
      firstPage: picture.toString('base64'),
    });
    expect(await readings(id)).toEqual([{ as: 'preview' }, { as: 'preview', page: 1 }]);
  });

  it('that is loaded ahead of being shown is on record as such', async () => {
    const { id } = await addApplication(api);
    await addRead(id, 'Text.', Buffer.from('a picture'));
    await get(`/api/admin/triage/${id}?ahead=true`).expect(200);
    expect(await readings(id)).toEqual([
      { as: 'preview', ahead: true },
      { as: 'preview', page: 1, ahead: true },
    ]);
  });

  it('comes without the resume where that cannot be opened, and nothing is on record', async () => {
    const { id } = await addApplication(api);
    await addResume(api, id);
    await api.sql("UPDATE resumes SET scan_state = 'pending' WHERE application_id = $1", [id]);
    const { body } = await get(`/api/admin/triage/${id}`).expect(200);
    expect(body).toMatchObject({ application: { scanState: 'pending' }, preview: null, firstPage: null });
    expect(await readings(id)).toEqual([]);
    await get('/api/admin/triage/01890000-0000-7000-8000-000000000000').expect(404);
  });

  it('comes with the text when the picture of the page is lost', async () => {
    const { id } = await addApplication(api);
    await addRead(id, 'Text.', Buffer.from('a picture'));
    await api.sql("UPDATE resume_previews SET page_hashes = ARRAY[sha256('another')] WHERE application_id = $1", [id]);
    const { body } = await get(`/api/admin/triage/${id}`).expect(200);
    expect(body).toMatchObject({ preview: { text: 'Text.' }, firstPage: null });
  });
});

describe('An application that is put off', () => {
  const putOff = (id: string, until: unknown, ifMatch?: string) =>
    callAdmin(api, 'put', `/api/admin/triage/${id}/later`, {
      cookie: hr,
      body: { until },
      ...(ifMatch && { ifMatch }),
    });
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('leaves lists and reading until the start of its day in the zone of the company, and comes back by itself', async () => {
    const { id } = await addApplication(api, { name: 'Asha Verma' });
    const { body } = await putOff(id, dayIn(3)).expect(200);
    expect(body).toMatchObject({ id, version: 2, laterUntil: new Date(`${dayIn(3)}T00:00:00+05:30`).toISOString() });
    expect(await listOf({})).toEqual([]);
    expect(await orderOf({})).toMatchObject({ ids: [] });
    expect(await listOf({ filter: { later: true } })).toEqual([id]);
    expect(await listOf({ filter: { q: 'Asha' } })).toEqual([id]);
    await api.sql("UPDATE applications SET later_until = now() - interval '1 second'");
    expect(await listOf({})).toEqual([id]);
    expect(await listOf({ filter: { later: true } })).toEqual([]);
  });

  it('comes back when it is asked for, and with a move', async () => {
    const { id } = await addApplication(api);
    await putOff(id, dayIn(3)).expect(200);
    await putOff(id, null).expect(200);
    expect(await listOf({})).toEqual([id]);
    await putOff(id, dayIn(3)).expect(200);
    await callAdmin(api, 'post', `/api/admin/applications/${id}/stage`, {
      cookie: hr,
      body: { stage: 'offer' },
    }).expect(200);
    expect(await listOf({})).toEqual([id]);
  });

  it.each([dayIn(-2), dayIn(400), '2026-02-30', 'soon', 7, undefined])('is refused for %s', async (until) => {
    const { id } = await addApplication(api);
    await putOff(id, until).expect(400);
    expect(await listOf({})).toEqual([id]);
  });

  it('is refused when somebody has changed it meanwhile, and is in the audit log', async () => {
    const { id } = await addApplication(api);
    await putOff(id, dayIn(3), '"7"').expect(412);
    await putOff(id, dayIn(3), '"1"').expect(200);
    const log = await api.sql("SELECT action FROM audit_log WHERE subject_id = $1 AND action = 'application.put-off'", [
      id,
    ]);
    expect(log).toHaveLength(1);
  });
});
