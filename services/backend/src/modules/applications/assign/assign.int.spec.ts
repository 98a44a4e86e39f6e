import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, cookieFor, signIn, type TestPerson } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let asha: TestPerson;
let ashaId: string;
/** Without `UNDO_SECONDS` nothing can be taken back. */
const begin = (settings: Record<string, string>) => async () => {
  api = await startApi(settings);
  hr = await cookieFor(api, 'hr');
  asha = await addStaff(api, 'hr', { name: 'Asha Rao' });
  ashaId = await idOf(asha);
};

const idOf = async ({ email }: TestPerson) =>
  (await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email]))[0]!.id;
const assign = (ids: string[], to: string | null, cookie = hr) =>
  callAdmin(api, 'post', '/api/admin/applications/assignee', { cookie, body: { ids, to } });
const undo = (id: string, cookie = hr) => callAdmin(api, 'post', `/api/admin/undo/${id}`, { cookie });
const find = async (id: string, cookie = hr) =>
  (await callAdmin(api, 'get', `/api/admin/applications/${id}`, { cookie }).expect(200)).body;
const namesBy = async (filter: object, cookie = hr): Promise<string[]> => {
  const query = `sort=["name","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { body } = await callAdmin(api, 'get', `/api/admin/applications?${query}`, { cookie }).expect(200);
  return (body as { name: string }[]).map(({ name }) => name);
};
const colleagues = async (): Promise<{ name: string; active: boolean }[]> =>
  (await callAdmin(api, 'get', '/api/admin/colleagues', { cookie: hr }).expect(200)).body;
const disable = ({ email }: TestPerson) => api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [email]);

async function addThree() {
  const added = [];
  for (const name of ['Arjun', 'Bala', 'Chitra']) added.push(await addApplication(api, { name }));
  return added.map(({ id }) => id) as [string, string, string];
}

describe('An application', () => {
  beforeEach(begin({}));
  afterEach(() => api.stop());

  it('that is assigned to a colleague is among theirs, and among nobody else’s', async () => {
    const [arjun, bala] = await addThree();
    expect((await assign([arjun, bala], ashaId).expect(200)).body.assigned).toBe(2);
    expect(await find(arjun)).toMatchObject({ assignedTo: { id: ashaId, name: 'Asha Rao', active: true } });
    const hers = await signIn(api, asha);
    expect(await namesBy({ assigned: 'me' }, hers)).toEqual(['Arjun', 'Bala']);
    expect(await namesBy({ assigned: 'me' })).toEqual([]);
    expect(await namesBy({ assigned: ashaId })).toEqual(['Arjun', 'Bala']);
    expect(await namesBy({ assigned: 'nobody' })).toEqual(['Chitra']);
    expect(await namesBy({ assigned: ['me', 'nobody'] }, hers)).toEqual(['Arjun', 'Bala', 'Chitra']);
    await assign([arjun], null).expect(200);
    expect(await find(arjun)).toMatchObject({ assignedTo: null });
  });

  it('stays in sight when its colleague leaves, by their name and as one of those who have left', async () => {
    const [arjun] = await addThree();
    await assign([arjun], ashaId).expect(200);
    expect(await namesBy({ assigned: 'left' })).toEqual([]);
    await disable(asha);
    expect(await find(arjun)).toMatchObject({ assignedTo: { name: 'Asha Rao', active: false } });
    expect(await namesBy({ assigned: 'left' })).toEqual(['Arjun']);
    expect(await namesBy({ assigned: ashaId })).toEqual(['Arjun']);
    expect(await colleagues()).toMatchObject([
      { name: 'Meera Nair', active: true },
      { name: 'Asha Rao', active: false },
    ]);
    await assign([arjun], null).expect(200);
    expect(await colleagues()).toMatchObject([{ name: 'Meera Nair' }]);
    expect((await assign([arjun], ashaId).expect(400)).body.errors).toEqual({ to: 'Choose somebody of HR.' });
  });

  it('is nobody’s when the account of its colleague is gone', async () => {
    const [arjun] = await addThree();
    await assign([arjun], ashaId).expect(200);
    await api.sql('DELETE FROM staff WHERE id = $1', [ashaId]);
    expect(await find(arjun)).toMatchObject({ assignedTo: null });
  });

  it('is not assigned to general administrators, to nobody that exists, or where one of many is gone', async () => {
    const [arjun] = await addThree();
    const none = '01890000-0000-7000-8000-000000000000';
    const general = await idOf(await addStaff(api, 'general'));
    for (const to of [general, none]) await assign([arjun], to).expect(400);
    await assign([arjun, none], ashaId).expect(404);
    expect(await find(arjun)).toMatchObject({ assignedTo: null });
  });

  it('tells general administrators nothing of it', async () => {
    const [arjun] = await addThree();
    await assign([arjun], ashaId).expect(200);
    const general = await cookieFor(api, 'general');
    expect(await find(arjun, general)).toMatchObject({ assignedTo: null });
    const path = `/api/admin/applications?filter=${encodeURIComponent('{"assigned":"nobody"}')}`;
    await callAdmin(api, 'get', path, { cookie: general }).expect(400);
  });

  it('can be edited over the version from before', async () => {
    const [arjun] = await addThree();
    await assign([arjun], ashaId).expect(200);
    const body = { experience: 4 };
    await callAdmin(api, 'put', `/api/admin/applications/${arjun}`, { cookie: hr, ifMatch: '"1"', body }).expect(200);
  });
});

describe('An assignment', () => {
  beforeEach(begin({ UNDO_SECONDS: '10' }));
  afterEach(() => api.stop());

  it('is put on record, for those alone whose it was not already', async () => {
    const [arjun, bala] = await addThree();
    await assign([arjun], ashaId).expect(200);
    expect((await assign([arjun, bala], ashaId).expect(200)).body.assigned).toBe(1);
    const rows = await api.sql(
      `SELECT subject_id AS id, details FROM audit_log WHERE action = 'application.assigned' ORDER BY id`,
    );
    const details = { before: { assignedTo: null }, after: { assignedTo: 'Asha Rao' } };
    expect(rows).toEqual([
      { id: arjun, details },
      { id: bala, details },
    ]);
  });

  it('is taken back: each is again whose it was, also after a move', async () => {
    const [arjun, bala] = await addThree();
    const { body: session } = await callAdmin(api, 'get', '/api/session', { cookie: hr });
    await assign([arjun], session.staffId as string).expect(200);
    const { body } = await assign([arjun, bala], ashaId).expect(200);
    const open = (await callAdmin(api, 'get', '/api/admin/undo', { cookie: hr }).expect(200)).body;
    expect(open[0]).toMatchObject({ id: body.undo.id, kind: 'assignment', deed: 'Asha Rao', mails: 0, name: null });
    const move = { cookie: hr, body: { stage: 'screening' } };
    await callAdmin(api, 'post', `/api/admin/applications/${arjun}/stage`, move).expect(200);
    await undo(body.undo.id as string).expect(200);
    expect(await find(arjun)).toMatchObject({ stage: 'screening', assignedTo: { name: 'Meera Nair' } });
    expect(await find(bala)).toMatchObject({ assignedTo: null });
    await undo(body.undo.id as string).expect(409);
  });

  it('is not taken back over another one: it says who has assigned it since, and nothing changes', async () => {
    const [arjun, bala] = await addThree();
    const { body } = await assign([arjun, bala], ashaId).expect(200);
    await assign([bala], null, await signIn(api, asha)).expect(200);
    const refused = await undo(body.undo.id as string).expect(409);
    expect(refused.body.errors).toEqual({ [bala]: expect.stringMatching(/^Bala: Asha Rao changed it on /) });
    expect(await find(arjun)).toMatchObject({ assignedTo: { name: 'Asha Rao' } });
    expect(await find(bala)).toMatchObject({ assignedTo: null });
  });
});
