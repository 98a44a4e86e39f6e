import { randomUUID } from 'node:crypto';
import passport from 'passport';
import { SessionStrategy, sessionStrategy } from '../src/modules/staff/session/session.strategy';
import { callAdmin } from './call-admin';
import { contact, type EnquiryForm, postForm } from './enquiries';
import { eventually } from './eventually';
import { addStaff, signIn } from './sign-in';
import { startDovecot } from './start-dovecot';
import { startMailing } from './start-mailing';

type Dovecot = Awaited<ReturnType<typeof startDovecot>>;

/** API, worker, mail server and the mailbox that replies come back to, `<user>@desk.example`. */
export async function startReplies(dovecot: Dovecot, user: string, settings: Record<string, string> = {}) {
  const mailbox = `${user}@desk.example`;
  const mailing = await startMailing({
    IMAP_URL: dovecot.urlOf(user),
    REPLY_MAILBOX: mailbox,
    UNDO_SECONDS: '0',
    ...settings,
  });
  const { api } = mailing;
  const passports = () => passport.use(sessionStrategy, api.app.get(SessionStrategy, { strict: false }));
  passports();
  const person = await addStaff(api, 'general', { name: 'Leela Nair' });
  const cookie = await signIn(api, person);
  // What came before the first look stays unread.
  await eventually(
    async () => (await api.sql('SELECT FROM mailbox_places')).length > 0,
    'the first look at the mailbox',
  );
  const call = (method: 'get' | 'post' | 'put', path: string, body?: object) => {
    // passport has one list for all APIs of a process, and a test may have two of them.
    passports();
    return callAdmin(api, method, `/api/admin/${path}`, { cookie, ...(body && { body }) });
  };
  return {
    ...mailing,
    mailbox,
    person,
    call,
    enquiry: async (id: string) => (await call('get', `all-enquiries/${id}`).expect(200)).body,
    received: async (id: string) => (await call('get', `all-enquiries/${id}/received`).expect(200)).body,
    /** Waits for so many mails of a conversation. */
    joined: async (id: string, count = 1) => {
      const list = async () => (await call('get', `all-enquiries/${id}/received`).expect(200)).body;
      await eventually(async () => (await list()).length >= count, `${count} mails in the conversation`);
      return list();
    },
    /** Somebody asks, and we answer by mail. Gives the enquiry, and the mails that its sender has got. */
    ask: async (
      email: string,
      { form = contact, isAnswered = true }: { form?: EnquiryForm; isAnswered?: boolean } = {},
    ) => {
      const fields = { ...form.fields, email, [form.text]: randomUUID() };
      const { body } = await postForm(api.url, form, fields).expect(201);
      await mailing.settled();
      const [row] = await api.sql<{ id: string }>(`SELECT id FROM ${form.table} WHERE reference = $1`, [
        body.reference,
      ]);
      const text = { subject: 'Re: yours', body: 'Which day?', key: randomUUID(), close: false };
      if (isAnswered) await call('post', `all-enquiries/${row!.id}/replies`, text).expect(200);
      await mailing.settled();
      return { id: row!.id, reference: body.reference as string, mails: mailing.mailsTo(email) };
    },
  };
}

/** The same with a mail server of its own, which ends with it; the mailbox is `office`. */
export async function startDesk(settings?: Record<string, string>) {
  const dovecot = await startDovecot();
  try {
    const desk = await startReplies(dovecot, 'office', settings);
    const stop = async () => {
      await desk.stop();
      await dovecot.stop();
    };
    return { ...desk, dovecot, stop };
  } catch (error) {
    await dovecot.stop();
    throw error;
  }
}
