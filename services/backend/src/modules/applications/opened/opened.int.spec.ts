import { addApplication, addResume } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { readZip } from '../../../../test/read-zip';
import { addStaff, cookieFor, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { NoteFirstOpenings1764300000070 } from '../../../migrations/1764300000070-note-first-openings';

let api: TestApi;
let hr: string;
let colleague: string;
let general: string;
beforeAll(async () => {
  api = await startApi();
  hr = await signIn(api, await addStaff(api, 'hr', { name: 'Meera Iyer' }));
  [colleague, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
});
afterAll(() => api.stop());
beforeEach(() => api.sql('TRUNCATE applications, audit_log CASCADE'));

const get = (path: string, cookie = hr) => callAdmin(api, 'get', path, { cookie });
const unseen = async (filter: object = { unseen: true }, cookie = hr) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["name","ASC"]' });
  const { body } = await get(`/api/admin/applications?${query.toString()}`, cookie).expect(200);
  return (body as { name: string; unseen: boolean }[]).map(({ name }) => name);
};
const record = (id: string) => `/api/admin/applications/${id}`;

async function addScanned(name: string): Promise<{ id: string; file: string }> {
  const { id } = await addApplication(api, { name });
  const file = await addResume(api, id);
  await api.sql(`UPDATE resumes SET scan_state = 'clean' WHERE application_id = $1`, [id]);
  await api.sql(`INSERT INTO resume_texts (application_id, state, text) VALUES ($1, 'done', 'Text.')`, [id]);
  return { id, file };
}

describe('An application', () => {
  it('is unseen until somebody of HR opens it, who is named to HR alone; a second look changes nothing', async () => {
    const { id } = await addApplication(api, { name: 'Asha' });
    await addApplication(api, { name: 'Bela' });
    expect(await unseen()).toEqual(['Asha', 'Bela']);
    const { body } = await get(record(id)).expect(200);
    expect(body).toMatchObject({ unseen: false, firstOpenedBy: 'Meera Iyer', version: 1 });
    await get(record(id), colleague).expect(200);
    expect((await get(record(id), colleague)).body).toMatchObject({
      firstOpenedAt: body.firstOpenedAt,
      firstOpenedBy: 'Meera Iyer',
    });
    expect((await get(record(id), general)).body).toMatchObject({
      unseen: false,
      firstOpenedAt: null,
      firstOpenedBy: null,
    });
    expect(await unseen()).toEqual(['Bela']);
    expect(await unseen({ unseen: false })).toEqual(['Asha']);
  });

  it('stays unseen when a general administrator opens it, or a list shows it', async () => {
    const { id } = await addApplication(api, { name: 'Asha' });
    await get(record(id), general).expect(200);
    expect(await unseen({}, hr)).toEqual(['Asha']);
    expect(await unseen({ unseen: true }, general)).toEqual(['Asha']);
  });

  it.each(['hired', 'rejected', 'withdrawn'])(
    'that is %s is no unseen one, though nobody has opened it',
    async (end) => {
      const { id } = await addApplication(api, { name: 'Asha' });
      await addApplication(api, { name: 'Bela' });
      await api.sql('UPDATE applications SET stage = $2 WHERE id = $1', [id, end]);
      expect(await unseen()).toEqual(['Bela']);
    },
  );

  it('that was moved on without a look stays unseen', async () => {
    const { id } = await addApplication(api, { name: 'Asha' });
    const body = { ids: [id], stage: 'screening' };
    await callAdmin(api, 'post', '/api/admin/applications/stage', { cookie: hr, body }).expect(200);
    expect(await unseen()).toEqual(['Asha']);
  });

  it.each([
    ['its resume is downloaded from the list', (_id: string, file: string) => `/uploads/${file}`],
    ['its preview is read', (id: string) => `${record(id)}/resume/preview`],
    ['it is read in the reading room', (id: string) => `/api/admin/triage/${id}`],
  ])('is seen when %s', async (_how, pathOf) => {
    const { id, file } = await addScanned('Asha');
    await get(pathOf(id, file)).expect(200);
    expect(await unseen()).toEqual([]);
  });

  it('that is loaded ahead is seen once it is shown: with the request for the one after it, or by a call of its own', async () => {
    const [asha, bela, cleo] = [await addScanned('Asha'), await addScanned('Bela'), await addScanned('Cleo')];
    await get(`/api/admin/triage/${asha.id}`).expect(200);
    await get(`/api/admin/triage/${bela.id}?ahead=true`).expect(200);
    expect(await unseen()).toEqual(['Bela', 'Cleo']);
    await get(`/api/admin/triage/${cleo.id}?ahead=true&shown=${bela.id}`).expect(200);
    expect(await unseen()).toEqual(['Cleo']);
    await callAdmin(api, 'put', `/api/admin/triage/${cleo.id}/opened`, { cookie: hr }).expect(204);
    expect(await unseen()).toEqual([]);
    await get(`/api/admin/triage/${cleo.id}?shown=nobody`).expect(400);
  });

  it('stays unseen when its resume is packed for the person, whose archive does not name who opened it', async () => {
    const { id } = await addScanned('Asha');
    const pack = async () => {
      const body = { email: 'arjun@mail.example' };
      const made = await callAdmin(api, 'post', '/api/admin/exports', { cookie: hr, body }).responseType('blob');
      return [...(await readZip(made.body as Buffer))].map(([, bytes]) => bytes.toString()).join('\n');
    };
    expect(await pack()).toContain('"first_opened_at": null');
    expect(await unseen()).toEqual(['Asha']);
    await get(record(id)).expect(200);
    const packed = await pack();
    expect(packed).toContain('"first_opened_at": "2');
    expect(packed).not.toContain('Meera Iyer');
  });

  it('of 20,000 is found among the few unseen ones by an index', async () => {
    await api.sql(`INSERT INTO applications (reference, name, email, apply, experience, first_opened_at, first_opened_by)
      SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Y', 'y@mail.example', 'Java Developer', '1', now(), 'M'
      FROM generate_series(1, 20000) n`);
    await api.sql('ANALYZE applications');
    const plan = await api.sql(`EXPLAIN SELECT a.id FROM applications a WHERE a.standing = 'clear'
      AND (a.first_opened_at IS NULL AND a.stage NOT IN ('hired', 'rejected', 'withdrawn')) ORDER BY a.created_at DESC, a.id DESC LIMIT 25`);
    expect(JSON.stringify(plan)).toContain('applications_unseen');
  });
});

describe('Applications from before', () => {
  it('are seen where a move, a note or the audit log says so, and by whom first', async () => {
    const add = async (name: string) => (await addApplication(api, { name })).id;
    const ids = {
      moved: await add('Moved'),
      noted: await add('Noted'),
      read: await add('Read'),
      ahead: await add('Ahead'),
      general: await add('General'),
      untouched: await add('Untouched'),
    };
    const [admin] = await api.sql<{ id: string }>(`SELECT id FROM staff WHERE role = 'general' LIMIT 1`);
    const log = (id: string, action: string, details: object, actor: string | null, at: string) =>
      api.sql(
        `INSERT INTO audit_log (at, actor_id, actor_name, action, subject_type, subject_id, details)
         VALUES ($1, coalesce($2, uuidv7()), 'Ravi', $3, 'application', $4, $5)`,
        [at, actor, action, id, details],
      );
    await api.sql(
      `INSERT INTO stage_moves (application_id, from_stage, to_stage, since, at, staff_id, staff_name)
       VALUES ($1, 'new', 'screening', now(), '2026-02-02T00:00:00Z', uuidv7(), 'Meera')`,
      [ids.moved],
    );
    await log(ids.moved, 'resume.read', { as: 'preview' }, null, '2026-02-01T00:00:00Z');
    await api.sql(
      `INSERT INTO application_notes (application_id, author_id, author_name, text) VALUES ($1, uuidv7(), 'Meera', 'Call')`,
      [ids.noted],
    );
    await log(ids.read, 'resume.read', {}, null, '2026-02-03T00:00:00Z');
    await log(ids.ahead, 'resume.read', { ahead: true }, null, '2026-02-03T00:00:00Z');
    await log(ids.general, 'application.edited', {}, admin!.id, '2026-02-03T00:00:00Z');
    const migration = new NoteFirstOpenings1764300000070();
    const runner = { query: (text: string) => api.sql(text) } as never;
    await migration.down(runner);
    await migration.up(runner);
    const first = await api.sql(`SELECT name, first_opened_by AS by FROM applications ORDER BY name`);
    expect(first).toEqual([
      { name: 'Ahead', by: null },
      { name: 'General', by: null },
      { name: 'Moved', by: 'Ravi' },
      { name: 'Noted', by: 'Meera' },
      { name: 'Read', by: 'Ravi' },
      { name: 'Untouched', by: null },
    ]);
  });
});
