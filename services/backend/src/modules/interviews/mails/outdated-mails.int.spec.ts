import { setTimeout as sleep } from 'node:timers/promises';
import {
  arrangeUntold,
  clockAhead,
  endInterview,
  type InterviewMail,
  planWith,
} from '../../../../test/arrange-interview';
import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { addStaff, signIn } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

const LATER = 'the interview was changed after it';
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
const subjectsTo = (address: string) => mailing.mailsTo(address).map(({ subject }) => subject?.split(' ')[0]);

async function sendAll() {
  await mailing.sendHeld();
  await mailing.settled();
}

async function arrange(name: string) {
  const arranged = await arrangeUntold(mailing, cookie, name);
  const { id, applicationId, staffId, rows } = arranged;
  return {
    ...arranged,
    isAnswered: async () =>
      (await mailing.api.sql('SELECT FROM applications WHERE id = $1 AND first_answer_at IS NOT NULL', [applicationId]))
        .length === 1,
    rowsTo: async (address: string) => (await rows()).filter(({ recipient }) => recipient === address),
    move: async (days: number) =>
      (await call('put', `interviews/${id}`, planWith([staffId], { start: clockAhead(days) })).expect(200)).body,
    cancel: () => call('post', `interviews/${id}/cancel`).expect(200),
  };
}

describe('A mail about an interview that the mail server takes late', () => {
  it('fault 700: is not sent after a later change, which is told as if it were the first', async () => {
    mailing.smtp.refuseWith(451);
    const { email, colleague, rows, move, cancel, tried } = await arrange('Moved');
    await mailing.sendHeld();
    await tried(2);
    await move(6);
    await mailing.sendHeld();
    await tried(4);
    mailing.smtp.refuseWith(null);
    await mailing.settled();
    expect(subjectsTo(email)).toEqual(['Your']);
    expect(mailing.mailsTo(colleague).map(({ subject }) => subject)).toEqual([expect.not.stringContaining('Changed')]);
    expect((await rows()).map(({ state, answer }) => [state, state === 'skipped' ? answer : ''])).toEqual([
      ['skipped', LATER],
      ['skipped', LATER],
      ['sent', ''],
      ['sent', ''],
    ]);
    await cancel();
    await sendAll();
    expect(subjectsTo(email)).toEqual(['Your', 'Cancelled:']);
    expect(mailing.mailsTo(colleague)).toHaveLength(2);
  });

  it('fault 700: is not sent once the interview is cancelled, nor is the cancellation', async () => {
    mailing.smtp.refuseWith(451);
    const { email, colleague, rows, cancel, tried } = await arrange('Cancelled');
    await mailing.sendHeld();
    await tried(2);
    await cancel();
    await mailing.sendHeld();
    await tried(4);
    mailing.smtp.refuseWith(null);
    await mailing.settled();
    for (const address of [email, colleague]) expect(mailing.mailsTo(address)).toEqual([]);
    expect((await rows()).map(({ state }) => state)).toEqual(Array(4).fill('skipped'));
  });

  it('fault 700: waits while the later change can be taken back, and is sent when it is', async () => {
    mailing.smtp.refuseWith(451);
    const { email, rows, move, tried } = await arrange('Undone');
    await mailing.sendHeld();
    await tried(2);
    const { undo } = await move(6);
    await tried(2);
    mailing.smtp.refuseWith(null);
    // Longer than its job waits before the next try.
    await sleep(5_000);
    expect(mailing.mailsTo(email)).toEqual([]);
    await call('post', `undo/${undo.id}`).expect(200);
    await sendAll();
    expect(subjectsTo(email)).toEqual(['Your']);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('fault 700: may have left before, and is cancelled then', async () => {
    mailing.smtp.refuseWith(451);
    const { email, colleague, cancel, tried, rowsTo } = await arrange('Unsure');
    await mailing.sendHeld();
    await tried(2);
    const [toApplicant] = await rowsTo(email);
    const doubt = `UPDATE deliveries SET state = 'unsure', copies = 1, again_at = NULL WHERE id = $1 AND leased_until IS NULL RETURNING id`;
    await eventually(async () => (await mailing.api.sql(doubt, [toApplicant!.id])).length === 1, 'a mail of no worker');
    await cancel();
    await mailing.sendHeld();
    await tried(4);
    mailing.smtp.refuseWith(null);
    await mailing.settled();
    expect(subjectsTo(email)).toEqual(['Cancelled:']);
    expect(mailing.mailsTo(colleague)).toEqual([]);
  });
});

describe('An invitation that a person sends again', () => {
  it('fault 701: with all others that failed, is not sent where the interview is cancelled or has begun', async () => {
    mailing.smtp.refuseWith(550);
    const off = await arrange('Off');
    await mailing.sendHeld();
    await off.tried(2);
    mailing.smtp.refuseWith(null);
    await off.cancel();
    await sendAll();
    mailing.smtp.refuseWith(550);
    const begun = await arrange('Begun');
    await mailing.sendHeld();
    await begun.tried(2);
    mailing.smtp.refuseWith(null);
    await endInterview(mailing.api, begun.id);
    await call('post', 'deliveries/resend-failed', {}).expect(200);
    await sendAll();
    for (const { email, colleague } of [off, begun])
      for (const address of [email, colleague]) expect(mailing.mailsTo(address)).toEqual([]);
    expect((await begun.rows()).map(({ state, answer }) => [state, answer])).toEqual(
      Array.from({ length: 2 }, () => ['skipped', 'the interview has begun']),
    );
    expect((await off.rows()).map(({ state }) => state)).toEqual(Array(4).fill('skipped'));
    // What was never sent is no answer.
    for (const { isAnswered } of [off, begun]) expect(await isAnswered()).toBe(false);
  });
});

describe('A mail about an interview that was cancelled in Deliveries', () => {
  const cancelMail = async (rows: InterviewMail[]) => {
    for (const { id } of rows) await call('post', `deliveries/${id}/cancel`).expect(200);
  };

  it('fault 702: has told nobody: a later change is the first that they hear', async () => {
    const { email, colleague, rowsTo, move } = await arrange('Silent');
    await cancelMail([...(await rowsTo(email)), ...(await rowsTo(colleague))]);
    await move(6);
    await sendAll();
    expect(subjectsTo(email)).toEqual(['Your']);
    expect(mailing.mailsTo(colleague).map(({ subject }) => subject)).toEqual([expect.not.stringContaining('Changed')]);
  });

  it('fault 702: is followed by no cancellation, and is not sent after all', async () => {
    const { email, colleague, rowsTo, cancel } = await arrange('Never');
    const held = await rowsTo(email);
    await cancelMail(held);
    await sendAll();
    await cancel();
    await sendAll();
    expect(mailing.mailsTo(email)).toEqual([]);
    expect(mailing.mailsTo(colleague)).toHaveLength(2);
    await call('post', `deliveries/${held[0]!.id}/resend`, {}).expect(200);
    await sendAll();
    expect(mailing.mailsTo(email)).toEqual([]);
    expect(await rowsTo(email)).toMatchObject([
      { state: 'skipped', answer: 'the interview was cancelled, or this person takes no part in it any more' },
    ]);
  });

  it('fault 702: leaves the answers to the invitation before it as they are', async () => {
    const { id, email, rowsTo, move } = await arrange('Answered');
    await sendAll();
    const [row] = await mailing.api.sql<{ change_id: string }>(
      'SELECT id AS change_id FROM interview_changes WHERE interview_id = $1',
      [id],
    );
    await mailing.api.sql("INSERT INTO interview_answers (change_id, answer) VALUES ($1, 'declined')", [
      row!.change_id,
    ]);
    const answer = async () =>
      (await callAdmin(mailing.api, 'get', `/api/admin/interviews/${id}`, { cookie }).expect(200)).body.answer;
    expect(await answer()).toBe('declined');
    await move(6);
    expect(await answer()).toBeNull();
    await cancelMail((await rowsTo(email)).filter(({ state }) => state === 'pending'));
    expect(await answer()).toBe('declined');
    await sendAll();
  });
});
