import { addApplication } from '../../../../test/add-application';
import { arrangeInterview, clockAhead, idOfStaff, planWith } from '../../../../test/arrange-interview';
import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { addStaff, signIn, type TestPerson } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

let mailing: Mailing;
let hr: string;
let meera: TestPerson;
let people: string[];
beforeAll(async () => {
  mailing = await startMailing({ UNDO_SECONDS: '30' });
  meera = await addStaff(mailing.api, 'hr', { name: 'Meera Iyer' });
  hr = await signIn(mailing.api, meera);
  people = [await idOfStaff(mailing.api, meera.email)];
});
afterAll(() => mailing.stop());

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  callAdmin(mailing.api, method, `/api/admin/${path}`, { cookie: hr, ...(body && { body }) });
/** As if the time for an undo were over. */
const sendAll = async () => {
  await mailing.api.sql(`UPDATE outbox SET not_before = now(), leased_until = NULL
    WHERE published_at IS NULL AND not_before < now() + interval '5 minutes'`);
  await mailing.settled();
};
async function arrange(email: string, more: object = {}) {
  const { id: applicationId } = await addApplication(mailing.api, { name: 'Asha Verma', email });
  const { body } = await arrangeInterview(mailing.api, hr, applicationId, people, more).expect(201);
  return { ...(body as { id: string; startsAt: string; undo: { id: string } }), applicationId };
}
/** When people are to be reminded, by the changes of an interview from the first on; those that were taken back have none. */
const moments = (id: string) =>
  mailing.api.sql<{ at: Date }>(
    `SELECT o.not_before AS at FROM outbox o JOIN interview_changes c ON c.id = o.subject_id
     WHERE c.interview_id = $1 AND o.event = 'interview.reminder-due' ORDER BY c.id`,
    [id],
  );
/** As if the moments of all reminders about an interview had come. */
async function comeDue(id: string) {
  await mailing.api.sql(
    `UPDATE outbox SET not_before = now(), leased_until = NULL WHERE published_at IS NULL AND event = 'interview.reminder-due'
      AND subject_id IN (SELECT id FROM interview_changes WHERE interview_id = $1)`,
    [id],
  );
  await mailing.settled();
}
const subjectsTo = (address: string) => mailing.mailsTo(address).map(({ subject }) => subject?.split(' ')[0]);

describe('The reminder of an interview', () => {
  it('goes to both sides a day before, in words and without a second entry for the calendar', async () => {
    const email = 'reminded@mail.example';
    const { id, startsAt } = await arrange(email);
    const [moment, ...more] = await moments(id);
    expect(more).toEqual([]);
    expect(moment!.at.getTime()).toBe(Date.parse(startsAt) - 24 * 3_600_000);
    await sendAll();
    await comeDue(id);
    expect(subjectsTo(email)).toEqual(['Your', 'Reminder:']);
    const notices = mailing.mailsTo(meera.email).filter(({ subject }) => subject?.startsWith('Reminder:'));
    for (const mail of [mailing.mailsTo(email)[1], notices[0]]) {
      expect(mail!.text).toContain('at 14:30 (India Standard Time, GMT+05:30), 45 minutes');
      expect(mail!.attachments).toEqual([]);
    }
    expect(notices).toHaveLength(1);
    await mailing.api
      .sql(`UPDATE outbox_jobs SET state = 'pending', settled_at = NULL, queued_at = now() - interval '1 hour', times_added = 0
      WHERE job = 'interviews.remind'`);
    await mailing.settled();
    expect(mailing.mailsTo(email)).toHaveLength(2);
  });

  it('is of the time that was moved to, and of that alone', async () => {
    const email = 'later@mail.example';
    const { id } = await arrange(email);
    await sendAll();
    await call('put', `interviews/${id}`, planWith(people, { start: clockAhead(9) })).expect(200);
    await sendAll();
    const [first] = await moments(id);
    await mailing.api.sql(
      `UPDATE outbox SET not_before = now(), leased_until = NULL WHERE event = 'interview.reminder-due' AND not_before = $1`,
      [first!.at],
    );
    await mailing.settled();
    expect(subjectsTo(email)).toEqual(['Your', 'Changed:']);
    await comeDue(id);
    expect(subjectsTo(email)).toEqual(['Your', 'Changed:', 'Reminder:']);
  });

  it('is that of before when a move is taken back', async () => {
    const email = 'back@mail.example';
    const { id, startsAt } = await arrange(email);
    await sendAll();
    const { body } = await call('put', `interviews/${id}`, planWith(people, { start: clockAhead(9) })).expect(200);
    await call('post', `undo/${body.undo.id}`).expect(200);
    expect((await moments(id)).map(({ at }) => at.getTime())).toEqual([Date.parse(startsAt) - 24 * 3_600_000]);
    await comeDue(id);
    expect(subjectsTo(email)).toEqual(['Your', 'Reminder:']);
  });

  it('fault 692: comes after an undo of the move that stood at its moment, once, as does the question for verdicts', async () => {
    const email = 'missed@mail.example';
    const { id } = await arrange(email);
    await sendAll();
    const move = async (days: number) =>
      (await call('put', `interviews/${id}`, planWith(people, { start: clockAhead(days) })).expect(200)).body.undo.id;
    /** The moment of the first change comes while a move stands, and passes for nothing. */
    const miss = async (event: string) => {
      await mailing.api.sql(
        `UPDATE outbox SET not_before = now(), leased_until = NULL WHERE event = $2
          AND subject_id = (SELECT id FROM interview_changes WHERE interview_id = $1 ORDER BY id LIMIT 1)`,
        [id, event],
      );
      const done = `SELECT FROM outbox o JOIN outbox_jobs j ON j.event_id = o.id AND j.state = 'done' WHERE o.event = $2
        AND o.subject_id = (SELECT id FROM interview_changes WHERE interview_id = $1 ORDER BY id LIMIT 1)`;
      await eventually(async () => (await mailing.api.sql(done, [id, event])).length > 0, 'the job that does nothing');
    };
    const first = await move(9);
    await miss('interview.reminder-due');
    await call('post', `undo/${first}`).expect(200);
    await mailing.settled();
    expect(subjectsTo(email)).toEqual(['Your', 'Reminder:']);
    await call('post', `undo/${await move(10)}`).expect(200);
    await mailing.settled();
    expect(subjectsTo(email)).toEqual(['Your', 'Reminder:']);

    const third = await move(11);
    await mailing.api.sql(
      `UPDATE interview_changes SET starts_at = now() - interval '1 hour'
        WHERE id = (SELECT id FROM interview_changes WHERE interview_id = $1 ORDER BY id LIMIT 1)`,
      [id],
    );
    await miss('interview.verdicts-due');
    await call('post', `undo/${third}`).expect(200);
    await mailing.settled();
    const asked = mailing.mailsTo(meera.email).filter(({ subject }) => subject?.startsWith('Your verdict'));
    expect(asked).toHaveLength(1);
  });

  it('comes after an undo of the move of the applicant’s stage that stood at its moment', async () => {
    const email = 'reopened@mail.example';
    const { id, applicationId } = await arrange(email);
    await sendAll();
    const { body } = await call('post', `applications/${applicationId}/stage`, { stage: 'withdrawn' }).expect(200);
    await comeDue(id);
    expect(subjectsTo(email)).toEqual(['Your']);
    await call('post', `undo/${body.undo.id}`).expect(200);
    await mailing.settled();
    expect(subjectsTo(email)).toEqual(['Your', 'Reminder:']);
  });

  it('fault 633: comes once the application is opened again after its moment, and not while that can be taken back', async () => {
    const email = 'back.again@mail.example';
    const { id, applicationId } = await arrange(email);
    await sendAll();
    const move = async (stage: string) =>
      (await call('post', `applications/${applicationId}/stage`, { stage }).expect(200)).body.undo.id;
    await move('withdrawn');
    await comeDue(id);
    // Refused where a mail has left.
    await call('post', `undo/${await move('interview')}`).expect(200);
    await sendAll();
    expect(subjectsTo(email)).toEqual(['Your']);
    const reminders = () =>
      mailing.mailsTo(meera.email).filter(({ subject }) => subject?.startsWith('Reminder:')).length;
    const before = reminders();
    await move('interview');
    await sendAll();
    expect(subjectsTo(email)).toEqual(['Your', 'Reminder:']);
    expect(reminders()).toBe(before + 1);
    for (const stage of ['withdrawn', 'offer']) await move(stage);
    await sendAll();
    expect(subjectsTo(email)).toEqual(['Your', 'Reminder:']);
  });

  it('fault 633: comes after an end that had it skipped while it could be taken back', async () => {
    const email = 'end.again@mail.example';
    const { id, applicationId } = await arrange(email);
    await sendAll();
    const move = (stage: string) => call('post', `applications/${applicationId}/stage`, { stage }).expect(200);
    await move('withdrawn');
    await comeDue(id);
    for (const stage of ['interview', 'withdrawn']) await move(stage);
    await sendAll();
    expect(subjectsTo(email)).toEqual(['Your']);
    await move('interview');
    await sendAll();
    expect(subjectsTo(email)).toEqual(['Your', 'Reminder:']);
  });

  it('fault 633: verdicts are asked for once an application is opened again after the interview, not a month after it', async () => {
    const asked = () =>
      mailing.mailsTo(meera.email).filter(({ subject }) => subject?.startsWith('Your verdict')).length;
    const before = asked();
    for (const [days, questions] of [
      [1, 1],
      [31, 1],
    ] as const) {
      const { id, applicationId } = await arrange(`verdict.${days}@mail.example`);
      await sendAll();
      const move = (stage: string) => call('post', 'applications/stage', { ids: [applicationId], stage }).expect(200);
      await move('withdrawn');
      for (const [table, column] of [
        ['interviews', 'id'],
        ['interview_changes', 'interview_id'],
      ] as const)
        await mailing.api.sql(
          `UPDATE ${table} SET starts_at = now() - make_interval(days => $2) WHERE ${column} = $1`,
          [id, days],
        );
      await mailing.api.sql(
        `UPDATE outbox SET not_before = now(), leased_until = NULL WHERE event = 'interview.verdicts-due'
          AND subject_id IN (SELECT id FROM interview_changes WHERE interview_id = $1)`,
        [id],
      );
      await mailing.settled();
      expect(asked()).toBe(before + questions - (days === 1 ? 1 : 0));
      await move('screening');
      await sendAll();
      expect(asked()).toBe(before + questions);
    }
  });

  it('is none when the interview was cancelled, the application is at its end, or erased', async () => {
    const ends = {
      cancelled: (id: string) => call('post', `interviews/${id}/cancel`),
      withdrawn: (_: string, applicationId: string) =>
        call('post', `applications/${applicationId}/stage`, { stage: 'withdrawn' }),
      erased: (_id: string, _application: string, email: string) =>
        call('post', 'erasures', { email, reason: 'asked-for' }),
    };
    for (const [name, end] of Object.entries(ends)) {
      const email = `${name}@mail.example`;
      const { id, applicationId } = await arrange(email);
      await sendAll();
      await end(id, applicationId, email).expect(200);
      await sendAll();
      await comeDue(id);
      expect(subjectsTo(email)).not.toContain('Reminder:');
      expect(await moments(id)).toHaveLength(name === 'erased' ? 0 : 1);
    }
  });

  it('is none for an interview within a day', async () => {
    const start = new Date(Date.now() + 23 * 3_600_000).toISOString().slice(0, 16);
    const { id } = await arrange('soon@mail.example', { start, zone: 'UTC' });
    expect(await moments(id)).toEqual([]);
  });
});
