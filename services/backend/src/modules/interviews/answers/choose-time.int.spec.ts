import { addApplication } from '../../../../test/add-application';
import { arrangeInterview, clockAhead, idOfStaff, planWith } from '../../../../test/arrange-interview';
import { callAdmin } from '../../../../test/call-admin';
import request from 'supertest';
import { addStaff, signIn, type TestPerson } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

const HR_INBOX = 'hr@plumbline.example';
let mailing: Mailing;
let meera: TestPerson;
let hr: string;
let people: string[];
beforeAll(async () => {
  mailing = await startMailing();
  meera = await addStaff(mailing.api, 'hr', { name: 'Meera Iyer' });
  hr = await signIn(mailing.api, meera);
  people = [await idOfStaff(mailing.api, meera.email)];
});
afterAll(() => mailing.stop());

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  callAdmin(mailing.api, method, `/api/admin/${path}`, { cookie: hr, ...(body && { body }) });
const find = async (id: string) => (await call('get', `interviews/${id}`).expect(200)).body;
const answer = (fields: object) => request(mailing.api.url).post('/api/interview-answer').send(fields);
const methodOf = (mail: ReturnType<Mailing['mailsTo']>[number] | undefined) =>
  mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.method;
const tokenIn = (text = '') => /\/interview\/([\w-]{43})\b/.exec(text)?.[1] ?? '';
/** The methods of the calendar parts of all mails to somebody about an applicant, in their order. */
const toldTo = (address: string, name = '') =>
  mailing.mailsTo(address).flatMap((mail) => ((mail.text ?? '').includes(name) ? [methodOf(mail) ?? 'none'] : []));
const toHr = (name: string) =>
  mailing.mailsTo(HR_INBOX).filter(({ subject = '' }) => subject.includes(`interview with ${name},`));

async function propose(name: string, more: object = {}) {
  const email = `${name.toLowerCase()}@mail.example`;
  const { id: applicationId } = await addApplication(mailing.api, { name, email });
  const times = { start: clockAhead(6), otherStart: clockAhead(4) };
  const { body } = await arrangeInterview(mailing.api, hr, applicationId, people, { ...times, ...more }).expect(201);
  await mailing.settled();
  const { id, changes } = body as { id: string; changes: { id: string }[] };
  return {
    id,
    applicationId,
    email,
    name,
    change: changes[0]!.id,
    token: tokenIn(mailing.mailsTo(email)[0]?.text),
    body,
  };
}

describe('Two times that are proposed', () => {
  it('are told to the applicant alone, without a calendar; the choice fixes one and tells both sides', async () => {
    const { id, applicationId, email, token, change, body, name } = await propose('Asha');
    expect(body).toMatchObject({ state: 'proposed', coming: true, mails: 1, answer: null });
    expect(body.startsAt < body.otherStart).toBe(true);
    expect(toldTo(email)).toEqual(['none']);
    const [offer] = mailing.mailsTo(email);
    expect(offer!.text).toMatch(
      /\n\w+, \d+ \w+ \d{4} at 14:30 \(India Standard Time, GMT\+05:30\), 45 minutes, or \w+, \d+/,
    );
    expect(toldTo(meera.email, name)).toEqual([]);
    await answer({ token, change, answer: 'second', note: 'Gladly.' }).expect(201);
    await mailing.settled();
    const found = await find(id);
    expect(found).toMatchObject({ state: 'arranged', startsAt: body.otherStart, otherStart: null, answer: 'accepted' });
    expect(found.changes.map(({ kind }: { kind: string }) => kind)).toEqual(['proposed', 'chosen']);
    expect(toldTo(email)).toEqual(['none', 'REQUEST']);
    expect(toldTo(meera.email, name)).toEqual(['REQUEST']);
    expect(toHr(name).map(({ subject }) => subject?.split(':')[0])).toEqual(['Accepted']);
    expect(toHr(name)[0]!.text).toContain('Gladly.');
    const reminders = await mailing.api.sql(
      `SELECT c.kind FROM outbox o JOIN interview_changes c ON c.id = o.subject_id
       WHERE o.event = 'interview.reminder-due' AND c.interview_id = $1`,
      [id],
    );
    expect(reminders).toEqual([{ kind: 'chosen' }]);
    const deeds = (await call('get', `applications/${applicationId}/deeds`).expect(200)).body;
    expect(deeds).toContainEqual(expect.objectContaining({ action: 'interview.chosen', actorName: null }));
    // What follows is an interview like any other.
    expect((await answer({ token, change, answer: 'first' }).expect(409)).body.code).toBe('interview_moved');
    // The same once more, as by a second press of the button.
    await answer({ token, change, answer: 'second' }).expect(201);
    expect((await find(id)).changes).toHaveLength(2);
    const asked = await mailing.api.sql(
      `SELECT actor_name FROM audit_log WHERE action = 'stage-mail.requested' AND subject_id = $1 ORDER BY id`,
      [applicationId],
    );
    expect(asked).toEqual([{ actor_name: 'Meera Iyer' }, { actor_name: null }]);
    await call('post', `interviews/${id}/cancel`).expect(200);
    await mailing.settled();
    expect(toldTo(email)).toEqual(['none', 'REQUEST', 'CANCEL']);
  });

  it('suit neither: HR hears of it, and proposes others or fixes one', async () => {
    const { id, email, token, change, name } = await propose('Ravi');
    expect((await answer({ token, change, answer: 'accepted' }).expect(409)).body.code).toBe('interview_moved');
    await answer({ token, change, answer: 'another-time', note: 'Next week?' }).expect(201);
    await mailing.settled();
    expect(toHr(name)[0]!.text).toContain('Neither of the two times is chosen.');
    expect(await find(id)).toMatchObject({ state: 'proposed', answer: 'another-time' });
    const others = planWith(people, { start: clockAhead(8), otherStart: clockAhead(9) });
    expect((await call('put', `interviews/${id}`, others).expect(200)).body).toMatchObject({
      state: 'proposed',
      answer: null,
    });
    await mailing.settled();
    expect((await answer({ token, change, answer: 'first' }).expect(409)).body.code).toBe('interview_moved');
    const fixed = (await call('put', `interviews/${id}`, planWith(people, { start: clockAhead(8) })).expect(200)).body;
    expect(fixed).toMatchObject({ state: 'arranged', otherStart: null });
    await mailing.settled();
    expect(toldTo(email)).toEqual(['none', 'none', 'REQUEST']);
    expect(toldTo(meera.email, name)).toEqual(['REQUEST']);
    const { errors } = (await call('put', `interviews/${id}`, others).expect(400)).body;
    expect(errors.otherStart).toContain('one time already');
  });

  it('are both taken for the people who take part, and the other one is free after the choice', async () => {
    const { token, change, id } = await propose('Lata');
    const taken = async (days: number) =>
      (
        (await call('post', 'interviews/taken', { ...timeOf(days), people }).expect(200)).body as {
          interviewId: string;
        }[]
      ).filter(({ interviewId }) => interviewId === id).length;
    const timeOf = (days: number) => ({ start: clockAhead(days), zone: 'Asia/Kolkata', minutes: 30 });
    expect([await taken(4), await taken(5), await taken(6)]).toEqual([1, 0, 1]);
    await answer({ token, change, answer: 'first' }).expect(201);
    expect([await taken(4), await taken(6)]).toEqual([1, 0]);
  });

  it('end when both are over, and one that is over cannot be chosen; a cancellation has no calendar part', async () => {
    const { id, email, token, change } = await propose('Uma');
    await mailing.api.sql(`UPDATE interviews SET starts_at = now() - interval '1 hour' WHERE id = $1`, [id]);
    await mailing.api.sql(`UPDATE interview_changes SET starts_at = now() - interval '1 hour' WHERE id = $1`, [change]);
    expect((await answer({ token, change, answer: 'first' }).expect(409)).body.code).toBe('time_over');
    await call('post', `interviews/${id}/cancel`).expect(200);
    await mailing.settled();
    expect(toldTo(email)).toEqual(['none', 'none']);
    expect(mailing.mailsTo(email)[1]!.subject).toMatch(/^Cancelled:/);
    const over = await propose('Dev');
    await mailing.api.sql(
      `UPDATE interviews SET starts_at = now() - interval '2 hours', other_start = now() - interval '1 hour' WHERE id = $1`,
      [over.id],
    );
    const late = { token: over.token, change: over.change, answer: 'second' };
    expect((await answer(late).expect(410)).body.code).toBe('interview_over');
    expect(await find(over.id)).toMatchObject({ state: 'proposed', coming: false });
  });

  it('cannot be chosen any more once the application is at its end', async () => {
    const { applicationId, token, change, email } = await propose('Esha');
    await mailing.api.sql(`UPDATE applications SET stage = 'rejected' WHERE id = $1`, [applicationId]);
    expect((await answer({ token, change, answer: 'first' }).expect(410)).body.code).toBe('interview_cancelled');
    expect(toldTo(email)).toEqual(['none']);
  });

  it('are refused when they are the same, or one is over', async () => {
    const { id: applicationId } = await addApplication(mailing.api, { name: 'Nila', email: 'nila@mail.example' });
    for (const otherStart of [clockAhead(3), clockAhead(-3), 'soon'])
      expect(
        (await arrangeInterview(mailing.api, hr, applicationId, people, { otherStart }).expect(400)).body.errors,
      ).toMatchObject({ otherStart: expect.any(String) });
  });
});
