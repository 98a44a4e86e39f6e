import { addApplication } from '../../../../test/add-application';
import { type Mailing, startMailing } from '../../../../test/start-mailing';
import { Database } from '../../../platform/database/database';
import { RequestStageMail } from '../write-stage-mail.use-case';

let mailing: Mailing;
beforeAll(async () => {
  mailing = await startMailing();
});
afterAll(() => mailing.stop());

const actor = {
  id: '0198c5a4-0000-7000-8000-000000000001',
  name: 'Meera',
  email: 'm@x.example',
  role: 'hr',
  sessionId: '',
};
const ask = (applicationId: string, text: { subject: string; body: string }) => {
  const request = mailing.api.app.get(RequestStageMail, { strict: false });
  const database = mailing.api.app.get(Database, { strict: false });
  return database.transaction(async (tx) => {
    const [mail] = await request.requestAll(tx, [{ applicationId, ...text }], { actor });
    return mail!.stageMailId;
  });
};

describe('a mail to an applicant that HR asks for', () => {
  it('leaves word by word, to the applicant, with HR behind it', async () => {
    const { id, reference } = await addApplication(mailing.api, { email: 'chitra@mail.example' });
    const text = { subject: 'Let us talk', body: 'Dear Chitra,\n\n<see> https://meet.example/a?b=1&c=2\n\nMeera' };
    const stageMailId = await ask(id, text);
    await mailing.settled();
    const [mail, ...others] = mailing.mailsTo('chitra@mail.example');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Let us talk', replyTo: [{ address: 'hr@plumbline.example' }] });
    expect(mail!.text).toContain(text.body);
    expect(mail!.html).toContain('&lt;see&gt;');
    expect(mail!.headers.map(({ key }) => key)).not.toContain('auto-submitted');
    expect(await mailing.api.sql('SELECT state, template, subject_id, reference FROM deliveries')).toEqual([
      { state: 'sent', template: 'stage-mail', subject_id: id, reference },
    ]);
    expect(
      await mailing.api.sql("SELECT subject_id, details FROM audit_log WHERE action = 'stage-mail.requested'"),
    ).toEqual([{ subject_id: id, details: { stageMailId } }]);
  });

  it.each([
    { subject: 'Hello\r\nBcc: x@evil.example', body: 'Text' },
    { subject: 'Dear {{name}}', body: 'Text' },
    { subject: 'Hello', body: 'Dear {{name}}' },
    { subject: '', body: 'Text' },
    { subject: 'Hello', body: ' \n ' },
    { subject: 'Hello', body: 'a\u0000b' },
    { subject: 'a'.repeat(301), body: 'Text' },
    { subject: 'Hello', body: 'a'.repeat(10_001) },
  ])('is refused, and nothing is kept, with %j', async (text) => {
    const { id } = await addApplication(mailing.api);
    await expect(ask(id, text)).rejects.toMatchObject({ statusCode: 400 });
    expect(await mailing.api.sql('SELECT 1 FROM stage_mails WHERE application_id = $1', [id])).toEqual([]);
  });

  it('goes with its application when that is erased before the mail has left', async () => {
    const { id } = await addApplication(mailing.api, { email: 'gone@mail.example' });
    const database = mailing.api.app.get(Database, { strict: false });
    await database.transaction(async (tx) => {
      const request = mailing.api.app.get(RequestStageMail, { strict: false });
      await request.requestAll(tx, [{ applicationId: id, subject: 'Hello', body: 'Text' }], { actor });
      await tx.query({ name: 'test.erase', text: 'DELETE FROM applications WHERE id = $1' }, [id]);
    });
    await mailing.settled();
    expect(mailing.mailsTo('gone@mail.example')).toEqual([]);
  });
});
