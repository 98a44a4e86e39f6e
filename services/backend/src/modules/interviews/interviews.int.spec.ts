import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../test/add-application';
import { arrangeInterview, clockAhead, idOfStaff, planWith } from '../../../test/arrange-interview';
import { callAdmin } from '../../../test/call-admin';
import { addStaff, signIn } from '../../../test/sign-in';
import { startApi, type TestApi } from '../../../test/start-api';

let api: TestApi;
let hr: string;
let meera: string;
let gaurav: string;
beforeAll(async () => {
  api = await startApi({ UNDO_SECONDS: '30' });
  const person = await addStaff(api, 'hr', { name: 'Meera Iyer' });
  hr = await signIn(api, person);
  meera = await idOfStaff(api, person.email);
  gaurav = await idOfStaff(api, (await addStaff(api, 'general', { name: 'Gaurav Anand' })).email);
});
afterAll(() => api.stop());

const call = (method: 'get' | 'post' | 'put', path: string, body?: object, ifMatch = '') =>
  callAdmin(api, method, `/api/admin/${path}`, { cookie: hr, ifMatch, ...(body && { body }) });
const arrange = async (more: object = {}, id?: string) => {
  const applicationId = id ?? (await addApplication(api, { name: 'Asha Verma', email: 'asha@mail.example' })).id;
  return (await arrangeInterview(api, hr, applicationId, [meera], more).expect(201)).body;
};
const move = (id: string, more: object = {}) => call('put', `interviews/${id}`, planWith([meera], more));
const cancel = (id: string) => call('post', `interviews/${id}/cancel`);
const undo = (id: string) => call('post', `undo/${id}`);
const list = async (filter: object) =>
  (await call('get', `interviews?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200)).body;
/** What waits to leave about an interview: to whom, and which change it tells. */
const waiting = (id: string) =>
  api.sql<{ who: string; method: string; sequence: number }>(
    `SELECT coalesce(s.name, 'applicant') AS who, m.method, c.sequence FROM interview_mails m
     JOIN interview_changes c ON c.id = m.change_id JOIN outbox o ON o.subject_id = m.id LEFT JOIN staff s ON s.id = m.staff_id
     WHERE c.interview_id = $1 AND o.published_at IS NULL ORDER BY 1`,
    [id],
  );
/** As if the time for an undo were over, and all mails had left. */
const sendAll = () =>
  api.sql(`UPDATE outbox SET attempts = 1, published_at = now()
    WHERE published_at IS NULL AND coalesce(not_before, now()) < now() + interval '5 minutes'`);

describe('An interview', () => {
  it('is arranged at the time that a clock of its zone shows, and both sides get one mail', async () => {
    const start = clockAhead(5);
    const body = await arrange({ start, people: [meera, gaurav], details: 'Bring a laptop' });
    expect(body).toMatchObject({
      applicantName: 'Asha Verma',
      state: 'arranged',
      coming: true,
      startsAt: new Date(`${start}:00+05:30`).toISOString(),
      people: [{ name: 'Gaurav Anand' }, { name: 'Meera Iyer' }],
      changes: [{ kind: 'arranged', staffName: 'Meera Iyer' }],
      version: 1,
      mails: 3,
      undo: { id: expect.any(String) },
    });
    expect(await waiting(body.id)).toEqual([
      { who: 'Gaurav Anand', method: 'REQUEST', sequence: 0 },
      { who: 'Meera Iyer', method: 'REQUEST', sequence: 0 },
      { who: 'applicant', method: 'REQUEST', sequence: 0 },
    ]);
    expect((await call('get', `interviews/${body.id}`).expect(200)).headers['etag']).toBe('"1"');
    const mails = (await call('get', `applications/${body.applicationId}/mails`).expect(200)).body;
    expect(mails).toHaveLength(1);
    expect(mails[0].text).toContain('(India Standard Time, GMT+05:30), 45 minutes');
    expect(mails[0].text).toContain('With: Gaurav Anand and Meera Iyer\n\nBring a laptop\n\n');
    expect((await call('get', `applications/${body.applicationId}`).expect(200)).body.firstAnswerAt).not.toBeNull();
  });

  it('is arranged once for a key, however often it is asked for', async () => {
    const { id: applicationId } = await addApplication(api);
    const key = randomUUID();
    const asked = () => arrangeInterview(api, hr, applicationId, [meera], { key });
    const both = await Promise.all([asked(), asked()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    expect(await list({ application: applicationId })).toHaveLength(1);
    const other = await addApplication(api);
    for (const [id, more] of [
      [other.id, {}],
      [applicationId, { start: clockAhead(4) }],
      [applicationId, { place: 'Room Ganges' }],
    ] as const)
      expect((await arrangeInterview(api, hr, id, [meera], { key, ...more }).expect(409)).body.code).toBe(
        'interview_differs',
      );
    const arranged = both[0].body as { id: string };
    await move(arranged.id, { start: clockAhead(4) }).expect(200);
    expect((await asked().expect(201)).body.id).toBe(arranged.id);
  });

  it('is moved and cancelled with a number that grows, and told to those alone who have heard of it', async () => {
    const { id, version } = await arrange();
    await sendAll();
    const moved = await move(id, { people: [gaurav], start: clockAhead(6) }).expect(200);
    expect(moved.body).toMatchObject({ version: version + 1, mails: 3, people: [{ name: 'Gaurav Anand' }] });
    expect(await waiting(id)).toEqual([
      { who: 'Gaurav Anand', method: 'REQUEST', sequence: 1 },
      { who: 'Meera Iyer', method: 'CANCEL', sequence: 1 },
      { who: 'applicant', method: 'REQUEST', sequence: 1 },
    ]);
    await sendAll();
    const off = await cancel(id).expect(200);
    expect(off.body).toMatchObject({ state: 'cancelled', coming: false, mails: 2 });
    expect(off.body.changes.map(({ kind }: { kind: string }) => kind)).toEqual(['arranged', 'moved', 'cancelled']);
    expect(await waiting(id)).toEqual([
      { who: 'Gaurav Anand', method: 'CANCEL', sequence: 2 },
      { who: 'applicant', method: 'CANCEL', sequence: 2 },
    ]);
    expect((await cancel(id).expect(409)).body.code).toBe('interview_not_coming');
    expect((await move(id).expect(409)).body.code).toBe('interview_not_coming');
  });

  it('that is moved twice before a mail leaves is told once, as it is in the end', async () => {
    const { id } = await arrange();
    await move(id, { start: clockAhead(6) }).expect(200);
    await move(id, { start: clockAhead(7) }).expect(200);
    expect(await waiting(id)).toEqual([
      { who: 'Meera Iyer', method: 'REQUEST', sequence: 2 },
      { who: 'applicant', method: 'REQUEST', sequence: 2 },
    ]);
    const { applicationId } = (await call('get', `interviews/${id}`)).body;
    const states = (await call('get', `applications/${applicationId}/mails`)).body.map(
      ({ state, subject }: Record<string, string>) => [state, subject!.startsWith('Changed')],
    );
    // Nobody has heard of the first, so that the last is no change for them.
    expect(states).toEqual([
      ['pending', false],
      ['skipped', false],
      ['skipped', false],
    ]);
  });

  it('that is arranged and cancelled before a mail leaves is told to nobody', async () => {
    const { id } = await arrange();
    expect((await cancel(id).expect(200)).body.mails).toBe(0);
    expect(await waiting(id)).toEqual([]);
  });

  it('that is moved away and back before the mail leaves is told to nobody again', async () => {
    const { id } = await arrange();
    await sendAll();
    await move(id, { start: clockAhead(6) }).expect(200);
    expect((await move(id).expect(200)).body.mails).toBe(0);
    expect(await waiting(id)).toEqual([]);
  });

  it('stands with its mail when its application goes to another stage', async () => {
    const { id, applicationId } = await arrange();
    await call('post', `applications/${applicationId}/stage`, { stage: 'interview' }).expect(200);
    expect(await waiting(id)).toHaveLength(2);
  });

  it('is not arranged with somebody who is at the end, or held', async () => {
    const [ended, held] = [await addApplication(api), await addApplication(api)];
    await api.sql(`UPDATE applications SET stage = 'withdrawn' WHERE id = $1`, [ended.id]);
    await api.sql(`UPDATE applications SET standing = 'held', held_for = '{trap}' WHERE id = $1`, [held.id]);
    for (const { id } of [ended, held])
      expect((await arrangeInterview(api, hr, id, [meera]).expect(409)).body.code).toBe('application_not_open');
    await arrangeInterview(api, hr, randomUUID(), [meera]).expect(404);
  });

  it.each([
    [{ start: clockAhead(-1) }, 'start'],
    [{ start: clockAhead(400) }, 'start'],
    [{ start: '2027-03-28T01:30', zone: 'Europe/London' }, 'start'],
    [{ start: '2027-02-30T10:00' }, 'start'],
    [{ start: '2027-02-01T10:00:00Z' }, 'start'],
    [{ zone: '+05:30' }, 'zone'],
    [{ zone: 'Mars/Base' }, 'zone'],
    [{ minutes: 5 }, 'minutes'],
    [{ minutes: '45' }, 'minutes'],
    [{ place: ' ' }, 'place'],
    [{ place: 'a\r\nBcc: x@evil.example' }, 'place'],
    [{ details: 'x'.repeat(501) }, 'details'],
    [{ people: [] }, 'people'],
    [{ people: ['0198c5a4-0000-7000-8000-000000000001'] }, 'people'],
    [{ key: 'mine' }, 'key'],
    [{ uid: 'mine@evil.example' }, 'uid'],
  ])('is not made of %j', async (more, field) => {
    const { id } = await addApplication(api);
    const { body } = await arrangeInterview(api, hr, id, [meera], more).expect(400);
    expect(body.errors).toHaveProperty([field]);
    expect(await list({ application: id })).toEqual([]);
  });

  it('is not changed over a version that its caller has not seen', async () => {
    const { id } = await arrange();
    await call('put', `interviews/${id}`, planWith([meera]), '"7"').expect(412);
    await call('post', `interviews/${id}/cancel`, undefined, '"7"').expect(412);
  });

  it.each(['0198c5a4-0000-7000-8000-000000000001', 'x', '%00'])('is not found at %s', async (none) => {
    await call('get', `interviews/${none}`).expect(404);
    await move(none).expect(404);
    await cancel(none).expect(404);
  });
});

describe('Taking back', () => {
  it('an interview that was just arranged leaves nothing of it', async () => {
    const { id, applicationId, undo: open } = await arrange();
    await undo(open.id).expect(200);
    await call('get', `interviews/${id}`).expect(404);
    expect(await api.sql('SELECT FROM deliveries WHERE subject_id = $1', [applicationId])).toEqual([]);
    expect(await api.sql('SELECT FROM stage_mails WHERE application_id = $1', [applicationId])).toEqual([]);
    expect((await call('get', `applications/${applicationId}`)).body.firstAnswerAt).toBeNull();
    const rows = await api.sql('SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY id', [applicationId]);
    expect(rows.map(({ action }) => action)).toContain('interview.undone');
  });

  it('a move brings back the time, the people, and the mail that it had stopped', async () => {
    const { id, startsAt } = await arrange();
    const { body } = await move(id, { people: [gaurav], start: clockAhead(6), zone: 'Europe/London' }).expect(200);
    await undo(body.undo.id).expect(200);
    const after = (await call('get', `interviews/${id}`).expect(200)).body;
    expect(after).toMatchObject({ startsAt, zone: 'Asia/Kolkata', people: [{ name: 'Meera Iyer' }] });
    expect(await waiting(id)).toEqual([
      { who: 'Meera Iyer', method: 'REQUEST', sequence: 0 },
      { who: 'applicant', method: 'REQUEST', sequence: 0 },
    ]);
  });

  it('changes one after the other goes back to the beginning, and not out of order', async () => {
    const { id, undo: first } = await arrange();
    const { body: moved } = await move(id, { start: clockAhead(6) }).expect(200);
    const { body: off } = await cancel(id).expect(200);
    await undo(moved.undo.id).expect(409);
    await undo(off.undo.id).expect(200);
    expect((await call('get', `interviews/${id}`)).body).toMatchObject({ state: 'arranged', coming: true });
    await undo(moved.undo.id).expect(200);
    await undo(first.id).expect(200);
    await call('get', `interviews/${id}`).expect(404);
  });

  it('is refused once a mail has left', async () => {
    const { id, undo: open } = await arrange();
    await sendAll();
    await undo(open.id).expect(409);
    await call('get', `interviews/${id}`).expect(200);
  });
});
