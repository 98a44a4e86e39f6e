import { addDelivery } from '../../../../test/add-delivery';
import { callAdmin } from '../../../../test/call-admin';
import { postApplication } from '../../../../test/post-application';
import { cookieFor } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

interface Row {
  id: string;
  message_id: string;
  state: string;
}

let mailing: Mailing;
let hr: string;
beforeAll(async () => {
  mailing = await startMailing({ ACKNOWLEDGE: 'none' });
  hr = await cookieFor(mailing.api, 'hr');
});
afterAll(() => mailing.stop());

const resend = (id: string, body?: unknown, cookie = hr) =>
  callAdmin(mailing.api, 'post', `/api/admin/deliveries/${id}/resend`, { cookie, body });
const rows = (reference: string) =>
  mailing.api.sql<Row>('SELECT id, message_id, state FROM deliveries WHERE reference = $1 ORDER BY round', [reference]);
const apply = async (message: string) => {
  const fields = {
    name: 'Asha',
    email: 'asha@mail.example',
    apply: 'Backend Developer',
    experience: 'Fresher',
    message,
  };
  const { body } = await postApplication(mailing.api.url, { fields }).expect(201);
  await mailing.settled();
  return (body as { reference: string }).reference;
};
const mailsAbout = (reference: string) => mailing.smtp.mails.filter(({ subject }) => subject?.includes(reference));

describe('a mail that a person sends once more', () => {
  it('leaves under the Message-ID that it has when it never left before, although its job was dead', async () => {
    mailing.smtp.refuseWith(550);
    const reference = await apply('refused at first');
    const [failed] = await rows(reference);
    expect(failed?.state).toBe('failed');
    mailing.smtp.refuseWith(null);
    const { body } = await resend(failed!.id).expect(200);
    expect(body).toMatchObject({ id: failed!.id, state: 'pending' });
    await mailing.settled();
    expect(mailsAbout(reference).map(({ messageId }) => messageId)).toEqual([failed!.message_id]);
    expect(await rows(reference)).toMatchObject([{ state: 'sent' }]);
    const audit = await mailing.api.sql<{ details: object; actor_name: string }>(
      "SELECT details, actor_name FROM audit_log WHERE action = 'delivery.resent' AND subject_id = $1",
      [failed!.id],
    );
    expect(audit).toMatchObject([
      { actor_name: 'Meera Nair', details: { template: 'hr-application', before: 'failed' } },
    ]);
  });

  it('goes out a second time only when that is said, and then as a mail of its own', async () => {
    const reference = await apply('sent at once');
    const [sent] = await rows(reference);
    for (const body of [undefined, {}, { again: false }])
      expect((await resend(sent!.id, body).expect(409)).body.code).toBe('delivery_sent');
    const { body } = await resend(sent!.id, { again: true }).expect(200);
    expect(body.id).not.toBe(sent!.id);
    await mailing.settled();
    const after = await rows(reference);
    expect(after.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(after[0]).toEqual(sent);
    const ids = mailsAbout(reference).map(({ messageId }) => messageId);
    expect(ids).toEqual(after.map((row) => row.message_id));
    expect(new Set(ids).size).toBe(2);
    await resend(body.id, { again: true }).expect(200);
    await mailing.settled();
    expect(mailsAbout(reference)).toHaveLength(3);
  });

  it('is asked for by two people at once and goes out once more', async () => {
    const reference = await apply('asked for twice');
    const [sent] = await rows(reference);
    const answers = await Promise.all([1, 2, 3].map(() => resend(sent!.id, { again: true })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await mailing.settled();
    expect(mailsAbout(reference)).toHaveLength(2);
  });

  it('goes to where the inbox is now', async () => {
    const { id } = (await mailing.api.sql<{ id: string }>('SELECT id FROM applications LIMIT 1'))[0]!;
    await mailing.api.sql('DELETE FROM deliveries WHERE subject_id = $1', [id]);
    await mailing.api.sql('DELETE FROM outbox_jobs WHERE job = $1', ['notifications.mail-hr']);
    const old = await addDelivery(mailing.api, { subjectId: id, recipient: 'old.hr@plumbline.example' });
    expect((await resend(old).expect(200)).body.recipient).toBe('hr@plumbline.example');
    await mailing.settled();
    expect(mailing.mailsTo('old.hr@plumbline.example')).toHaveLength(0);
    expect(await mailing.api.sql('SELECT recipient, state FROM deliveries WHERE subject_id = $1', [id])).toEqual([
      { recipient: 'hr@plumbline.example', state: 'sent' },
    ]);
  });
});

describe('what cannot be sent once more', () => {
  it('is a mail on its way, one that is not there, and one that is another role’s business', async () => {
    const pending = await addDelivery(mailing.api, {
      state: 'pending',
      recipient: 'away@mail.example',
      template: 'stage-mail',
    });
    await mailing.api.sql("UPDATE deliveries SET leased_until = now() + interval '1 hour' WHERE id = $1", [pending]);
    await mailing.api.sql("UPDATE outbox_jobs SET state = 'done', settled_at = now() WHERE state = 'pending'");
    expect((await resend(pending).expect(409)).body.code).toBe('delivery_pending');
    const failed = await addDelivery(mailing.api, {});
    await resend(failed, undefined, await cookieFor(mailing.api, 'general')).expect(404);
    await resend('nothing').expect(404);
    await resend('0198c5a4-0000-7000-8000-000000000001').expect(404);
  });

  it.each([{ again: 'true' }, { again: null }, { more: 1 }, [], 'text'])('is one asked for with %j', async (body) => {
    const id = await addDelivery(mailing.api, {});
    await resend(id, body).expect(400);
    expect(await mailing.api.sql('SELECT state FROM deliveries WHERE id = $1', [id])).toEqual([{ state: 'failed' }]);
  });
});
