import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { addApplication } from '../../../../test/add-application';
import {
  arrangeInterview,
  arrangeUntold,
  clockAhead,
  idOfStaff,
  type InterviewMail,
  planWith,
} from '../../../../test/arrange-interview';
import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { addStaff, signIn } from '../../../../test/sign-in';
import type { ReceivedMail } from '../../../../test/start-smtp';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

let mailing: Mailing;
let cookie: string;
beforeAll(async () => {
  mailing = await startMailing({ UNDO_SECONDS: '30' });
  cookie = await signIn(mailing.api, await addStaff(mailing.api, 'hr'));
});
afterEach(() => mailing.smtp.refuseWith(null));
afterAll(() => mailing.stop());

const call = (method: 'post' | 'put', path: string, body?: object) =>
  callAdmin(mailing.api, method, `/api/admin/${path}`, { cookie, ...(body && { body }) });

/** Begins at once, whether it is awaited or not. */
const takeBack = async (id: string) => call('post', `undo/${id}`).expect(200);

/** What calendars are told by a mail. */
function sequenceOf({ attachments }: ReceivedMail): string {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const text = typeof part?.content === 'string' ? part.content : new TextDecoder().decode(part?.content);
  return `${part?.method} ${/^SEQUENCE:(\d)/m.exec(text)?.[1]}`;
}

/** Locks what a query locks, until it is let go. */
async function hold(query: string, ids: string[]) {
  const holder = new Client({ connectionString: mailing.api.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(query, [ids]);
  return async () => {
    await holder.query('COMMIT');
    await holder.end();
  };
}
const someoneWaits = async () =>
  (
    await mailing.api.sql(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).length > 0;

async function sendAll() {
  await mailing.sendHeld();
  await mailing.settled();
}

/** An interview whose invitations have left, and are refused for now: to an applicant, and to somebody of the staff. */
async function arrangeInVain(name: string) {
  mailing.smtp.refuseWith(451);
  const arranged = await arrangeUntold(mailing, cookie, name);
  await mailing.sendHeld();
  await arranged.tried(2);
  return arranged;
}

describe('A mail about an interview that a later change has stopped', () => {
  it('fault 719: is sent after all when that change, whose own mails were cancelled, is taken back', async () => {
    const { id, staffId, email, colleague, rows } = await arrangeInVain('Undone');
    const invitations = (await rows()).map((row) => row.id);
    const moved = await call('put', `interviews/${id}`, planWith([staffId], { start: clockAhead(6) })).expect(200);
    const { undo } = moved.body as { undo: { id: string } };
    for (const row of await rows())
      if (!invitations.includes(row.id)) await call('post', `deliveries/${row.id}/cancel`).expect(200);
    await eventually(async () => (await rows()).every(({ state }) => state === 'skipped'), 'the end of all mails');
    mailing.smtp.refuseWith(null);
    expect([...mailing.mailsTo(email), ...mailing.mailsTo(colleague)]).toEqual([]);
    await call('post', `undo/${undo.id}`).expect(200);
    await eventually(async () => (await rows()).every(({ state }) => state === 'sent'), 'both invitations');
    for (const address of [email, colleague]) {
      const told = mailing.mailsTo(address).map(({ subject }) => subject);
      expect(told).toEqual([expect.not.stringMatching(/^(?:Changed|Cancelled)/)]);
    }
    await mailing.settled();
    expect((await rows()).map((row) => row.id)).toEqual(invitations);
  });

  it('fault 719: leaves the first mail that an applicant gets an invitation, in words, page and calendar', async () => {
    const { id, staffId, email, rows } = await arrangeInVain('First');
    await call('put', `interviews/${id}`, planWith([staffId], { start: clockAhead(6) })).expect(200);
    await mailing.sendHeld();
    const skipped = async () => (await rows()).filter(({ state }) => state === 'skipped').length;
    await eventually(async () => (await skipped()) === 2, 'the end of the first mails');
    mailing.smtp.refuseWith(null);
    await mailing.settled();
    await call('put', `interviews/${id}`, planWith([staffId], { start: clockAhead(7) })).expect(200);
    await sendAll();
    const told = mailing.mailsTo(email);
    expect(told.map(({ subject }) => subject?.split(' ')[0])).toEqual(['Your', 'Changed:']);
    expect(told.map(sequenceOf)).toEqual(['REQUEST 1', 'REQUEST 2']);
    const [kept] = await mailing.api.sql<{ subject: string }>(
      `SELECT t.subject FROM mail_texts t JOIN deliveries d ON d.id = t.delivery_id WHERE d.recipient = $1 ORDER BY d.id LIMIT 1`,
      [email],
    );
    expect(kept?.subject).toBe(told[0]?.subject);
    expect((await rows()).filter(({ state }) => state === 'sent')).toHaveLength(4);
  });

  it('fault 732: is told anew where the interview is moved back by hand once the mails of its move are cancelled', async () => {
    const { id, staffId, email, colleague, rows } = await arrangeInVain('Back');
    const invitations = (await rows()).map((row) => row.id);
    const isInvitation = (row: InterviewMail) => invitations.includes(row.id);
    await call('put', `interviews/${id}`, planWith([staffId], { start: clockAhead(6) })).expect(200);
    for (const row of await rows())
      if (!isInvitation(row)) await call('post', `deliveries/${row.id}/cancel`).expect(200);
    // As a rule before the next try of the invitations, which have waited for the move until now.
    const { body } = await call('put', `interviews/${id}`, planWith([staffId])).expect(200);
    expect(body.mails).toBe(2);
    mailing.smtp.refuseWith(null);
    await sendAll();
    for (const address of [email, colleague]) {
      const told = mailing.mailsTo(address).map(({ subject }) => subject);
      expect(told).toEqual([expect.not.stringMatching(/^(?:Changed|Cancelled)/)]);
    }
    expect((await rows()).filter(isInvitation).map(({ state }) => state)).toEqual(['skipped', 'skipped']);
  });

  it('fault 734: is sent after all when the change is taken back while a worker skips the mail', async () => {
    const { id, staffId, email, colleague, rows } = await arrangeInVain('Race');
    const invitations = (await rows()).map((row) => row.id);
    // A worker that skips one of them has to wait for this before it is done.
    const letGo = await hold('SELECT FROM deliveries WHERE id = ANY($1::uuid[]) FOR UPDATE', invitations);
    const moved = await call('put', `interviews/${id}`, planWith([staffId], { start: clockAhead(6) })).expect(200);
    for (const row of await rows())
      if (!invitations.includes(row.id)) await call('post', `deliveries/${row.id}/cancel`).expect(200);
    await eventually(someoneWaits, 'a worker that waits');
    mailing.smtp.refuseWith(null);
    const undone = takeBack(moved.body.undo.id);
    // Enough for an undo that waits for nothing, and less than one waits for a lock at most.
    await Promise.race([undone, sleep(1_000)]);
    await letGo();
    await undone;
    await eventually(async () => (await rows()).every(({ state }) => state === 'sent'), 'both invitations');
    for (const address of [email, colleague]) expect(mailing.mailsTo(address)).toHaveLength(1);
  });

  it('is locked after its event by an undo that has it sent after all, as by everybody', async () => {
    const { id, staffId, rows } = await arrangeInVain('Order');
    const invitations = (await rows()).map((row) => row.id);
    const moved = await call('put', `interviews/${id}`, planWith([staffId], { start: clockAhead(6) })).expect(200);
    for (const row of await rows())
      if (!invitations.includes(row.id)) await call('post', `deliveries/${row.id}/cancel`).expect(200);
    await eventually(async () => (await rows()).every(({ state }) => state === 'skipped'), 'the end of all mails');
    mailing.smtp.refuseWith(null);
    const letGo = await hold(
      'SELECT FROM outbox WHERE id IN (SELECT event_id FROM deliveries WHERE id = ANY($1::uuid[])) FOR UPDATE',
      invitations,
    );
    const undone = takeBack(moved.body.undo.id);
    await eventually(someoneWaits, 'an undo that waits');
    const free = 'SELECT FROM deliveries WHERE id = ANY($1::uuid[]) FOR UPDATE SKIP LOCKED';
    expect(await mailing.api.sql(free, [invitations])).toHaveLength(2);
    await letGo();
    await undone;
    await eventually(async () => (await rows()).every(({ state }) => state === 'sent'), 'both invitations');
  });

  it('fault 721: waits at no former address of the applicant', async () => {
    const { id, applicationId, email, rows } = await arrangeInVain('Corrected');
    await mailing.api.sql(`UPDATE applications SET email = 'right.address@mail.example' WHERE id = $1`, [
      applicationId,
    ]);
    await call('post', `interviews/${id}/cancel`).expect(200);
    await sendAll();
    expect((await rows()).filter(({ recipient }) => recipient === email).map(({ state }) => state)).toEqual([
      'replaced',
    ]);
    expect((await rows()).filter(({ state }) => state === 'pending')).toEqual([]);
    expect(mailing.mailsTo('right.address@mail.example')).toEqual([]);
  });
});

describe('A reminder that was skipped once its address was corrected', () => {
  it('fault 733: comes when the application is opened again, at the right address', async () => {
    const { id: applicationId } = await addApplication(mailing.api, { name: 'Wrong', email: 'wrong@mail.example' });
    const staffId = await idOfStaff(mailing.api, (await addStaff(mailing.api, 'hr')).email);
    const { body } = await arrangeInterview(mailing.api, cookie, applicationId, [staffId]).expect(201);
    await sendAll();
    const reminders = () =>
      mailing.api.sql<InterviewMail>(
        `SELECT id, recipient, state FROM deliveries WHERE subject_id = $1 AND template = 'interview-reminder'
          AND (attempts > 0 OR state <> 'pending') AND leased_until IS NULL ORDER BY id`,
        [applicationId],
      );
    const isIn = (states: string[]) => async () =>
      (await reminders()).map(({ state }) => state).join() === states.join();
    mailing.smtp.refuseWith(451);
    await mailing.api.sql(
      `UPDATE outbox SET not_before = now(), leased_until = NULL WHERE event = 'interview.reminder-due'
        AND subject_id IN (SELECT id FROM interview_changes WHERE interview_id = $1)`,
      [(body as { id: string }).id],
    );
    await eventually(isIn(['pending']), 'a try with the reminder');
    const right = 'corrected@mail.example';
    await mailing.api.sql('UPDATE applications SET email = $2 WHERE id = $1', [applicationId, right]);
    const move = (stage: string) => call('post', `applications/${applicationId}/stage`, { stage }).expect(200);
    await move('withdrawn');
    await sendAll();
    expect(await isIn(['replaced', 'skipped'])()).toBe(true);
    mailing.smtp.refuseWith(null);
    await move('interview');
    await sendAll();
    expect(mailing.mailsTo(right).map(({ subject }) => subject?.split(' ')[0])).toEqual(['Reminder:']);
  });
});
