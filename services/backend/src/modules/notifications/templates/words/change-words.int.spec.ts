import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { callAdmin } from '../../../../../test/call-admin';
import { eventually } from '../../../../../test/eventually';
import { addStaff, cookieFor, origin } from '../../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../../test/start-api';
import { startSmtp } from '../../../../../test/start-smtp';
import { startWorker } from '../../../../../test/start-worker';
import { Schedule } from '../../../../platform/schedule/schedule';

let api: TestApi;
let worker: INestApplicationContext;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let general: string;
beforeAll(async () => {
  smtp = await startSmtp();
  api = await startApi();
  const { databaseUrl, storageUrl } = api;
  worker = await startWorker({
    DATABASE_URL: databaseUrl,
    QUEUE_URL: databaseUrl,
    STORAGE_URL: storageUrl,
    MAIL_URL: smtp.url,
    SITE_URL: 'https://plumbline.example',
  });
  general = await cookieFor(api, 'general');
});
afterAll(async () => {
  await worker.close();
  await api.stop();
  await smtp.stop();
});
beforeEach(() => api.sql('DELETE FROM changed_mails'));

const KEY = 'staff-password-reset-link';
const path = `/api/admin/mail-templates/${KEY}`;
const own = { subject: 'Your new password', body: 'Dear {{name}},\n\nplease press this.\n\n[Go on]({{link}})' };
const find = async () => (await callAdmin(api, 'get', path, { cookie: general }).expect(200)).body;
const change = (body: object, ifMatch?: string) =>
  callAdmin(api, 'put', path, { cookie: general, body, ...(ifMatch && { ifMatch }) });
const reset = (ifMatch?: string) =>
  callAdmin(api, 'post', `${path}/default`, { cookie: general, ...(ifMatch && { ifMatch }) });
const rows = () => api.sql('SELECT key FROM changed_mails');

async function askForLink() {
  const { email } = await addStaff(api, 'hr');
  await request(api.url).post('/api/password-resets').set('Origin', origin).send({ email }).expect(202);
  const mine = () => smtp.mails.find(({ envelope }) => envelope.to.includes(email));
  await eventually(() => Promise.resolve(mine() !== undefined), 'the mail with the link');
  return mine()!;
}

describe('The words of a mail that the system writes', () => {
  it('are those of the company in the next mail, and those of the release again after the way back', async () => {
    await change(own).expect(200);
    expect(await find()).toMatchObject({ ...own, isChanged: true, isDefaultNewer: false, unusable: null });
    const mail = await askForLink();
    expect(mail.subject).toBe(own.subject);
    for (const body of [mail.text, mail.html])
      expect(body).toMatch(/please press this[\s\S]*plumbline\.example\/login2#/);
    expect((await reset().expect(200)).body).toMatchObject({ isChanged: false });
    expect(await rows()).toEqual([]);
    expect((await askForLink()).subject).toBe((await find()).default.subject);
  });

  it('have a row only while they are not the default, also when somebody writes the default by hand', async () => {
    const { default: standard } = await find();
    await change(own).expect(200);
    expect(await rows()).toHaveLength(1);
    await change(standard).expect(200);
    expect(await rows()).toEqual([]);
  });

  it('are overwritten by nobody who has not seen them, also after a way back to the default', async () => {
    const first = await change(own, '"0"').expect(200);
    const seen = first.headers['etag']!;
    await change({ ...own, subject: 'Another' }, '"0"').expect(412);
    await reset(seen).expect(200);
    await change({ ...own, subject: 'Another' }, '"0"').expect(200);
    await change(own, seen).expect(412);
    await reset(seen).expect(412);
  });

  it('tell that the default has changed since', async () => {
    await change(own).expect(200);
    await api.sql(`UPDATE changed_mails SET default_body = 'The words of an older release'`);
    expect(await find()).toMatchObject({ isChanged: true, isDefaultNewer: true });
    await change({ ...own, subject: 'Looked at again' }).expect(200);
    expect(await find()).toMatchObject({ isDefaultNewer: false });
  });

  it('give way to the default where this release could not send them, which the list says', async () => {
    await change(own).expect(200);
    await api.sql(`UPDATE changed_mails SET body = 'No link, and {{gone}}'`);
    expect(await find()).toMatchObject({
      body: 'No link, and {{gone}}',
      unusable: expect.stringContaining('{{gone}}'),
    });
    const mail = await askForLink();
    expect(mail.text).toContain('https://plumbline.example/login2#');
    expect(mail.text).not.toContain('gone');
  });

  it('are shown beforehand in both forms, with sample values and saved nowhere', async () => {
    const preview = (body: object) => callAdmin(api, 'post', `${path}/preview`, { cookie: general, body });
    const { body } = await preview({ ...own, body: `${own.body}\n\n<b>{{company}}</b>` }).expect(200);
    expect(body.subject).toBe(own.subject);
    expect(body.text).toContain('please press this.');
    expect(body.html).toContain('&lt;b&gt;');
    const page = (cookie: string) => callAdmin(api, 'get', body.page, { cookie });
    const { text: shown, headers } = await page(general).expect(200);
    expect(shown).toBe(body.html);
    expect(headers['content-security-policy']).toContain('sandbox');
    await page(await cookieFor(api, 'general')).expect(404);
    await preview(own).expect(200);
    await page(general).expect(404);
    expect((await preview({ ...own, body: 'Dear {{name}}' }).expect(400)).body.errors.body).toContain('{{link}}');
    expect(await rows()).toEqual([]);
  });

  it('are shown for ten minutes, and their page is then removed', async () => {
    const { body } = await callAdmin(api, 'post', `${path}/preview`, { cookie: general, body: own }).expect(200);
    await api.sql("UPDATE mail_previews SET made_at = now() - interval '10 minutes'");
    await callAdmin(api, 'get', body.page, { cookie: general }).expect(404);
    worker.get(Schedule).hurry('previews and tests of mails');
    await eventually(async () => (await api.sql('SELECT FROM mail_previews')).length === 0, 'an old preview is gone');
  });

  it('leave an entry in the audit log with the words before and after', async () => {
    await change(own).expect(200);
    await reset().expect(200);
    await reset().expect(200);
    const entries = await api.sql<{ action: string; details: { after: { subject: string } } }>(
      'SELECT action, details FROM audit_log WHERE subject_id = $1 ORDER BY at DESC, id DESC LIMIT 2',
      [KEY],
    );
    expect(entries.map(({ action }) => action)).toEqual(['mail-template.reset', 'mail-template.changed']);
    expect(entries[1]!.details.after.subject).toBe(own.subject);
  });

  it('are another role’s to change where it reads the mail', async () => {
    const cookie = await cookieFor(api, 'hr');
    await callAdmin(api, 'get', path, { cookie }).expect(404);
    await callAdmin(api, 'put', path, { cookie, body: own }).expect(404);
    await callAdmin(api, 'post', `${path}/default`, { cookie }).expect(404);
    await callAdmin(api, 'post', `${path}/preview`, { cookie, body: own }).expect(404);
  });
});

describe('A mail that people begin with', () => {
  it('has the words of the release again after the way back, and is shown with sample values', async () => {
    const cookie = await cookieFor(api, 'hr');
    const at = '/api/admin/mail-templates/offer';
    const body = { subject: 'Own', body: 'Dear {{name}}' };
    await callAdmin(api, 'put', at, { cookie, body }).expect(200);
    const { body: shown } = await callAdmin(api, 'post', `${at}/preview`, { cookie, body }).expect(200);
    expect(shown.text).toContain('Dear Asha Verma');
    const { body: again } = await callAdmin(api, 'post', `${at}/default`, { cookie }).expect(200);
    expect(again).toMatchObject({ isChanged: false, ...again.default });
  });
});
