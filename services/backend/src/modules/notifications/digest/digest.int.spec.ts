import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { postApplication, validFields } from '../../../../test/post-application';
import { postForm } from '../../../../test/post-form';
import { cookieFor, origin } from '../../../../test/sign-in';
import { startSmtp } from '../../../../test/start-smtp';
import { type TestApi, startApi } from '../../../../test/start-api';
import { startWorker } from '../../../../test/start-worker';
import { OpenDigests } from './open-digests';

let api: TestApi;
let worker: INestApplicationContext;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let cookies: Record<'hr' | 'general', string>;
beforeEach(async () => {
  smtp = await startSmtp();
  api = await startApi();
  const { databaseUrl, storageUrl } = api;
  const places = { DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl, MAIL_URL: smtp.url };
  worker = await startWorker({ ...places, SITE_URL: 'https://plumbline.example', ACKNOWLEDGE: 'none' });
  cookies = { hr: await cookieFor(api, 'hr'), general: await cookieFor(api, 'general') };
});
afterEach(async () => {
  await worker.close();
  await api.stop();
  await smtp.stop();
});

const trap = { further_topic: '555 0100' };
const apply = (name: string) => postApplication(api.url, { fields: { ...validFields, name, ...trap } }).expect(201);
const call = (role: 'hr' | 'general', path: string) =>
  request(api.url).post(`/api/admin/held${path}`).set({ Cookie: cookies[role], Origin: origin });
const heldId = async () =>
  (await api.sql<{ id: string }>(`SELECT id FROM applications WHERE standing = 'held'`))[0]!.id;

/** All that has happened was this much longer ago, and the worker looks at what waits. */
async function pass(minutes: number) {
  const times = {
    applications: 'created_at',
    contact_messages: 'created_at',
    digests: 'opened_at',
    held_looks: 'looked_at',
  };
  for (const [table, column] of Object.entries(times))
    await api.sql(`UPDATE ${table} SET ${column} = ${column} - $1 * interval '1 minute'`, [minutes]);
  await worker.get(OpenDigests).run();
  const open = `SELECT FROM outbox WHERE published_at IS NULL UNION ALL SELECT FROM outbox_jobs WHERE state = 'pending'`;
  await eventually(async () => (await api.sql(open)).length === 0, 'the end of all jobs');
}
const mailsTo = (address: string) => smtp.mails.filter(({ envelope }) => envelope.to.includes(address));
const toHr = () => mailsTo('hr@plumbline.example');

describe('row 208: what is held', () => {
  it('is told within the hour, once, to those who judge it', async () => {
    await apply('Asha Verma');
    await postForm(api, 'contact-message', trap).expect(201);
    await pass(40);
    expect(smtp.mails).toEqual([]);
    await pass(10);
    await pass(1);
    const [mail, ...more] = toHr();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('1 application is held as suspected spam');
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain('Asha Verma');
      expect(body).toContain('a field that people do not see was filled');
      expect(body).toContain('https://plumbline.example/admin/held');
    }
    expect(mailsTo('hello@plumbline.example').map(({ subject }) => subject)).toEqual([
      '1 contact message is held as suspected spam',
    ]);
    expect(smtp.mails).toHaveLength(2);
  });

  it('is not told again before somebody has looked or a day has passed, and then again until somebody looks', async () => {
    await apply('Asha Verma');
    await pass(50);
    await apply('Meera Iyer');
    await pass(23 * 60);
    expect(toHr()).toHaveLength(1);
    await pass(60);
    expect(toHr().map(({ subject }) => subject)).toEqual([
      '1 application is held as suspected spam',
      '2 applications are held as suspected spam',
    ]);
    await pass(24 * 60);
    expect(toHr()).toHaveLength(3);
    await call('hr', '/look').expect(204);
    await pass(10 * 24 * 60);
    expect(toHr()).toHaveLength(3);
  });

  it('is told within the hour when it came after a look, whatever was told before', async () => {
    await apply('Asha Verma');
    await pass(50);
    await call('hr', '/look').expect(204);
    await pass(1);
    await apply('Meera Iyer');
    await pass(50);
    expect(toHr().map(({ subject }) => subject)).toEqual(Array(2).fill('1 application is held as suspected spam'));
    expect(toHr()[1]!.text).toContain('Meera Iyer');
    expect(toHr()[1]!.text).not.toContain('Asha Verma');
    expect(toHr()[1]!.text).toContain('2 held');
  });

  it('is no news when a person has looked, released or discarded before the hour is over', async () => {
    for (const look of ['/look', 'release', 'discard'] as const) {
      await apply(`Asha ${look.replace('/', '')}`);
      await pass(30);
      await call('hr', look === '/look' ? look : `/application/${await heldId()}/${look}`).expect(
        look === '/look' ? 204 : 200,
      );
      await pass(30);
    }
    expect(smtp.mails.filter(({ subject }) => subject?.includes('held'))).toEqual([]);
  });

  it('stays news when only a count was asked for, or somebody of another role has looked', async () => {
    await apply('Asha Verma');
    await pass(30);
    await request(api.url).get('/api/admin/held?range=[0,0]').set('Cookie', cookies.hr).expect(200);
    await call('general', '/look').expect(204);
    await pass(20);
    expect(toHr()).toHaveLength(1);
  });

  it('is not told by a mail that waited for its server while somebody looked, nor twice by two that waited', async () => {
    smtp.refuseWith(451);
    await apply('Asha Verma');
    const digest = async () => {
      await api.sql(`UPDATE applications SET created_at = created_at - interval '1 hour'`);
      await api.sql(`UPDATE digests SET opened_at = opened_at - interval '25 hours'`);
      await worker.get(OpenDigests).run();
    };
    const states = async () =>
      (await api.sql<{ state: string }>('SELECT state FROM deliveries ORDER BY id')).map(({ state }) => state);
    await digest();
    await eventually(async () => (await states()).join() === 'pending', 'a mail that waits');
    await digest();
    await eventually(async () => (await states()).join() === 'skipped,pending', 'one that replaces the other');
    await call('hr', '/look').expect(204);
    await eventually(async () => (await states()).join() === 'skipped,skipped', 'nothing to tell');
    smtp.refuseWith(null);
    expect(smtp.mails).toEqual([]);
    const skipped = { template: 'digest-hr', state: 'skipped' };
    const { body } = await request(api.url).get('/api/admin/deliveries').set('Cookie', cookies.hr).expect(200);
    expect(body).toMatchObject([skipped, skipped]);
    const others = await request(api.url).get('/api/admin/deliveries').set('Cookie', cookies.general).expect(200);
    expect(others.body).toEqual([]);
  });

  it('is told by no mail while the digest is switched off, and at once when it is on again', async () => {
    const turn = (on: boolean) =>
      callAdmin(api, 'put', '/api/admin/mail-templates/digest-hr/switch', { cookie: cookies.hr, body: { on } }).expect(
        200,
      );
    await turn(false);
    await apply('Asha Verma');
    await pass(90);
    expect(await api.sql('SELECT FROM digests')).toEqual([]);
    await turn(true);
    await pass(1);
    expect(toHr()).toHaveLength(1);
    await turn(false);
    await pass(25 * 60);
    expect(toHr()).toHaveLength(1);
  });

  it('lends nobody’s text to a mail but a harmless form of the name', async () => {
    await apply('Asha https://pills.example cheap.pills.example @evil Verma');
    await pass(50);
    for (const body of [toHr()[0]!.text, toHr()[0]!.html]) {
      expect(body).toContain('Asha Verma');
      expect(body).not.toMatch(/pills|evil/);
    }
  });
});
