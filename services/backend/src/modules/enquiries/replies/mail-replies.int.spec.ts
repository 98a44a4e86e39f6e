import { randomUUID } from 'node:crypto';
import { callAdmin } from '../../../../test/call-admin';
import { contact, postForm } from '../../../../test/enquiries';
import { cookieFor } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

let mailing: Mailing;
let cookie: string;
beforeAll(async () => {
  mailing = await startMailing();
  cookie = await cookieFor(mailing.api, 'general');
});
afterAll(() => mailing.stop());
beforeEach(() => mailing.smtp.refuseWith(null));

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  callAdmin(mailing.api, method, `/api/admin/${path}`, { cookie, ...(body && { body }) }).expect(200);
const reply = async (id: string, more: object = {}): Promise<void> => {
  const text = {
    subject: 'Grüße: naïve “quotes”, 日本',
    body: 'Dear {{name}},\n\n<see> https://meet.example/a?b=1&c=2',
  };
  await call('post', `all-enquiries/${id}/replies`, { ...text, key: randomUUID(), close: false, ...more });
};
const stateOf = async (id: string): Promise<string> => (await call('get', `all-enquiries/${id}`)).body.state;
const newest = async (id: string) => (await call('get', `all-enquiries/${id}/replies`)).body.at(-1).mail;

async function add(email: string): Promise<{ id: string; reference: string }> {
  const fields = { ...contact.fields, email, message: randomUUID() };
  const { body } = await postForm(mailing.api.url, contact, fields).expect(201);
  await mailing.settled();
  const rows = await mailing.api.sql<{ id: string; reference: string }>(
    'SELECT id, reference FROM contact_messages WHERE reference = $1',
    [body.reference],
  );
  return rows[0]!;
}
async function refused(email: string, more: object = {}): Promise<string> {
  const { id } = await add(email);
  mailing.smtp.refuseWith(550);
  await reply(id, more);
  await mailing.settled();
  mailing.smtp.refuseWith(null);
  return id;
}

describe('The mail of a reply to an enquiry', () => {
  it('leaves word by word into the thread of our earlier mails, with the office behind it', async () => {
    const { id, reference } = await add('thread@mail.example');
    await reply(id);
    await mailing.settled();
    await reply(id, { subject: `Again, ${reference}` });
    await mailing.settled();
    const [acknowledgement, first, second, ...others] = mailing.mailsTo('thread@mail.example');
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      subject: `Grüße: naïve “quotes”, 日本 (${reference})`,
      replyTo: [{ address: 'hello@plumbline.example' }],
      inReplyTo: acknowledgement!.messageId,
      references: `${acknowledgement!.messageId} ${first!.messageId}`,
    });
    expect(first!.text).toContain('Dear Chitra Rao,\n\n<see> https://meet.example/a?b=1&c=2');
    expect(first!.html).toContain('&lt;see&gt;');
    expect(first!.html).toContain('href="https://meet.example/a?b=1&amp;c=2"');
    expect(first!.headers.map(({ key }) => key)).not.toContain('auto-submitted');
    expect(second).toMatchObject({ subject: `Again, ${reference}`, inReplyTo: first!.messageId });
    expect(second!.references!.split(/\s+/)).toEqual([acknowledgement!.messageId, first!.messageId, second!.messageId]);
    expect(new Set([acknowledgement, first, second].map((mail) => mail!.messageId)).size).toBe(3);
    expect(acknowledgement!.references).toBe(acknowledgement!.messageId);
    expect(await newest(id)).toMatchObject({ state: 'sent', messageId: second!.messageId });
  });

  it('is no answer when it is refused: the enquiry is open again with its date, until the mail has left after all', async () => {
    const id = await refused('later@mail.example', { close: true });
    const { state, answerDueAt } = (await call('get', `all-enquiries/${id}`)).body;
    expect([state, answerDueAt]).toEqual(['open', expect.any(String)]);
    const { id: delivery } = await newest(id);
    await call('post', `deliveries/${delivery}/resend`, {});
    await mailing.settled();
    expect([await stateOf(id), (await newest(id)).state]).toEqual(['closed', 'sent']);
  });

  it('that leaves after all changes nothing where somebody has decided since', async () => {
    const id = await refused('decided@mail.example');
    await call('put', `all-enquiries/${id}/state`, { state: 'closed' });
    await call('post', `deliveries/${(await newest(id)).id}/resend`, {});
    await mailing.settled();
    expect([await stateOf(id), (await newest(id)).state]).toEqual(['closed', 'sent']);
  });

  it('is not sent once its enquiry is gone', async () => {
    const { id } = await add('gone@mail.example');
    mailing.smtp.refuseWith(450);
    await reply(id);
    await call('post', 'erasures', { email: 'gone@mail.example', reason: 'asked-for' });
    mailing.smtp.refuseWith(null);
    await mailing.settled();
    // The acknowledgement alone.
    expect(mailing.mailsTo('gone@mail.example')).toHaveLength(1);
    expect(await mailing.api.sql('SELECT FROM deliveries WHERE subject_id = $1', [id])).toEqual([]);
  });
});
