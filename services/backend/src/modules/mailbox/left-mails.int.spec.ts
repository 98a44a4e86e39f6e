import { randomUUID } from 'node:crypto';
import { callAdmin } from '../../../test/call-admin';
import { eventually } from '../../../test/eventually';
import { makeBounce, makeMail } from '../../../test/make-mail';
import { postApplication, validFields } from '../../../test/post-application';
import { addStaff, signIn } from '../../../test/sign-in';
import { startDesk } from '../../../test/start-replies';

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk?.stop());

const deliver = (headers: Record<string, string | undefined>, body?: string) =>
  desk.dovecot.deliver('office', makeMail(headers, body));

/** The figure at the mailbox on the page about the system; 0 without one. */
const left = async () => {
  const { lines } = (await desk.call('get', 'status').expect(200)).body;
  const { state, figures } = lines.find(({ part }: { part: string }) => part === 'mailbox');
  const figure = figures.find(({ name }: { name: string }) => name === 'leftovers');
  return { state, count: Number(figure?.value ?? 0) };
};
/** Waits until all mails of the mailbox are looked at, and those that were opened are forgotten. */
const looked = async () => {
  const last = (await desk.dovecot.seen('office')).length;
  const isDone = 'SELECT FROM mailbox_places WHERE last_uid = $1 AND read_at > last_mail_at';
  await eventually(async () => (await desk.api.sql(isDone, [last])).length > 0, 'the mailbox to be read');
};
const becomes = (count: number) =>
  eventually(async () => (await left()).count === count, `${count} mails that belong to nothing`);

describe('A person of the staff who is a sender, too', () => {
  it('answers as one: an enquiry from their own address, as in the first trial', async () => {
    const { id, mails } = await desk.ask(desk.person.email);
    await deliver({ From: desk.person.email.toUpperCase(), 'In-Reply-To': mails.at(-1)!.messageId }, 'It works.');
    expect(await desk.joined(id)).toMatchObject([{ text: 'It works.', isSenders: true }]);
    expect(await desk.enquiry(id)).toMatchObject({ state: 'open' });
  });

  it('answers as one: an application within the company, of somebody who was disabled meanwhile', async () => {
    const colleague = await addStaff(desk.api, 'general');
    const hr = await addStaff(desk.api, 'hr');
    const cookie = await signIn(desk.api, hr);
    const fields = { ...validFields, email: colleague.email, message: randomUUID() };
    const { body } = await postApplication(desk.api.url, { fields }).expect(201);
    await desk.settled();
    await desk.api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [colleague.email]);
    const [row] = await desk.api.sql<{ id: string }>('SELECT id FROM applications WHERE reference = $1', [
      body.reference,
    ]);
    const mail = desk.mailsTo(colleague.email).find(({ text }) => text?.includes(body.reference));
    await deliver({ From: colleague.email, 'In-Reply-To': mail!.messageId }, 'I apply, too.');
    const replies = async () =>
      (await callAdmin(desk.api, 'get', `/api/admin/applications/${row!.id}/opened`, { cookie }).expect(200)).body
        .replies;
    await eventually(async () => (await replies()).length > 0, 'the mail to join');
    expect(await replies()).toMatchObject([{ text: 'I apply, too.' }]);
  });
});

describe('Mails that belong to nothing', () => {
  it('are counted by the page about the system, those of people and bounces alone, until somebody opens them in the mailbox', async () => {
    expect(await left()).toMatchObject({ state: 'good', count: 0 });
    await deliver({ From: 'new@mail.example', Subject: 'My application FD-1234-5678' });
    await deliver({ From: 'shop@mail.example', Precedence: 'bulk' }, 'Buy this.');
    await deliver({ From: 'Plumbline <hello@plumbline.example>' }, 'A copy.');
    await deliver({ From: desk.person.email }, 'Forwarded.');
    await looked();
    await becomes(2);
    // Nobody else learns of a mail that came back and belongs to nothing here.
    await desk.dovecot.deliver('office', makeBounce('<unknown@relay.example>', 'gone@mail.example', 'delayed'));
    await desk.dovecot.deliver('office', makeBounce('<unknown@relay.example>', 'gone@mail.example'));
    await looked();
    await becomes(3);
    expect((await left()).state).toBe('warning');
    expect((await desk.call('get', 'today/office').expect(200)).body.mailbox).toBe('office@desk.example');
    expect(await desk.api.sql('SELECT * FROM mailbox_leftovers')).toEqual(
      [1, 2, 3].map(() => ({
        mailbox: expect.stringMatching(/^office@127\.0\.0\.1\/INBOX$/),
        uid_validity: expect.any(String),
        uid: expect.any(String),
        noted_at: expect.any(Date),
      })),
    );
    await desk.dovecot.openAll('office');
    // The next look at the mailbox is at the next mail.
    await deliver({ From: 'later@mail.example' });
    await looked();
    await becomes(1);
  });

  it('are those of seven days and of this mailbox, and are counted once when it counts its mails anew', async () => {
    await desk.api.sql(
      `INSERT INTO mailbox_leftovers (mailbox, uid_validity, uid, noted_at)
       SELECT coalesce(other, mailbox), 1, 90, now() - days * interval '1 day'
       FROM mailbox_places, (VALUES (NULL, 5), (NULL, 8), ('former@127.0.0.1/INBOX', 5), ('former@127.0.0.1/INBOX', 8)) v (other, days)
       ON CONFLICT DO NOTHING`,
    );
    await desk.dovecot.renumber('office');
    await deliver({ From: 'another@mail.example' });
    await looked();
    // The one from before the days that are compared counts as well.
    await becomes(3);
    await desk.api.sql(`UPDATE mailbox_leftovers SET noted_at = now() - interval '8 days'`);
    await becomes(0);
    await deliver({ From: 'third@mail.example' });
    await looked();
    await becomes(1);
    expect(await desk.api.sql('SELECT FROM mailbox_leftovers')).toHaveLength(1);
  });

  it('are also those beyond 50 a day of one conversation, which the audit log tells once a day', async () => {
    await desk.dovecot.openAll('office');
    const { id, mails } = await desk.ask('eager@mail.example');
    const headers = { From: 'eager@mail.example', 'In-Reply-To': mails.at(-1)!.messageId };
    await desk.api.sql(
      `INSERT INTO received_mails (contact_message_id, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email,
         subject, body, quoted, is_cut, arrived_at)
       SELECT $1, 'before', 1, n, sha256(n::text::bytea), 'reply', '', 'eager@mail.example', '', '', '', false, now()
       FROM generate_series(1, 49) n`,
      [id],
    );
    await deliver(headers, 'The fiftieth.');
    await desk.joined(id, 50);
    await deliver(headers, 'One more.');
    await deliver(headers, 'And one more.');
    await looked();
    await becomes(2);
    expect(await desk.received(id)).toHaveLength(50);
    const log = await desk.api.sql(`SELECT details FROM audit_log WHERE action = 'enquiry.mail-left'`);
    expect(log).toHaveLength(1);
    expect((await desk.dovecot.seen('office')).slice(-3)).toEqual([true, false, false]);
  });
});
