import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

let mailing: Mailing;
let hr: string;
let people = 0;
beforeAll(async () => {
  mailing = await startMailing();
  hr = await cookieFor(mailing.api, 'hr');
});
afterAll(() => mailing.stop());

const post = (path: string, body: object) => callAdmin(mailing.api, 'post', path, { cookie: hr, body });
const mailsOf = async (id: string) =>
  (await callAdmin(mailing.api, 'get', `/api/admin/applications/${id}/mails`, { cookie: hr }).expect(200)).body;
const clock = (ids: readonly string[]) =>
  mailing.api.sql(
    `SELECT answer_from::text, answer_due_at, answer_ended_at, first_answer_at FROM applications WHERE id = ANY($1::uuid[]) ORDER BY id`,
    [ids],
  );
const answered = async (ids: readonly string[]) =>
  (await clock(ids)).map(({ first_answer_at: at }: { first_answer_at?: Date | null }) => Boolean(at));

/** Two applications of one mailbox, the older one first, and one of somebody else. */
async function addTwoOfOne() {
  const email = `asha.${(people += 1)}@gmail.com`;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const asha = { name: 'Asha Verma' };
  const rohan = { name: 'Rohan Mehta', email: `rohan.${people}@mail.example`, createdAt: daysAgo(2) };
  const older = await addApplication(mailing.api, { ...asha, email, apply: 'Java Developer', createdAt: daysAgo(1) });
  const spelt = `Asha${people}+jobs@googlemail.com`;
  const newer = await addApplication(mailing.api, { ...asha, email: spelt, apply: 'Project Manager' });
  const other = await addApplication(mailing.api, rohan);
  return { older, newer, other, ids: [older.id, newer.id, other.id], mailbox: spelt };
}

const mail = { subject: 'About {{reference}}', body: 'Dear {{name}}, about {{position}}.' };

describe('People who sent several applications', () => {
  it('are found by their mailbox in any spelling, and by what HR has linked', async () => {
    const { older, newer, other, ids, mailbox } = await addTwoOfOne();
    const found = async () => (await post('/api/admin/applications/people', { ids }).expect(200)).body;
    const asha = { name: 'Asha Verma', email: mailbox };
    expect(await found()).toEqual([{ ...asha, ids: [newer.id, older.id] }]);
    await post(`/api/admin/applications/${older.id}/duplicates`, { id: other.id }).expect(201);
    expect((await found()).map((person: { ids: string[] }) => person.ids.toSorted())).toEqual([ids.toSorted()]);
  });

  it('row 500: get one mail about all of them, which answers each, and may get one about each', async () => {
    const { older, newer, ids, mailbox } = await addTwoOfOne();
    const path = '/api/admin/applications/messages';
    expect((await post(path, { ids, mail, oneMail: true }).expect(200)).body).toMatchObject({ mails: 2 });
    await mailing.settled();
    const [sent, ...more] = mailing.mailsTo(mailbox);
    expect(more).toEqual([]);
    expect(sent!.subject).toBe(`About ${newer.reference} and ${older.reference}`);
    expect(sent!.text).toContain('Dear Asha Verma, about Project Manager and Java Developer.');
    expect(await answered(ids)).toEqual([true, true, true]);
    const told = expect.stringContaining('Dear Asha Verma, about Project Manager and Java Developer.');
    for (const { id } of [older, newer]) expect(await mailsOf(id)).toMatchObject([{ state: 'sent', text: told }]);
    expect((await post(path, { ids, mail }).expect(200)).body).toMatchObject({ mails: 3 });
    await mailing.settled();
    expect(await mailsOf(older.id)).toHaveLength(2);
  });

  it('are rejected together with one mail', async () => {
    const { older, newer, mailbox } = await addTwoOfOne();
    const [reason] = await mailing.api.sql<{ id: string }>('SELECT id FROM rejection_reasons LIMIT 1');
    const ids = [older.id, newer.id];
    const body = { ids, stage: 'rejected', reason: reason!.id, mail, oneMail: true };
    await post('/api/admin/applications/stage', body).expect(200);
    await mailing.settled();
    expect(mailing.mailsTo(mailbox)).toHaveLength(1);
    expect(await clock(ids)).toMatchObject([{ answer_due_at: null }, { answer_due_at: null }]);
    const moves = await mailing.api.sql('SELECT mailed FROM stage_moves WHERE application_id = ANY($1::uuid[])', [ids]);
    expect(moves).toEqual([{ mailed: true }, { mailed: true }]);
  });

  it.each([
    ['it is cancelled', async (id: string) => (await mailsOf(id))[0].id],
    ['a later decision about either of them comes', async () => null],
  ])('have not heard when the mail waits and %s', async (_, deliveryOf) => {
    const { older, newer } = await addTwoOfOne();
    const ids = [older.id, newer.id];
    const before = await clock(ids);
    const notBefore = new Date(Date.now() + 86_400_000).toISOString();
    await post('/api/admin/applications/messages', { ids, mail: { ...mail, notBefore }, oneMail: true }).expect(200);
    expect(await answered(ids)).toEqual([true, true]);
    const delivery = await deliveryOf(older.id);
    if (delivery) await post(`/api/admin/deliveries/${delivery}/cancel`, {}).expect(200);
    else await post(`/api/admin/applications/${older.id}/stage`, { stage: 'screening' }).expect(200);
    expect(await clock(ids)).toEqual(before);
    expect(await mailsOf(newer.id)).toMatchObject([{ state: 'skipped' }]);
  });

  it('keep their answer when another of their applications is erased', async () => {
    const { older, other, ids } = await addTwoOfOne();
    await post(`/api/admin/applications/${older.id}/duplicates`, { id: other.id }).expect(201);
    await post('/api/admin/applications/messages', { ids, mail, oneMail: true }).expect(200);
    await mailing.settled();
    const [{ email } = { email: '' }] = await mailing.api.sql<{ email: string }>(
      'SELECT email FROM applications WHERE id = $1',
      [older.id],
    );
    await post('/api/admin/erasures', { email, reason: 'asked-for' }).expect(200);
    await mailing.api.sql('SELECT refresh_answer_clock($1::uuid[])', [[other.id]]);
    expect(await answered([other.id])).toEqual([true]);
  });
});

describe('One mail to a person that is taken back', () => {
  it('leaves nobody answered, and nothing of it stays', async () => {
    const slow = await startMailing({ UNDO_SECONDS: '10' });
    const cookie = await cookieFor(slow.api, 'hr');
    const email = 'chitra@mail.example';
    const ids = [(await addApplication(slow.api, { email })).id, (await addApplication(slow.api, { email })).id];
    const call = (method: 'post' | 'get', path: string, body?: object) =>
      callAdmin(slow.api, method, path, { cookie, ...(body && { body }) }).expect(200);
    const moved = await call('post', '/api/admin/applications/stage', { ids, stage: 'interview', mail, oneMail: true });
    expect((await call('get', '/api/admin/undo')).body).toMatchObject([{ mails: 1, subjects: [{}, {}] }]);
    await call('post', `/api/admin/undo/${moved.body[0].undo.id}`);
    expect(await slow.api.sql('SELECT FROM stage_mails')).toEqual([]);
    expect(await slow.api.sql('SELECT FROM applications WHERE first_answer_at IS NOT NULL')).toEqual([]);
    expect(slow.mailsTo(email)).toEqual([]);
    await slow.stop();
  });
});
