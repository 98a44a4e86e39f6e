import { forms } from '../../../test/enquiries';
import { eventually } from '../../../test/eventually';
import { exportsAreRecorded } from '../../../test/exports-are-recorded';
import { filePart, makeMail, parts, textPart } from '../../../test/make-mail';
import { readZip } from '../../../test/read-zip';
import { addStaff } from '../../../test/sign-in';
import { EICAR, startClamd } from '../../../test/start-clamd';
import { startDovecot } from '../../../test/start-dovecot';
import { startReplies } from '../../../test/start-replies';

let dovecot: Awaited<ReturnType<typeof startDovecot>>;
let clamd: Awaited<ReturnType<typeof startClamd>>;
let desk: Awaited<ReturnType<typeof startReplies>>;
beforeAll(async () => {
  [dovecot, clamd] = await Promise.all([startDovecot(), startClamd()]);
  desk = await startReplies(dovecot, 'office', { REPLY_MAILBOX_PLUS: 'yes', SCAN: clamd.url });
});
afterAll(async () => {
  await desk?.stop();
  await clamd?.stop();
  await dovecot?.stop();
});

const deliver = (headers: Record<string, string | undefined>, body?: string) =>
  dovecot.deliver('office', makeMail(headers, body));
const officeMails = (reference: string) =>
  desk.mailsTo('hello@plumbline.example').filter(({ subject }) => subject === `Answer from Chitra Rao (${reference})`);

/** The ids of the enquiries that the search finds. */
const found = async (q: string): Promise<string[]> => {
  const filter = encodeURIComponent(JSON.stringify({ q }));
  const { body } = await desk.call('get', `all-enquiries?filter=${filter}`).expect(200);
  return body.map(({ id }: { id: string }) => id);
};

describe.each(forms)('The sender’s answer to our mail about an enquiry in $table', (form) => {
  it('joins the conversation, opens it again, and is a mark in the mailbox once it is there', async () => {
    const email = `${form.kind}@mail.example`;
    const { id, mails } = await desk.ask(email, { form });
    const answered = mails.at(-1)!;
    expect(answered.envelope.from).toBe(desk.mailbox);
    expect(answered.replyTo![0]!.address).toMatch(/^office\+[\da-f]{32}@desk\.example$/);
    expect(await desk.enquiry(id)).toMatchObject({ state: 'waiting', answerDueAt: null });
    const seen = (await dovecot.seen('office')).length;
    await deliver(
      { From: `Somebody <${email.toUpperCase()}>`, 'In-Reply-To': answered.messageId },
      'Monday.\n\nOn Friday, Desk wrote:\n> Which day?',
    );
    expect(await desk.joined(id)).toMatchObject([
      {
        kind: 'reply',
        senderName: 'Somebody',
        isSenders: true,
        text: 'Monday.',
        quoted: 'On Friday, Desk wrote:\n> Which day?',
        isCut: false,
        files: [],
      },
    ]);
    expect(await desk.enquiry(id)).toMatchObject({ state: 'open', answerDueAt: expect.any(String) });
    await eventually(async () => (await dovecot.seen('office'))[seen], 'the mark in the mailbox');
  });
});

describe('A mail in the mailbox', () => {
  it('tells who has the enquiry, else the office; its words stay out of the audit log, and the search finds them', async () => {
    const { id, reference, mails } = await desk.ask('told@mail.example');
    await deliver(
      { From: 'Zora Quill <told@mail.example>', Subject: 'Airships', References: mails.at(-1)!.messageId },
      'The zeppelin has landed.',
    );
    await desk.joined(id);
    await desk.settled();
    const told = desk.mailsTo(desk.person.email).at(-1);
    expect(told).toMatchObject({ subject: `Answer from Chitra Rao (${reference})` });
    expect(told!.replyTo).toBeUndefined();
    expect(told!.text).toContain('The zeppelin has landed.');
    expect(told!.text).toContain(`/admin/all-enquiries/${id}/show`);
    expect(officeMails(reference)).toEqual([]);
    for (const q of ['zeppelin has', 'airship', 'zora qu', `yours (${reference})`])
      expect(await found(q)).toEqual([id]);
    const log = await desk.api.sql(`SELECT action, details::text FROM audit_log WHERE subject_id = $1`, [id]);
    expect(JSON.stringify(log)).toContain('enquiry.mail-received');
    expect(JSON.stringify(log)).not.toContain('zeppelin');
  });

  it('is known by the token of its address alone, and the office hears of it where nobody has the enquiry', async () => {
    const { id, reference, mails } = await desk.ask('token@mail.example', { isAnswered: false });
    await deliver({ From: 'token@mail.example', To: mails[0]!.replyTo![0]!.address!.toUpperCase() });
    await desk.joined(id);
    await desk.settled();
    expect(officeMails(reference)).toHaveLength(1);
  });

  it('by a stranger joins as a stranger’s, and changes no address', async () => {
    const { id, mails } = await desk.ask('known@mail.example');
    await deliver({ From: 'Known <known@evil.example>', 'In-Reply-To': mails.at(-1)!.messageId });
    expect(await desk.joined(id)).toMatchObject([{ isSenders: false, senderEmail: 'known@evil.example' }]);
    expect((await desk.enquiry(id)).email).toBe('known@mail.example');
  });

  it('joins once however often it is there, and two that share a Message-ID both join', async () => {
    const { id, mails } = await desk.ask('twice@mail.example');
    const headers = {
      From: 'twice@mail.example',
      'In-Reply-To': mails.at(-1)!.messageId,
      'Message-ID': '<same@mail.example>',
    };
    await deliver(headers, 'One.');
    await deliver(headers, 'One.');
    await deliver(headers, 'Two.');
    await desk.joined(id, 2);
    await dovecot.renumber('office');
    await deliver({ ...headers, 'Message-ID': '<other@mail.example>' }, 'Three.');
    const joined = await desk.joined(id, 3);
    expect(joined.map(({ text }: { text: string }) => text)).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('that belongs to nothing stays as it is: by its subject alone, of ours, of a colleague, an answer to our notice', async () => {
    const { id, reference, mails } = await desk.ask('nothing@mail.example');
    const before = (await dovecot.seen('office')).length;
    const person = await addStaff(desk.api, 'general');
    const answered = { 'In-Reply-To': mails.at(-1)!.messageId };
    const notice = desk.mailsTo('hello@plumbline.example').find(({ subject }) => subject!.includes(reference));
    await deliver({ From: 'nothing@mail.example', Subject: `Re: yours (${reference})` });
    await deliver({ ...answered, From: 'Plumbline <hello@plumbline.example>' });
    await deliver({ ...answered, From: person.email });
    await deliver({ ...answered, From: 'nothing@mail.example', 'Message-ID': mails[0]!.messageId });
    await deliver({ From: 'nothing@mail.example', 'In-Reply-To': notice!.messageId });
    await deliver({ ...answered, From: 'nothing@mail.example' }, 'The last one.');
    expect(await desk.joined(id)).toMatchObject([{ text: 'The last one.' }]);
    await eventually(async () => (await dovecot.seen('office')).at(-1), 'the mark of the last');
    expect((await dovecot.seen('office')).slice(before)).toEqual([false, false, false, false, false, true]);
  });

  it('that cannot be read is set aside after three tries, with an alarm, and keeps none of those behind it', async () => {
    const { id, mails } = await desk.ask('behind@mail.example');
    const headers = { From: 'behind@mail.example', 'In-Reply-To': mails.at(-1)!.messageId };
    const [type, body] = parts('multipart/mixed', ...Array.from({ length: 3_000 }, () => textPart('x')));
    await deliver({ ...headers, ...type }, body);
    for (const [at, text] of ['First.', 'Second.', 'Third.'].entries()) {
      await deliver(headers, text);
      await desk.joined(id, at + 1);
    }
    const trials = () => desk.api.sql('SELECT tries, set_aside_at IS NOT NULL AS aside FROM mailbox_trials');
    await eventually(async () => (await trials()).some(({ aside }) => aside), 'the mail to be set aside');
    expect(await trials()).toEqual([{ tries: 3, aside: true }]);
    const alarms = () => desk.api.sql(`SELECT FROM operator_alarms WHERE name = 'mailbox_mail_unread'`);
    await eventually(async () => (await alarms()).length > 0, 'the alarm');
  });
});

describe('The files of a mail', () => {
  it('are handed out as attachments that no browser shows, by those who read enquiries, on record; one with malware is gone', async () => {
    const email = 'files@erased.example';
    const { id, mails } = await desk.ask(email);
    const page = '<script>alert(1)</script>';
    const [type, body] = parts(
      'multipart/mixed',
      textPart('See these.'),
      filePart('Grüße.html', page, 'text/html'),
      filePart('x.com', EICAR),
    );
    await deliver({ From: email, 'In-Reply-To': mails.at(-1)!.messageId, ...type }, body);
    const [{ files }] = await desk.joined(id);
    expect(files).toMatchObject([
      { name: 'Grüße.html', size: page.length, scanState: 'clean' },
      { name: 'x.com', scanState: 'infected' },
    ]);
    expect(await found('grüße.ht')).toEqual([id]);
    const answer = await desk.call('get', `received-files/${files[0].id}`).responseType('blob').expect(200);
    expect(String(answer.body)).toBe(page);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="Gru_?e\.html"; filename\*=/),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const refused = await desk.call('get', `received-files/${files[1].id}`).expect(409);
    expect(refused.body.code).toBe('file_infected');
    await desk.call('get', 'received-files/1').expect(404);
    const log = await desk.api.sql(
      `SELECT action FROM audit_log WHERE subject_id = $1 AND action LIKE 'enquiry.file%' ORDER BY id`,
      [id],
    );
    expect(log).toEqual([{ action: 'enquiry.file-read' }, { action: 'enquiry.file-refused' }]);

    const archive = await desk.call('post', 'exports', { email }).responseType('blob').expect(200);
    const packed = await readZip(archive.body as Buffer);
    expect([...packed].find(([name]) => name.endsWith('Grüße.html'))?.[1].toString()).toBe(page);
    expect([...packed].map(([, bytes]) => bytes.toString()).join()).toContain('See these.');
    await exportsAreRecorded(desk.api);
    const erasure = { email, reason: 'asked-for' };
    const { body: erased } = await desk.call('post', 'erasures', erasure).expect(200);
    expect(erased.counts).toMatchObject({ receivedMails: 1 });
    expect(await desk.api.sql('SELECT FROM received_files WHERE id = $1', [files[0].id])).toEqual([]);
  });

  it('wait for a scanner that is away, and no mail waits with them', async () => {
    const { id, mails } = await desk.ask('waits@mail.example');
    clamd.state.mood = 'hangs-up';
    const [type, body] = parts('multipart/mixed', textPart('See this.'), filePart('a.pdf', 'bytes'));
    await deliver({ From: 'waits@mail.example', 'In-Reply-To': mails.at(-1)!.messageId, ...type }, body);
    const [{ files }] = await desk.joined(id);
    clamd.state.mood = 'well';
    expect((await desk.call('get', `received-files/${files[0].id}`).expect(409)).body.code).toBe('file_not_scanned');
  });
});
