import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const list = async (id: string) =>
  (await callAdmin(api, 'get', `/api/admin/applications/${id}/deeds`, { cookie: hr }).expect(200)).body;
const [meera, ravi] = [randomUUID(), randomUUID()];
const look = (id: string, actor: string, minutesAgo: number, details: object = { as: 'preview' }) =>
  api.sql(
    `INSERT INTO audit_log (at, actor_id, actor_name, action, subject_type, subject_id, details)
     VALUES (now() - $3 * interval '1 minute', $2, $5, 'resume.read', 'application', $1, $4)`,
    [id, actor, minutesAgo, details, actor === meera ? 'Meera' : 'Ravi'],
  );

describe('What was done about an application', () => {
  it('counts the looks of one person without a pause of half an hour as one reading', async () => {
    const { id } = await addApplication(api);
    await look(id, meera, 100);
    await look(id, meera, 80, { as: 'preview', page: 1 });
    await look(id, ravi, 70, { as: 'preview', ahead: true });
    await look(id, meera, 60, { size: 1 });
    await look(id, meera, 20);
    await look((await addApplication(api)).id, meera, 10);
    const readings = await list(id);
    expect(readings).toMatchObject([
      { actorName: 'Meera', opened: false, ahead: false },
      { actorName: 'Meera', opened: true, ahead: false },
      { actorName: 'Ravi', opened: false, ahead: true },
    ]);
    const minutes = readings.map(
      ({ since, at }: { since: string; at: string }) => (Date.parse(at) - Date.parse(since)) / 60_000,
    );
    expect(minutes.map(Math.round)).toEqual([0, 40, 0]);
  });

  it('tells edits and pauses, and leaves moves and notes to their own lists', async () => {
    const { id } = await addApplication(api);
    const call = (method: 'put' | 'post', path: string, body: object) =>
      callAdmin(api, method, `/api/admin/applications/${id}${path}`, { cookie: hr, body });
    await call('put', '', { experience: 7 }).expect(200);
    await call('put', '/pause', { reason: 'On a journey' }).expect(200);
    await call('post', '/stage', { stage: 'screening' }).expect(200);
    await call('post', '/notes', { text: 'Call her' }).expect(201);
    const told = (await list(id)).map(({ action }: { action: string }) => action);
    expect(told).toEqual(['application.answer-paused', 'application.edited']);
  });

  it('is nothing where there is no application', async () => {
    expect(await list(randomUUID())).toEqual([]);
    await callAdmin(api, 'get', '/api/admin/applications/x/deeds', { cookie: hr }).expect(404);
  });
});
