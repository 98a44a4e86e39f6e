import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../test/add-application';
import { arrangeInterview, idOfStaff } from '../../../test/arrange-interview';
import { callAdmin } from '../../../test/call-admin';
import { eventually } from '../../../test/eventually';
import { makeMail } from '../../../test/make-mail';
import { addStaff, signIn } from '../../../test/sign-in';
import { startDesk } from '../../../test/start-replies';

let desk: Awaited<ReturnType<typeof startDesk>>;
let people: string[];
let cookie: string;
beforeAll(async () => {
  desk = await startDesk();
  const hr = await addStaff(desk.api, 'hr', { name: 'Meera Iyer' });
  people = [await idOfStaff(desk.api, hr.email)];
  cookie = await signIn(desk.api, hr);
});
afterAll(() => desk?.stop());

const deliver = (headers: Record<string, string | null | undefined>) =>
  desk.dovecot.deliver('office', makeMail(headers));
const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  callAdmin(desk.api, method, `/api/admin/${path}`, { cookie, ...(body && { body }) });
const newest = (email: string) => desk.mailsTo(email).at(-1)!;
/** What a mail names before itself: its own Message-ID is the last. */
const idsBefore = ({ references, messageId }: { references?: string | undefined; messageId?: string | undefined }) => {
  const ids = references?.split(/\s+/) ?? [];
  expect(ids.at(-1)).toBe(messageId);
  return ids.slice(0, -1);
};

async function reply(id: string, email: string) {
  await desk
    .call('post', `all-enquiries/${id}/replies`, { subject: 'Re', body: 'So.', key: randomUUID(), close: false })
    .expect(200);
  await desk.settled();
  return newest(email);
}
async function write(id: string, email: string) {
  const mail = { subject: 'Let us talk', body: 'Which day?' };
  await call('post', 'applications/messages', { ids: [id], mail }).expect(200);
  await desk.settled();
  return newest(email);
}
const answered = (id: string, count = 1) =>
  eventually(
    async () => (await call('get', `applications/${id}/opened`).expect(200)).body.replies.length >= count,
    'the answer of the applicant',
  );

describe('Fault 690: our answer', () => {
  it('to the sender of an enquiry names the mail that it answers, and all before it', async () => {
    const email = 'thread@mail.example';
    const { id, mails } = await desk.ask(email);
    const ours = mails.map(({ messageId }) => messageId);
    await deliver({ From: email, 'In-Reply-To': ours.at(-1), 'Message-ID': '<theirs.1@mail.example>' });
    await desk.joined(id);
    const second = await reply(id, email);
    expect(second.inReplyTo).toBe('<theirs.1@mail.example>');
    expect(idsBefore(second)).toEqual([...ours, '<theirs.1@mail.example>']);
    const third = await reply(id, email);
    expect(third.inReplyTo).toBe(second.messageId);
  });

  it('to an applicant does, and invitation, change and reminder of an interview stay in the conversation', async () => {
    const email = 'asha.thread@mail.example';
    const { id } = await addApplication(desk.api, { email });
    const first = await write(id, email);
    expect(first.headers.map(({ key }) => key)).not.toContain('in-reply-to');
    await deliver({ From: email, 'In-Reply-To': first.messageId, 'Message-ID': '<theirs.2@mail.example>' });
    await answered(id);
    const { body: interview } = await arrangeInterview(desk.api, cookie, id, people).expect(201);
    await desk.settled();
    const invitation = newest(email);
    expect(invitation.inReplyTo).toBe('<theirs.2@mail.example>');
    expect(idsBefore(invitation)).toEqual([first.messageId, '<theirs.2@mail.example>']);
    const part = invitation.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    expect(part!.method).toBe('REQUEST');
    await desk.api.sql(
      `UPDATE outbox SET not_before = now() WHERE event = 'interview.reminder-due'
        AND subject_id IN (SELECT id FROM interview_changes WHERE interview_id = $1)`,
      [interview.id],
    );
    await desk.settled();
    const reminder = newest(email);
    expect(reminder.subject).toMatch(/^Reminder/);
    expect(reminder.inReplyTo).toBe(invitation.messageId);
    await call('post', `interviews/${interview.id}/cancel`).expect(200);
    await desk.settled();
    const end = newest(email);
    expect(end.attachments[0]).toMatchObject({ method: 'CANCEL' });
    expect(idsBefore(end)).toEqual([
      first.messageId,
      '<theirs.2@mail.example>',
      invitation.messageId,
      reminder.messageId,
    ]);
  });

  it.each([
    ['without brackets', 'theirs@mail.example'],
    ['that is none', null],
    ['of 1,200 characters', `<${'a'.repeat(1_200)}@mail.example>`],
    ['with letters that no header may have', '<größe@mail.example>'],
    ['with another header in it', '<a@mail.example\r\n Bcc: x@evil.example>'],
  ])('follows our own mail where theirs has a Message-ID %s', async (_, messageId) => {
    const email = `${randomUUID()}@mail.example`;
    const { id, mails } = await desk.ask(email);
    await deliver({ From: email, 'In-Reply-To': mails.at(-1)!.messageId, 'Message-ID': messageId });
    await desk.joined(id);
    const own = await reply(id, email);
    expect(own.inReplyTo).toBe(mails.at(-1)!.messageId);
    expect(idsBefore(own)).toEqual(mails.map((mail) => mail.messageId));
    expect(own.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('names a folded Message-ID, and none of a program or of a stranger, whose mails its reader does not have', async () => {
    const email = 'folded@mail.example';
    const { id, mails } = await desk.ask(email);
    const about = { 'In-Reply-To': mails.at(-1)!.messageId };
    await deliver({ ...about, From: email, 'Message-ID': '\r\n <folded.1@mail.example>' });
    await deliver({ ...about, From: 'friend@mail.example', 'Message-ID': '<strange.1@mail.example>' });
    await deliver({ ...about, From: email, 'Message-ID': '<away.1@mail.example>', 'Auto-Submitted': 'auto-replied' });
    await desk.joined(id, 3);
    const own = await reply(id, email);
    expect(own.inReplyTo).toBe('<folded.1@mail.example>');
    expect(idsBefore(own)).toEqual([...mails.map(({ messageId }) => messageId), '<folded.1@mail.example>']);
  });
});
