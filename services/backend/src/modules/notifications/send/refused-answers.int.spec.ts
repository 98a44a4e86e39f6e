import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

let mailing: Mailing;
let hr: string;
let reason: string;
let id: string;
beforeAll(async () => {
  mailing = await startMailing();
  hr = await cookieFor(mailing.api, 'hr');
  reason = (await mailing.api.sql<{ id: string }>('SELECT id FROM rejection_reasons LIMIT 1'))[0]!.id;
});
afterAll(() => mailing.stop());
beforeEach(async () => {
  mailing.smtp.refuseWith(null);
  const createdAt = new Date(Date.now() - 60 * 86_400_000).toISOString();
  ({ id } = await addApplication(mailing.api, { email: 'asha@mail.example', createdAt }));
});

const mail = { subject: 'A word', body: 'Dear {{name}}, a word.' };
const call = (method: 'get' | 'post', path: string, body?: object) =>
  callAdmin(mailing.api, method, path, { cookie: hr, ...(body && { body }) }).expect(200);
const reject = () => call('post', `/api/admin/applications/${id}/stage`, { stage: 'rejected', reason, mail });
const show = async () => (await call('get', `/api/admin/applications/${id}`)).body;
const isInAnswerDue = async () => {
  const filter = encodeURIComponent(JSON.stringify({ answer: 'overdue', id: [id] }));
  return (await call('get', `/api/admin/applications?filter=${filter}`)).body.length === 1;
};
const delivery = async () =>
  (
    await mailing.api.sql<{ id: string; state: string }>(
      "SELECT id, state FROM deliveries WHERE subject_id = $1 AND template = 'stage-mail' ORDER BY id DESC LIMIT 1",
      [id],
    )
  )[0]!;

describe('A mail to an applicant that the mail server has refused for good', () => {
  it('row 493: is no answer: the applicant has to hear as before, and is listed among those', async () => {
    const before = await show();
    mailing.smtp.refuseWith(550);
    await reject();
    await mailing.settled();
    expect((await delivery()).state).toBe('failed');
    const { answerDueAt, answerDaysLate, firstAnswerAt } = await show();
    expect({ answerDueAt, firstAnswerAt }).toEqual({ answerDueAt: before.answerDueAt, firstAnswerAt: null });
    expect(answerDaysLate).toBeGreaterThan(10);
    expect(await isInAnswerDue()).toBe(true);
  });

  it.each([
    ['that mail', async () => call('post', `/api/admin/deliveries/${(await delivery()).id}/resend`, {})],
    ['all that failed', () => call('post', '/api/admin/deliveries/resend-failed', {})],
  ])('is an answer from the moment on in which HR sends %s again', async (_, sendAgain) => {
    mailing.smtp.refuseWith(550);
    await reject();
    await mailing.settled();
    mailing.smtp.refuseWith(null);
    const [{ now } = { now: new Date() }] = await mailing.api.sql<{ now: Date }>('SELECT clock_timestamp() AS now');
    await sendAgain();
    await mailing.settled();
    expect((await delivery()).state).toBe('sent');
    const { answerDueAt, firstAnswerAt } = await show();
    expect(answerDueAt).toBeNull();
    expect(Date.parse(firstAnswerAt)).toBeGreaterThanOrEqual(now.getTime());
    expect(await isInAnswerDue()).toBe(false);
  });

  it('is none once more when it is refused again', async () => {
    mailing.smtp.refuseWith(550);
    await reject();
    await mailing.settled();
    await call('post', `/api/admin/deliveries/${(await delivery()).id}/resend`, {});
    await mailing.settled();
    expect((await delivery()).state).toBe('failed');
    expect((await show()).firstAnswerAt).toBeNull();
    expect(await isInAnswerDue()).toBe(true);
  });

  it('leaves the answer of before as it was', async () => {
    await call('post', '/api/admin/applications/messages', { ids: [id], mail });
    await mailing.settled();
    const heard = await show();
    mailing.smtp.refuseWith(550);
    await call('post', '/api/admin/applications/messages', { ids: [id], mail });
    await mailing.settled();
    const after = await show();
    expect([after.firstAnswerAt, after.answerDueAt]).toEqual([heard.firstAnswerAt, heard.answerDueAt]);
    expect(heard.firstAnswerAt).not.toBeNull();
  });
});
