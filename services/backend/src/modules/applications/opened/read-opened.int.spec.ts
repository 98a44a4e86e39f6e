import { addApplication, addResume } from '../../../../test/add-application';
import { arrangeInterview, idOfStaff } from '../../../../test/arrange-interview';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, cookieFor, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let general: string;
beforeAll(async () => {
  api = await startApi();
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
});
afterAll(() => api.stop());
beforeEach(() => api.sql('TRUNCATE applications, audit_log CASCADE'));

const call = (method: 'get' | 'post', path: string, body?: object, cookie = hr) =>
  callAdmin(api, method, `/api/admin/applications${path}`, { cookie, ...(body && { body }) });
const opened = async (id: string, cookie = hr) =>
  (await call('get', `/${id}/opened`, undefined, cookie).expect(200)).body;

/** An application with something in each of its parts. */
async function addFull(): Promise<{ id: string; other: string }> {
  const { id } = await addApplication(api, { name: 'Asha Verma' });
  const { id: other } = await addApplication(api, { apply: 'Project Manager' });
  await addResume(api, id);
  await api.sql(`INSERT INTO resume_asks (application_id, resume_key, reason, expires_at)
    SELECT application_id, key, 'locked', now() + interval '14 days' FROM resumes WHERE application_id = '${id}'`);
  await call('post', `/${id}/notes`, { text: 'Call.' }).expect(201);
  await call('post', `/${id}/duplicates`, { id: other }).expect(201);
  const mail = { subject: 'Next', body: 'We would like to talk to you.' };
  await call('post', `/${id}/stage`, { stage: 'screening', mail }).expect(200);
  return { id, other };
}

describe('The page of an application', () => {
  it('comes in one answer, each part as its own list has it', async () => {
    const { id, other } = await addFull();
    const page = await opened(id);
    expect(page).toMatchObject({
      application: { id, name: 'Asha Verma', stage: 'screening', unseen: false },
      notes: [{ text: 'Call.' }],
      moves: [{ from: 'new', to: 'screening', mailed: true }],
      alsoApplied: [{ id: other }],
      resumeAsks: [{ reason: 'locked' }],
    });
    const parts = { notes: 'notes', mails: 'mails', moves: 'history', deeds: 'deeds', alsoApplied: 'duplicates' };
    for (const [part, list] of Object.entries({ ...parts, resumeAsks: 'resume/asks' })) {
      const { body } = await call('get', `/${id}/${list}`).expect(200);
      expect([part, page[part]]).toEqual([part, body]);
    }
  });

  it('shows a general administrator the application alone, which stays unseen', async () => {
    const { id } = await addFull();
    const empty = {
      interviews: [],
      notes: [],
      mails: [],
      replies: [],
      moves: [],
      deeds: [],
      alsoApplied: [],
      resumeAsks: [],
    };
    await api.sql('UPDATE applications SET first_opened_at = NULL, first_opened_by = NULL');
    const { application, ...parts } = await opened(id, general);
    expect([application.id, application.resume, parts]).toEqual([id, null, empty]);
    const [row] = await api.sql<{ at: Date | null }>('SELECT first_opened_at AS at FROM applications WHERE id = $1', [
      id,
    ]);
    expect(row!.at).toBeNull();
  });

  it('has its interviews as their list has them, to a general administrator those with them', async () => {
    const { id } = await addApplication(api);
    const guest = await addStaff(api, 'general');
    const guestId = await idOfStaff(api, guest.email);
    const [arranged, other] = [guestId, await idOfStaff(api, (await addStaff(api, 'hr')).email)];
    const { body: theirs } = await arrangeInterview(api, hr, id, [arranged]).expect(201);
    const { body: second } = await arrangeInterview(api, hr, id, [other], { besides: [theirs.id] }).expect(201);
    const filter = encodeURIComponent(JSON.stringify({ application: id }));
    const { body: list } = await callAdmin(api, 'get', `/api/admin/interviews?filter=${filter}`, { cookie: hr });
    expect((await opened(id)).interviews).toEqual(list);
    expect(list.map((one: { id: string }) => one.id).toSorted()).toEqual([theirs.id, second.id].toSorted());
    const seen = await opened(id, await signIn(api, guest));
    expect(seen.interviews.map((one: { id: string }) => one.id)).toEqual([theirs.id]);
  });

  it('is not found for an application that is gone, nor for a text that is no id', async () => {
    for (const id of ['01890000-0000-7000-8000-000000000000', 'nobody']) await call('get', `/${id}/opened`).expect(404);
  });
});
