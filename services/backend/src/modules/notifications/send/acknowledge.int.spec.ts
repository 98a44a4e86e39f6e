import { randomUUID } from 'node:crypto';
import { forms, postForm } from '../../../../test/enquiries';
import { makePdf } from '../../../../test/make-files';
import { postApplication, validFields } from '../../../../test/post-application';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
const refused = 'nobody@mail.example';

describe('the acknowledgement of what somebody sent', () => {
  let mailing: Mailing;
  beforeAll(async () => {
    mailing = await startMailing(
      {},
      { onRcptTo: ({ address }, _session, done) => done(address === refused ? refusal : undefined) },
    );
  });
  afterAll(() => mailing.stop());

  const apply = async (fields: Record<string, string> = {}) => {
    const values = { ...validFields, message: randomUUID(), ...fields };
    const { body } = await postApplication(mailing.api.url, { fields: values }).expect(201);
    return body as { reference: string };
  };
  const deliveriesTo = (recipient: string) =>
    mailing.api.sql<{ state: string; answer: string; reference: string }>(
      'SELECT state, answer, reference FROM deliveries WHERE recipient = $1 ORDER BY id',
      [recipient],
    );

  it('goes to an applicant, with what was received, and to nobody else', async () => {
    const email = 'asha.one@mail.example';
    const file = { name: 'cv.pdf', bytes: makePdf(30_000) };
    const { body } = await postApplication(mailing.api.url, { fields: { ...validFields, email }, file }).expect(201);
    await mailing.settled();
    const [mail, ...others] = mailing.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: `We have your application (${body.reference})`,
      envelope: { to: [email] },
      to: [{ address: email }],
      replyTo: [{ address: 'hr@plumbline.example' }],
    });
    const headers = Object.fromEntries(mail!.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-replied', 'x-auto-response-suppress': 'All' });
    for (const text of [mail!.html, mail!.text])
      for (const fact of [body.reference, validFields.apply, 'PDF, 30 KB', 'IST', 'working day'])
        expect(text).toContain(fact);
    expect(`${mail!.html} ${mail!.text}`).not.toContain('offline booking');
  });

  it.each(forms)('goes to the sender of $path, and the mail about it to the inbox', async (form) => {
    const email = `${randomUUID()}@mail.example`;
    const secret = `My words ${randomUUID()} https://evil.example`;
    await postForm(mailing.api.url, form, { ...form.fields, email, [form.text]: secret }).expect(201);
    await mailing.settled();
    const [row] = await mailing.api.sql<{ reference: string }>(`SELECT reference FROM ${form.table} WHERE email = $1`, [
      email,
    ]);
    const [mail, ...others] = mailing.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(row!.reference);
    expect(`${mail?.html} ${mail?.text}`).not.toMatch(/My words|evil/);
    const inbox = mailing.mailsTo('hello@plumbline.example').filter(({ subject }) => subject?.includes(row!.reference));
    expect(inbox).toHaveLength(1);
    expect(inbox[0]).toMatchObject({ replyTo: [{ address: email }], envelope: { to: ['hello@plumbline.example'] } });
    expect(inbox[0]!.text).toContain(secret);
  });

  it('goes five times a day to one mailbox, however it is spelled; the rest are recorded and HR hears of all', async () => {
    const spelled = (at: number) => ['flood@mail.example', 'Flood@Mail.example', `flood+${at}@mail.example`][at % 3]!;
    const before = mailing.mailsTo('hr@plumbline.example').length;
    for (let at = 0; at < 8; at += 1) await apply({ email: spelled(at) });
    await mailing.settled();
    const states = await mailing.api.sql<{ state: string }>(
      "SELECT state, count(*)::int FROM deliveries WHERE recipient_key = 'flood@mail.example' GROUP BY state ORDER BY state",
    );
    expect(states).toEqual([
      { state: 'sent', count: 5 },
      { state: 'skipped', count: 3 },
    ]);
    expect(mailing.smtp.mails.filter(({ envelope }) => /^flood/i.test(envelope.to[0]!))).toHaveLength(5);
    expect(mailing.mailsTo('hr@plumbline.example').length - before).toBe(8);
  });

  it('never goes to a mailbox of ours that somebody gives as theirs', async () => {
    const { reference } = await apply({ email: 'hr@plumbline.example' });
    await mailing.settled();
    const about = (await deliveriesTo('hr@plumbline.example')).filter((row) => row.reference === reference);
    expect(about.map(({ state }) => state).toSorted()).toEqual(['sent', 'skipped']);
  });

  it('fails visibly when the mailbox does not exist, and HR hears of the application all the same', async () => {
    const { reference } = await apply({ email: refused });
    await mailing.settled();
    expect(await deliveriesTo(refused)).toMatchObject([{ state: 'failed', answer: expect.stringContaining('550') }]);
    expect(mailing.mailsTo('hr@plumbline.example').some(({ subject }) => subject?.includes(reference))).toBe(true);
  });

  it('fails visibly for an address in another script that got in by other ways', async () => {
    const { reference } = await apply({ email: 'script@mail.example' });
    await mailing.settled();
    await mailing.api.sql("UPDATE applications SET email = 'अजय@mail.example' WHERE reference = $1", [reference]);
    await mailing.api.sql(
      `UPDATE outbox_jobs SET state = 'pending', settled_at = NULL, queued_at = now() - interval '1 hour'
       WHERE job = 'notifications.acknowledge-application'
         AND event_id = (SELECT event_id FROM deliveries WHERE reference = $1 AND template = 'acknowledge-application')`,
      [reference],
    );
    await mailing.settled();
    expect(await deliveriesTo('अजय@mail.example')).toMatchObject([{ state: 'failed' }]);
  });
});

describe('acknowledgements that are switched off', () => {
  it('are not even recorded, kind by kind', async () => {
    const mailing = await startMailing({ ACKNOWLEDGE: 'contact-message' });
    try {
      for (const form of forms) await postForm(mailing.api.url, form).expect(201);
      await postApplication(mailing.api.url).expect(201);
      await mailing.settled();
      const templates = await mailing.api.sql<{ template: string }>(
        'SELECT template FROM deliveries ORDER BY template',
      );
      expect(templates.map(({ template }) => template)).toEqual([
        'acknowledge-contact-message',
        'hr-application',
        'inbox-consultation',
        'inbox-contact-message',
        'inbox-home-enquiry',
      ]);
    } finally {
      await mailing.stop();
    }
  });
});
