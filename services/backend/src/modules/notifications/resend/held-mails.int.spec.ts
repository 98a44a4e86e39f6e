import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { cookieFor } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let mailing: Mailing;
let hr: string;
let general: string;
beforeAll(async () => {
  mailing = await startMailing();
  [hr, general] = [await cookieFor(mailing.api, 'hr'), await cookieFor(mailing.api, 'general')];
});
afterAll(() => mailing.stop());

/** An application with a mail that leaves in three days. */
async function waiting(email: string) {
  const { api } = mailing;
  const { id } = await addApplication(api, { email });
  const notBefore = inDays(3);
  const move = (body: object) =>
    callAdmin(api, 'post', `/api/admin/applications/${id}/stage`, { cookie: hr, body }).expect(200);
  await move({ stage: 'interview', mail: { subject: 'Talk?', body: 'On Monday?', notBefore } });
  const find = async () => {
    const query = `filter=${encodeURIComponent(JSON.stringify({ waiting: true, subject: [id] }))}`;
    return (await callAdmin(api, 'get', `/api/admin/deliveries?${query}`, { cookie: hr }).expect(200)).body;
  };
  const [mail] = await find();
  const decide = (what: string, cookie = hr) =>
    callAdmin(api, 'post', `/api/admin/deliveries/${mail.id}/${what}`, { cookie });
  return { id, notBefore, mail, move, find, decide };
}

describe('A mail that waits for its time', () => {
  it('is listed with its time, and is late for nobody', async () => {
    const { mail, notBefore } = await waiting('listed@mail.example');
    expect(mail).toMatchObject({ state: 'pending', recipient: 'listed@mail.example', leavesAt: notBefore });
    const numbers = await callAdmin(mailing.api, 'get', '/api/admin/deliveries/numbers', { cookie: hr }).expect(200);
    expect(numbers.body.oldestPendingSeconds).toBeNull();
  });

  it('is cancelled by a person, once, and is then sent only after all', async () => {
    const { find, decide } = await waiting('cancelled@mail.example');
    expect((await decide('cancel').expect(200)).body).toMatchObject({ state: 'skipped', leavesAt: null });
    expect((await decide('cancel').expect(409)).body.code).toBe('delivery_not_waiting');
    await decide('send-now').expect(409);
    expect(await find()).toEqual([]);
  });

  it('is sent at once by a person, and once', async () => {
    const { decide } = await waiting('hurried@mail.example');
    await decide('cancel', general).expect(404);
    await decide('send-now').expect(200);
    await eventually(() => mailing.mailsTo('hurried@mail.example').length === 1, 'the mail');
    await decide('cancel').expect(409);
  });

  it('is cancelled by a later move, which says so', async () => {
    const { id, move, find } = await waiting('moved@mail.example');
    expect((await move({ stage: 'withdrawn' })).body.cancelledMails).toBe(1);
    expect(await find()).toEqual([]);
    expect(await mailing.api.sql('SELECT state, answer FROM deliveries WHERE subject_id = $1', [id])).toEqual([
      { state: 'skipped', answer: 'A later decision of Meera Nair has cancelled it' },
    ]);
  });

  it.each([['yesterday'], [inDays(-1)], [inDays(61)], ['2026-11-30T09:00:00'], [7], [null]])(
    'has no time of %j',
    async (notBefore) => {
      const { id } = await addApplication(mailing.api);
      const body = { stage: 'offer', mail: { subject: 'S', body: 'B', notBefore } };
      await callAdmin(mailing.api, 'post', `/api/admin/applications/${id}/stage`, { cookie: hr, body }).expect(400);
    },
  );
});
