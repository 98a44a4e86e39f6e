import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { contact, postForm } from '../../../../test/enquiries';
import { postApplication, validFields } from '../../../../test/post-application';
import { addStaff, signIn } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

let mailing: Mailing;
let [hr, general] = ['', ''];
beforeAll(async () => {
  mailing = await startMailing({ UNDO_SECONDS: '0' });
  hr = await signIn(mailing.api, await addStaff(mailing.api, 'hr', { name: 'Meera Nair' }));
  general = await signIn(mailing.api, await addStaff(mailing.api, 'general', { name: 'Leela Rao' }));
});
afterAll(() => mailing.stop());
beforeEach(() => mailing.api.sql('DELETE FROM signatures'));

const call = (method: 'get' | 'post' | 'put', path: string, cookie: string, body?: object) =>
  callAdmin(mailing.api, method, `/api/admin/${path}`, { cookie, ...(body && { body }) });
const read = async (cookie: string) => (await call('get', 'signatures', cookie).expect(200)).body;
const sign = (of: 'own' | 'office', text: unknown, cookie: string, version?: number) =>
  callAdmin(mailing.api, 'put', `/api/admin/signatures/${of}`, {
    cookie,
    body: { text },
    ...(version !== undefined && { ifMatch: `"${version}"` }),
  });
const auditOf = (action: string) =>
  mailing.api.sql('SELECT actor_name, details FROM audit_log WHERE action = $1 ORDER BY id', [action]);

const none = { text: '', shown: '', updatedAt: null, updatedBy: null, version: 0 };

describe('A signature', () => {
  it('is nobody’s until somebody writes one, and is each person’s own', async () => {
    expect(await read(hr)).toEqual({ own: none, office: none });
    const { body } = await sign('own', ' -- \r\n{{writer}}\r\n{{company}} ', hr).expect(200);
    expect(body.own).toMatchObject({
      text: '{{writer}}\n{{company}}',
      shown: 'Meera Nair\nPlumbline',
      updatedBy: 'Meera Nair',
    });
    expect(await read(hr)).toEqual(body);
    expect(await read(general)).toEqual({ own: none, office: none });
  });

  it('of the office is changed by general administrators, and read by both roles', async () => {
    await sign('office', '{{company}}, Pune', hr).expect(403);
    await sign('office', '{{company}}, Pune', general).expect(200);
    expect((await read(hr)).office).toMatchObject({ shown: 'Plumbline, Pune', updatedBy: 'Leela Rao' });
  });

  it('is taken away by an empty text, and each change is recorded once with what it was', async () => {
    for (const text of ['One', 'One', '']) {
      await sign('own', text, hr).expect(200);
      await sign('office', text, general).expect(200);
    }
    expect((await read(general)).office).toEqual(none);
    const changes = [
      { details: { before: { signature: '' }, after: { signature: 'One' } } },
      { details: { before: { signature: 'One' }, after: { signature: '' } } },
    ];
    expect((await auditOf('staff.signature-changed')).slice(-2)).toMatchObject(changes);
    expect((await auditOf('mail-template.signature-changed')).slice(-2)).toMatchObject(changes);
  });

  it('is not overwritten by a form that has seen an older one, also where that was taken away in between', async () => {
    const versionNow = async () => (await read(general)).office.version;
    await sign('office', 'By a colleague', general, 0).expect(200);
    expect((await sign('office', 'Over none', general, 0).expect(412)).body.code).toBe('changed_meanwhile');
    const seen = await versionNow();
    await sign('office', '', general, seen).expect(200);
    await sign('office', 'By another', general, 0).expect(200);
    await sign('office', 'Over the first', general, seen).expect(412);
    await sign('office', 'By another', general, seen).expect(200);
    await sign('office', 'Over it', general, await versionNow()).expect(200);
    expect((await read(hr)).office.text).toBe('Over it');
  });

  it.each([['{{name}}'], ['x'.repeat(601)], [7], [null]])('is refused as %j', async (text) => {
    expect((await sign('own', text, hr).expect(400)).body.errors).toHaveProperty('text');
  });
});

const END = 'Hello.\n\nKind regards,\n{{company}}';
let applicants = 0;

/** The mail that HR writes to a new applicant, as it arrives. */
async function writeToApplicant() {
  const email = `signed-${(applicants += 1)}@mail.example`;
  const { id } = await addApplication(mailing.api, { email });
  const mail = { subject: 'Hello', body: END };
  const preview = await call('post', `applications/${id}/stage/preview`, hr, { stage: 'screening', mail }).expect(200);
  await call('post', `applications/${id}/stage`, hr, { stage: 'screening', mail }).expect(200);
  await mailing.settled();
  return { preview: preview.body, mail: mailing.mailsTo(email)[0]! };
}

describe('A mail that a person writes', () => {
  it('ends with the person’s signature, or else the office’s, or as it was written; the preview shows it', async () => {
    expect((await writeToApplicant()).mail.text).toContain('Kind regards,\nPlumbline\n\nYour reference');
    await sign('office', '{{writer}}\nThe office', general).expect(200);
    const ofOffice = await writeToApplicant();
    expect(ofOffice.mail.text).toContain('Kind regards,\n\n-- \nMeera Nair\nThe office\n\nYour reference');
    expect(ofOffice.preview.html).toContain('The office');
    await sign('own', 'M. Nair, HR', hr).expect(200);
    const own = await writeToApplicant();
    expect(own.mail.text).toContain('Kind regards,\n\n-- \nM. Nair, HR\n');
    expect(own.mail.html).toContain('M. Nair, HR');
    expect(own.mail.text).not.toContain('The office');
  });

  it('keeps the signature that it had when it was written', async () => {
    const email = 'reply-signed@mail.example';
    const fields = { ...contact.fields, email, [contact.text]: randomUUID() };
    const { body } = await postForm(mailing.api.url, contact, fields).expect(201);
    const [message] = await mailing.api.sql<{ id: string }>('SELECT id FROM contact_messages WHERE reference = $1', [
      body.reference,
    ]);
    const { id } = message!;
    await sign('own', 'Leela, as it was', general).expect(200);
    const text = { subject: 'Re: hello', body: 'Yes.\n\n{{writer}}, {{company}}' };
    const preview = await call('post', `all-enquiries/${id}/replies/preview`, general, text).expect(200);
    expect(preview.body.text).toContain('Yes.\n\n-- \nLeela, as it was\n');
    const many = await call('post', 'all-enquiries/replies/preview', general, { ids: [id], ...text }).expect(200);
    expect(many.body.mails[0].text).toBe('Yes.\n\n-- \nLeela, as it was');
    const command = { ...text, key: randomUUID(), close: false };
    await call('post', `all-enquiries/${id}/replies`, general, command).expect(200);
    await sign('own', 'Leela, later', general).expect(200);
    // The repeated request is the same reply, even after the signature has changed.
    await call('post', `all-enquiries/${id}/replies`, general, command).expect(200);
    await mailing.settled();
    const sent = mailing.mailsTo(email).filter(({ subject }) => subject?.startsWith('Re: hello'));
    expect(sent.map((mail) => mail.text)).toEqual([expect.stringContaining('-- \nLeela, as it was\n')]);
  });
});

describe('An automatic mail', () => {
  it('to somebody outside ends with the office’s signature, without a writer, and one to us with none', async () => {
    await sign('office', '{{writer}}\n{{company}}, Pune', general).expect(200);
    await sign('own', 'Mine', hr).expect(200);
    const email = 'acknowledged@mail.example';
    await postApplication(mailing.api.url, { fields: { ...validFields, email } }).expect(201);
    await mailing.settled();
    const [mail] = mailing.mailsTo(email);
    expect(mail!.text).toMatch(/\n\n-- \nPlumbline, Pune\n\nIf it was not you/);
    expect(mail!.html).toContain('Plumbline, Pune');
    expect(mailing.mailsTo('hr@plumbline.example').at(-1)!.text).not.toContain('-- \n');
  });

  it('shows it in its preview and its test', async () => {
    await sign('office', 'The office', general).expect(200);
    await sign('own', 'Mine', hr).expect(200);
    const preview = async (key: string, body: string) =>
      (await call('post', `mail-templates/${key}/preview`, hr, { subject: '{{reference}}', body }).expect(200)).body
        .text;
    expect(await preview('acknowledge-application', 'Hello')).toContain('-- \nThe office');
    expect(await preview('offer', 'Hello')).toContain('-- \nMine');
    expect(await preview('interview-reminder', '{{when}}, {{place}}')).toContain('-- \nThe office');
    await call('post', 'mail-templates/offer/test', hr, { subject: 'Offer', body: 'Hello' }).expect(202);
    await mailing.settled();
    expect(mailing.smtp.mails.find(({ subject }) => subject === '[Test] Offer')!.text).toContain('-- \nMine');
  });
});
