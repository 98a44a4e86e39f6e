import { callAdmin } from '../../../../test/call-admin';
import { addStaff, signIn } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

let mailing: Mailing;
beforeAll(async () => void (mailing = await startMailing()));
afterAll(() => mailing.stop());

const words = { subject: 'Hello {{name}}', body: 'Draft, not saved.\n\n[Go on]({{link}})' };
const test = (cookie: string, key: string, body: object = words) =>
  callAdmin(mailing.api, 'post', `/api/admin/mail-templates/${key}/test`, { cookie, body });

async function somebody(role: 'hr' | 'general') {
  const person = await addStaff(mailing.api, role);
  return { email: person.email, cookie: await signIn(mailing.api, person) };
}

describe('A test mail', () => {
  it('goes to the person who asks for it alone, with the words of the form and sample values, and is recorded', async () => {
    const { email, cookie } = await somebody('general');
    expect((await test(cookie, 'staff-invitation').expect(202)).body).toEqual({ to: email });
    await mailing.settled();
    const mails = mailing.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['[Test] Hello Meera Nair']);
    for (const body of [mails[0]!.text, mails[0]!.html]) {
      expect(body).toContain('Draft, not saved.');
      expect(body).toContain('http://site.example/login');
    }
    expect(await mailing.api.sql('SELECT FROM changed_mails')).toEqual([]);
    const audit = `SELECT actor_name FROM audit_log WHERE action = 'mail-template.tested' AND subject_id = 'staff-invitation'`;
    expect(await mailing.api.sql(audit)).toHaveLength(1);
    const [delivery] = await mailing.api.sql('SELECT template, state FROM deliveries WHERE recipient = $1', [email]);
    expect(delivery).toEqual({ template: 'test-mail', state: 'sent' });
  });

  it('can be one that people begin with, and is refused as saving would be', async () => {
    const { email, cookie } = await somebody('hr');
    await test(cookie, 'offer', { subject: 'Offer', body: 'Dear {{name}}' }).expect(202);
    await mailing.settled();
    expect(mailing.mailsTo(email)[0]!.text).toContain('Dear Asha Verma');
    expect((await test(cookie, 'offer').expect(400)).body.errors.body).toContain('{{link}}');
    await test(cookie, 'staff-invitation').expect(404);
    await test(cookie, 'nothing').expect(404);
  });

  it('is sent ten times an hour at most, also when they are asked for at once', async () => {
    const { email, cookie } = await somebody('general');
    await mailing.api.sql(
      `INSERT INTO test_mails (staff_id, key, stage, subject, body, email)
       SELECT id, 'staff-invitation', 'automatic', 'Hello', 'Hello', email FROM staff, generate_series(1, 9) WHERE email = $1`,
      [email],
    );
    const answers = await Promise.all(Array.from({ length: 3 }, () => test(cookie, 'staff-invitation')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 429, 429]);
  });

  it('is forgotten after a month', async () => {
    const { cookie } = await somebody('general');
    await mailing.api.sql(`UPDATE test_mails SET created_at = now() - interval '31 days'`);
    await test(cookie, 'staff-invitation').expect(202);
    expect(await mailing.api.sql('SELECT FROM test_mails')).toHaveLength(1);
  });
});
