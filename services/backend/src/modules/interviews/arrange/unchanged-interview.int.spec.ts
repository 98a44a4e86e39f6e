import request from 'supertest';
import { addApplication } from '../../../../test/add-application';
import { arrangeInterview, clockAhead, idOfStaff, planWith } from '../../../../test/arrange-interview';
import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { makeCalendarReply } from '../../../../test/make-calendar-reply';
import { addStaff, signIn } from '../../../../test/sign-in';
import { startDesk } from '../../../../test/start-replies';

let desk: Awaited<ReturnType<typeof startDesk>>;
let cookie: string;
let meera: { id: string; email: string };
beforeAll(async () => {
  desk = await startDesk({ UNDO_SECONDS: '30' });
  const person = await addStaff(desk.api, 'hr', { name: 'Meera Iyer' });
  cookie = await signIn(desk.api, person);
  meera = { id: await idOfStaff(desk.api, person.email), email: person.email };
});
afterAll(() => desk?.stop());

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  callAdmin(desk.api, method, `/api/admin/${path}`, { cookie, ...(body && { body }) });
const find = async (id: string) => (await call('get', `interviews/${id}`).expect(200)).body;
const list = async (filter: object) =>
  (await call('get', `interviews?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200)).body;
const save = async (id: string, more: object = {}) =>
  (await call('put', `interviews/${id}`, planWith([meera.id], more)).expect(200)).body;
const press = (fields: object) => request(desk.api.url).post('/api/interview-answer').send(fields);

async function sendAll() {
  await desk.sendHeld();
  await desk.settled();
}

/** An interview that both sides have been told of. */
async function arrange(name: string) {
  const email = `${name.toLowerCase()}@mail.example`;
  const { id: applicationId } = await addApplication(desk.api, { name, email });
  const { body } = await arrangeInterview(desk.api, cookie, applicationId, [meera.id]).expect(201);
  await sendAll();
  const { id, changes } = body as { id: string; changes: { id: string }[] };
  const token = desk.mailsTo(email).flatMap(({ text }) => /\/interview\/([\w-]{43})\b/.exec(text ?? '')?.[1] ?? [])[0]!;
  const [row] = await desk.api.sql<{ uid: string }>('SELECT uid FROM interviews WHERE id = $1', [id]);
  const reply = (status: string, attendee = email) =>
    desk.dovecot.deliver('office', makeCalendarReply({ uid: row!.uid, attendee, status, sequence: 0 }));
  return { id, email, token, change: changes[0]!.id, reply };
}
const awayAndBack = async (id: string) => {
  await save(id, { start: clockAhead(6) });
  return save(id);
};

/** Both leave the interview as people know it. */
const without: [string, (id: string) => Promise<{ mails: number }>][] = [
  ['saved without a difference', (id) => save(id)],
  ['moved away and back before a mail has left', awayAndBack],
];

describe.each(without)('row 444: an interview that is %s', (_how, act) => {
  const word = act === awayAndBack ? 'Back' : 'Same';

  it('keeps what the applicant and the interviewers have answered, and tells nobody', async () => {
    const { id, email, token, change, reply } = await arrange(`Asha${word}`);
    await press({ token, change, answer: 'another-time', note: 'After noon.' }).expect(201);
    await reply('ACCEPTED', meera.email);
    await eventually(async () => (await find(id)).answers.length === 2, 'two answers');
    expect(await act(id)).toMatchObject({ mails: 0, answer: 'another-time' });
    await sendAll();
    expect(desk.mailsTo(email)).toHaveLength(1);
    const { answer, answers } = await find(id);
    expect(answer).toBe('another-time');
    expect(answers).toMatchObject([
      { staffId: null, note: 'After noon.', current: true },
      { staffId: meera.id, answer: 'accepted', current: true },
    ]);
    expect(await list({ answer: 'another-time', id })).toHaveLength(1);
  });

  it('takes later answers of both sides, by the link and by the calendars that know no later number', async () => {
    const { id, email, token, change, reply } = await arrange(`Ravi${word}`);
    await press({ token, change, answer: 'accepted' }).expect(201);
    await act(id);
    await reply('DECLINED');
    await reply('TENTATIVE', meera.email);
    await eventually(async () => (await find(id)).answers.length === 3, 'three answers');
    expect((await find(id)).answer).toBe('declined');
    await press({ token, change, answer: 'accepted' }).expect(201);
    expect((await find(id)).answer).toBe('accepted');
    expect(desk.mailsTo(email)).toHaveLength(1);
  });

  it('reminds nobody who has declined', async () => {
    const { id, email, token, change } = await arrange(`Uma${word}`);
    await press({ token, change, answer: 'declined' }).expect(201);
    await act(id);
    await desk.api.sql(
      `UPDATE outbox SET not_before = now() WHERE event = 'interview.reminder-due' AND subject_id IN (
        SELECT c.id FROM interview_changes c WHERE c.interview_id = $1)`,
      [id],
    );
    await sendAll();
    expect(desk.mailsTo(email)).toHaveLength(1);
  });
});

describe('row 444: an interview that was saved without a difference', () => {
  it('has no new change, number or way to take it back', async () => {
    const { id } = await arrange('Lata');
    const before = await find(id);
    expect(await save(id)).toEqual({ ...before, mails: 0, undo: null });
    expect(await find(id)).toEqual(before);
  });

  it('is changed as before once it differs: the answer to the earlier time does not count', async () => {
    const { id, token, change } = await arrange('Zoe');
    await press({ token, change, answer: 'accepted' }).expect(201);
    const moved = await save(id, { start: clockAhead(6) });
    expect(moved).toMatchObject({ answer: null, answers: [{ current: false }] });
    expect((await press({ token, change, answer: 'accepted' }).expect(409)).body.code).toBe('interview_moved');
  });
});

describe('row 444: two times that were changed and changed back', () => {
  it('are chosen by the page that showed them, once, however often it is pressed', async () => {
    const { id: applicationId } = await addApplication(desk.api, { name: 'Dev', email: 'dev@mail.example' });
    const two = { otherStart: clockAhead(4) };
    const { body } = await arrangeInterview(desk.api, cookie, applicationId, [meera.id], two).expect(201);
    await sendAll();
    const { id, changes } = body as { id: string; changes: { id: string }[] };
    await save(id, { otherStart: clockAhead(5) });
    expect(await save(id, two)).toMatchObject({ mails: 0, state: 'proposed' });
    const [mail] = desk.mailsTo('dev@mail.example');
    const [, token] = /\/interview\/([\w-]{43})\b/.exec(mail!.text!)!;
    const choose = () => press({ token, change: changes[0]!.id, answer: 'second' });
    await choose().expect(201);
    await choose().expect(201);
    const chosen = await find(id);
    expect(chosen).toMatchObject({ state: 'arranged', answer: 'accepted' });
    expect(chosen.changes.filter(({ kind }: { kind: string }) => kind === 'chosen')).toHaveLength(1);
  });
});
