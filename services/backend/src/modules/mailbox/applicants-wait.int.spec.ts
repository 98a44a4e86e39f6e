import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../test/add-application';
import { callAdmin } from '../../../test/call-admin';
import { eventually } from '../../../test/eventually';
import { makeMail } from '../../../test/make-mail';
import { addStaff, signIn } from '../../../test/sign-in';
import { startDesk } from '../../../test/start-replies';

let desk: Awaited<ReturnType<typeof startDesk>>;
let cookie: string;
beforeAll(async () => {
  desk = await startDesk({ UNDO_SECONDS: '30' });
  cookie = await signIn(desk.api, await addStaff(desk.api, 'hr', { name: 'Meera Iyer' }));
});
afterAll(() => desk?.stop());

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  callAdmin(desk.api, method, `/api/admin/${path}`, { cookie, ...(body && { body }) });
const filtered = (filter: object) =>
  `applications?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent('["repliedAt","ASC"]')}`;
const waits = async (id: string, replied = true): Promise<boolean> =>
  (await call('get', filtered({ replied, id })).expect(200)).body.length > 0;
const line = async () => {
  const { toDo } = (await call('get', 'today/to-do').expect(200)).body;
  return toDo.find(({ kind }: { kind: string }) => kind === 'replied');
};
const opened = async (id: string) => (await call('get', `applications/${id}/opened`).expect(200)).body;
const settle = (id: string, repliedAt: string) =>
  call('put', `applications/${id}/reply-settled`, { repliedAt }).expect(200);
const write = (id: string) =>
  call('post', 'applications/messages', { ids: [id], mail: { subject: 'Let us talk', body: 'Which day?' } }).expect(
    200,
  );
const undo = async (body: { undo: { id: string } } | { undo: { id: string } }[]) =>
  call('post', `undo/${(Array.isArray(body) ? body[0]! : body).undo.id}`).expect(200);

/** An applicant whom we have written to, and who answers as often as it is called. */
async function applicant() {
  const email = `${randomUUID()}@mail.example`;
  const { id } = await addApplication(desk.api, { email, name: 'Asha Verma' });
  await write(id);
  await desk.sendHeld();
  await desk.settled();
  const { messageId } = desk.mailsTo(email).at(-1)!;
  let count = 0;
  const answer = async (headers: object = {}) => {
    count += 1;
    await desk.dovecot.deliver('office', makeMail({ From: email, 'In-Reply-To': messageId, ...headers }));
    const joined = () => desk.api.sql('SELECT FROM received_mails WHERE application_id = $1', [id]);
    await eventually(async () => (await joined()).length >= count, 'the answer');
  };
  return { id, answer };
}

describe('Fault 691: an applicant who has answered', () => {
  it('is found by HR’s list and named by HR’s Today, and general staff learn nothing of it', async () => {
    expect(await line()).toBeUndefined();
    const { id, answer } = await applicant();
    expect(await waits(id)).toBe(false);
    await answer({ 'Auto-Submitted': 'auto-replied' });
    expect(await waits(id)).toBe(false);
    await answer();
    expect(await waits(id)).toBe(true);
    expect(await waits(id, false)).toBe(false);
    expect(await line()).toMatchObject({ list: 'applications', count: 1, first: [{ id, name: 'Asha Verma' }] });
    const { repliedAt } = (await opened(id)).application;
    expect((await desk.call('get', `applications/${id}`).expect(200)).body.repliedAt).toBeNull();
    await desk.call('get', filtered({ replied: true })).expect(400);
    await settle(id, repliedAt);
    expect(await line()).toBeUndefined();
  });

  it('is done with once somebody who has seen the newest answer says that none is needed, until the next mail', async () => {
    const { id, answer } = await applicant();
    await answer();
    const { repliedAt: first } = (await opened(id)).application;
    await answer();
    const { version, repliedAt } = (await opened(id)).application;
    expect((await settle(id, first)).body).toMatchObject({ repliedAt });
    expect((await settle(id, repliedAt)).body).toMatchObject({ repliedAt: null, version });
    await settle(id, repliedAt);
    await call('put', `applications/${id}/reply-settled`).expect(400);
    const told = (await opened(id)).deeds.filter(({ action }: { action: string }) => action.endsWith('reply-settled'));
    expect(told).toMatchObject([{ actorName: 'Meera Iyer' }]);
    await answer();
    expect(await waits(id)).toBe(true);
  });

  it.each([
    ['a mail', (id: string) => write(id)],
    ['a move', (id: string) => call('post', `applications/${id}/stage`, { stage: 'offer' }).expect(200)],
  ])('is done with by %s, and waits again once that is taken back', async (_, act) => {
    const { id, answer } = await applicant();
    await answer();
    const { body } = await act(id);
    expect(await waits(id)).toBe(false);
    await undo(body);
    expect(await waits(id)).toBe(true);
    await call('put', `applications/${id}/pause`, { reason: 'Waiting for the applicant' }).expect(200);
    expect(await waits(id)).toBe(false);
  });

  it('waits also after the end, while put off, and when our mail was refused', async () => {
    const { id, answer } = await applicant();
    await call('post', `applications/${id}/stage`, { stage: 'withdrawn' }).expect(200);
    await answer();
    expect(await waits(id)).toBe(true);
    desk.smtp.refuseWith(550);
    await write(id);
    await desk.sendHeld();
    await desk.settled();
    desk.smtp.refuseWith(null);
    expect(await waits(id)).toBe(true);
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await call('put', `triage/${id}/later`, { until }).expect(200);
    expect(await waits(id)).toBe(true);
  });

  it('waits no longer when the mail is erased with somebody else who had sent it', async () => {
    const { id, answer } = await applicant();
    const from = 'sister@mail.example';
    await answer({ From: from });
    await desk.settled();
    expect(await waits(id)).toBe(true);
    const told = `SELECT FROM deliveries WHERE template = 'received-reply' AND subject_id = $1`;
    const { length } = await desk.api.sql(told, [id]);
    const { body } = await call('post', 'erasures', { email: from, reason: 'asked-for' }).expect(200);
    expect(body.counts).toMatchObject({ receivedMails: 1, deliveries: length });
    expect(await desk.api.sql(told, [id])).toEqual([]);
    expect(length).toBeGreaterThan(0);
    expect(await waits(id)).toBe(false);
  });

  it('is told by no mail while HR has switched that off, and by one again afterwards', async () => {
    const turn = (on: boolean) => call('put', 'mail-templates/received-reply-application/switch', { on }).expect(200);
    const states = (id: string) =>
      desk.api.sql(
        `SELECT state FROM deliveries WHERE subject_id = $1 AND template = 'received-reply' ORDER BY created_at`,
        [id],
      );
    await turn(false);
    const { id, answer } = await applicant();
    await answer();
    await desk.settled();
    expect(await states(id)).toEqual([{ state: 'skipped' }]);
    expect(await waits(id)).toBe(true);
    await turn(true);
    await answer();
    await desk.settled();
    expect(await states(id)).toEqual([{ state: 'skipped' }, { state: 'sent' }]);
  });
});
