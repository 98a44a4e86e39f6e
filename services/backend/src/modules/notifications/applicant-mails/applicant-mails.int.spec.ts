import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { postApplication, validFields } from '../../../../test/post-application';
import { cookieFor } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

let mailing: Mailing;
let hr: string;
beforeAll(async () => {
  mailing = await startMailing();
  hr = await cookieFor(mailing.api, 'hr');
});
afterAll(() => mailing.stop());

const list = async (id: string) =>
  (await callAdmin(mailing.api, 'get', `/api/admin/applications/${id}/mails`, { cookie: hr }).expect(200)).body;
const write = (id: string, mail: object) =>
  callAdmin(mailing.api, 'post', '/api/admin/applications/messages', { cookie: hr, body: { ids: [id], mail } });

/** Somebody who has had an acknowledgement and one mail of HR. */
async function addWrittenTo(email: string): Promise<string> {
  await postApplication(mailing.api.url, { fields: { ...validFields, email } }).expect(201);
  await mailing.settled();
  const [row] = await mailing.api.sql<{ id: string }>('SELECT id FROM applications WHERE email = $1', [email]);
  await write(row!.id, { subject: 'About {{reference}}', body: 'Dear {{name}},\n\n<we> are still reading.' }).expect(
    200,
  );
  await mailing.settled();
  return row!.id;
}

/** The reader of mails adds a line break at the end of each part. */
const textOf = (mail: { text?: string | undefined } | undefined) => mail!.text!.replace(/\n$/, '');

describe('The mails to an applicant', () => {
  it('say word by word what the mail server got, newest first, and how far each has come', async () => {
    const id = await addWrittenTo('words@mail.example');
    const [acknowledgement, message] = mailing.mailsTo('words@mail.example');
    const asSent = { state: 'sent', recipient: 'words@mail.example', wording: 'as-sent', leavesAt: null };
    expect(await list(id)).toMatchObject([
      { ...asSent, template: 'stage-mail', subject: message!.subject, text: textOf(message) },
      {
        ...asSent,
        template: 'acknowledge-application',
        subject: acknowledgement!.subject,
        text: textOf(acknowledgement),
      },
    ]);
    expect(message!.text).toContain('<we> are still reading.');
    // Mails to HR are none of theirs.
    expect(
      await mailing.api.sql("SELECT FROM deliveries WHERE subject_id = $1 AND template LIKE 'hr-%'", [id]),
    ).toHaveLength(1);
    expect(await mailing.api.sql('SELECT FROM mail_texts')).toHaveLength(2);
  });

  it('from before texts were kept say what HR wrote, and of automatic ones nothing', async () => {
    const id = await addWrittenTo('former@mail.example');
    await mailing.api.sql('DELETE FROM mail_texts');
    expect(await list(id)).toMatchObject([
      { wording: 'as-written', text: `Dear ${validFields.name},\n\n<we> are still reading.` },
      { wording: 'not-kept', subject: null, text: null },
    ]);
  });

  it('that wait for their time stand there with it, and once cancelled with who did it', async () => {
    const { id } = await addApplication(mailing.api);
    const notBefore = new Date(Date.now() + 86_400_000).toISOString();
    await write(id, { subject: 'Monday', body: 'Let us talk.', notBefore }).expect(200);
    const [mail] = await list(id);
    expect(mail).toMatchObject({ state: 'pending', leavesAt: notBefore, wording: 'as-written', text: 'Let us talk.' });
    await callAdmin(mailing.api, 'post', `/api/admin/deliveries/${mail.id}/cancel`, { cookie: hr }).expect(200);
    expect(await list(id)).toMatchObject([
      { state: 'skipped', leavesAt: null, answer: expect.stringContaining('Cancelled by') },
    ]);
  });

  it('are none of an application that is not there', async () => {
    for (const id of [randomUUID(), 'x'])
      await callAdmin(mailing.api, 'get', `/api/admin/applications/${id}/mails`, { cookie: hr }).expect(404);
  });
});
