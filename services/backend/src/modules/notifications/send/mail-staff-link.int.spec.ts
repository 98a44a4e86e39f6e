import request from 'supertest';
import { eventually } from '../../../../test/eventually';
import { addStaff, cookieFor, origin, postSession } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { startSmtp } from '../../../../test/start-smtp';
import { startWorker } from '../../../../test/start-worker';

let api: TestApi;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let stopWorker: () => Promise<void>;
beforeAll(async () => {
  [api, smtp] = [await startApi(), await startSmtp()];
  const places = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
  const worker = await startWorker({ ...places, MAIL_URL: smtp.url });
  stopWorker = () => worker.close();
});
afterAll(async () => {
  await stopWorker();
  await smtp.stop();
  await api.stop();
});

const send = (method: 'post' | 'put', path: string, body: object) =>
  request(api.url)[method](path).set('Origin', origin).send(body);
const mailTo = (email: string) =>
  eventually(() => smtp.mails.find(({ envelope }) => envelope.to.includes(email)), `a mail to ${email}`);
const password = 'gravel lantern violet tram';

describe('A person who is invited', () => {
  it('gets one mail with a link that leads to an account', async () => {
    const person = { name: 'Asha Verma', email: 'asha@plumbline.example', role: 'hr' };
    const invite = send('post', '/api/admin/staff/invitations', person);
    await invite.set('Cookie', await cookieFor(api, 'general')).expect(201);
    const mail = await mailTo(person.email);
    expect(mail.envelope.to).toEqual([person.email]);
    const token = /http:\/\/site\.example\/login2#invite=([\w-]{43})\b/.exec(mail.text!)?.[1];
    expect(mail.html).toContain(`http://site.example/login2#invite=${token}`);
    await send('put', '/api/invitations', { token, password }).expect(204);
    await postSession(api, { name: person.name, email: person.email, password, area: 'hr' }).expect(201);
    const deliveries = () => api.sql(`SELECT state, subject_kind FROM deliveries WHERE recipient = $1`, [person.email]);
    const sent = [{ state: 'sent', subject_kind: 'staff' }];
    await eventually(async () => (await deliveries())[0]?.['state'] === 'sent', 'the delivery being settled');
    expect(await deliveries()).toEqual(sent);
    const [row] = await api.sql(`SELECT count(*)::int AS found FROM deliveries d WHERE d::text LIKE '%' || $1 || '%'`, [
      token,
    ]);
    expect(row).toEqual({ found: 0 });
  });
});

describe('A person who has forgotten the password', () => {
  it('gets a link to a new one', async () => {
    const person = await addStaff(api, 'general');
    await send('post', '/api/password-resets', { email: person.email }).expect(202);
    const mail = await mailTo(person.email);
    const token = /http:\/\/site\.example\/login#reset=([\w-]{43})\b/.exec(mail.text!)?.[1];
    await send('put', '/api/password-resets', { token, password }).expect(204);
    await postSession(api, { name: person.name, email: person.email, password, area: 'general' }).expect(201);
  });

  it('gets no mail for a link that is void by the time the mail server takes it', async () => {
    const person = await addStaff(api, 'hr');
    smtp.refuseWith(451);
    await send('post', '/api/password-resets', { email: person.email }).expect(202);
    const stateOf = async () =>
      (await api.sql<{ state: string }>('SELECT state FROM deliveries WHERE recipient = $1', [person.email]))[0]?.state;
    const refused = `SELECT 1 FROM deliveries WHERE recipient = $1 AND state = 'pending' AND answer LIKE '%451%'`;
    await eventually(async () => (await api.sql(refused, [person.email])).length > 0, 'the first try');
    await api.sql('UPDATE staff_links SET voided_at = now() WHERE used_at IS NULL');
    smtp.refuseWith(null);
    await eventually(async () => (await stateOf()) === 'skipped', 'the delivery being skipped');
    expect(smtp.mails.some(({ envelope }) => envelope.to.includes(person.email))).toBe(false);
  });
});
