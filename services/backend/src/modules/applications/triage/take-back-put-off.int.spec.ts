import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi({ UNDO_SECONDS: '30' });
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const momentOf = (day: string) => new Date(`${day}T00:00:00+05:30`);
const putOff = async (id: string, until: string | null) =>
  (await callAdmin(api, 'put', `/api/admin/triage/${id}/later`, { cookie: hr, body: { until } }).expect(200)).body;
const undo = (id: string, cookie = hr) => callAdmin(api, 'post', `/api/admin/undo/${id}`, { cookie });
const stateOf = async (id: string) =>
  (
    await api.sql<{ laterUntil: Date | null; version: number }>(
      'SELECT later_until AS "laterUntil", version FROM applications WHERE id = $1',
      [id],
    )
  )[0];

describe('An application that is put off', () => {
  it('is there again by an undo, with a row in the audit log', async () => {
    const { id } = await addApplication(api, { name: 'Asha Verma' });
    const { undo: offered } = await putOff(id, dayIn(3));
    const { body: open } = await callAdmin(api, 'get', '/api/admin/undo', { cookie: hr }).expect(200);
    expect(open[0]).toMatchObject({
      id: offered.id,
      kind: 'put-off',
      deed: momentOf(dayIn(3)).toISOString(),
      name: 'Asha Verma',
      mails: 0,
    });
    const { body } = await undo(offered.id).expect(200);
    expect(body.records).toEqual([{ kind: 'application', id, stage: 'new', standing: 'clear', version: 3 }]);
    expect(await stateOf(id)).toEqual({ laterUntil: null, version: 3 });
    const log = await api.sql('SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY id', [id]);
    expect(log).toEqual([{ action: 'application.put-off' }, { action: 'application.put-off-undone' }]);
  });

  it('has its earlier day again, one undo after the other', async () => {
    const { id } = await addApplication(api);
    const first = await putOff(id, dayIn(3));
    const second = await putOff(id, dayIn(9));
    const third = await putOff(id, null);
    await undo(third.undo.id).expect(200);
    expect((await stateOf(id))!.laterUntil).toEqual(momentOf(dayIn(9)));
    await undo(second.undo.id).expect(200);
    expect((await stateOf(id))!.laterUntil).toEqual(momentOf(dayIn(3)));
    await undo(first.undo.id).expect(200);
    expect((await stateOf(id))!.laterUntil).toBeNull();
  });

  it('stays when somebody has changed it since, and is nobody else’s to take back', async () => {
    const { id } = await addApplication(api);
    const { undo: offered } = await putOff(id, dayIn(3));
    await undo(offered.id, await cookieFor(api, 'hr')).expect(404);
    await api.sql('UPDATE applications SET version = version + 1 WHERE id = $1', [id]);
    expect((await undo(offered.id).expect(409)).body.code).toBe('cannot_undo');
    expect((await stateOf(id))!.laterUntil).toEqual(momentOf(dayIn(3)));
  });

  it('is put off again when the move is taken back that has ended it', async () => {
    const { id } = await addApplication(api);
    await putOff(id, dayIn(3));
    const { body: moved } = await callAdmin(api, 'post', `/api/admin/applications/${id}/stage`, {
      cookie: hr,
      body: { stage: 'offer' },
    }).expect(200);
    expect((await stateOf(id))!.laterUntil).toBeNull();
    await undo(moved.undo.id).expect(200);
    expect((await stateOf(id))!.laterUntil).toEqual(momentOf(dayIn(3)));
  });
});
