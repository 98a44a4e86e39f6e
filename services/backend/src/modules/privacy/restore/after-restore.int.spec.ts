import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { addApplication, addResume } from '../../../../test/add-application';
import { addDelivery } from '../../../../test/add-delivery';
import { addPasskey } from '../../../../test/authenticator';
import { configFor } from '../../../../test/config-for';
import { eventually } from '../../../../test/eventually';
import { postForm } from '../../../../test/post-form';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startSmtp } from '../../../../test/start-smtp';
import { startWorker } from '../../../../test/start-worker';
import { Storage } from '../../../platform/storage/storage';
import { runCommand } from '../../../run-command';
import { ReleaseMails } from '../../notifications/restored/release-mails.use-case';
import { AfterRestore } from './after-restore.use-case';
import { RestoreCommandModule } from './restore-command.module';

let api: TestApi;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let worker: INestApplicationContext | undefined;
const places = () => ({ DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl });
beforeEach(async () => {
  api = await startApi();
  smtp = await startSmtp();
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await api.stop();
  await smtp.stop();
});

const afterRestore = () =>
  runCommand(configFor(places()), RestoreCommandModule, AfterRestore, (restored) => restored.run());
const releaseMails = () =>
  runCommand(configFor(places()), RestoreCommandModule, ReleaseMails, (release) => release.run());
/** As a reconciler takes up jobs of long ago. */
const begin = async () => {
  await api.sql("UPDATE outbox_jobs SET queued_at = now() - interval '1 hour'");
  worker = await startWorker({ ...places(), MAIL_URL: smtp.url });
};
const write = (email: string) => postForm(api, 'contact-message', { email }).expect(201);
const mailsTo = (address: string) => smtp.mails.filter(({ envelope }) => envelope.to.includes(address)).length;
const statesOf = async (address: string) =>
  (await api.sql<{ state: string }>('SELECT state FROM deliveries WHERE recipient = $1 ORDER BY id', [address])).map(
    ({ state }) => state,
  );
const settled = () =>
  eventually(
    async () =>
      (await api.sql('SELECT FROM outbox WHERE published_at IS NULL')).length === 0 &&
      (await api.sql("SELECT FROM outbox_jobs WHERE state = 'pending'")).length === 0,
    'the end of all jobs',
  );

describe('After a restore', () => {
  it('no mail of before leaves, whether it was begun or not, and one of later does', async () => {
    const { id, reference } = await addApplication(api);
    await addDelivery(api, { subjectId: id, state: 'pending', recipient: 'hr@plumbline.example' });
    await api.sql('UPDATE deliveries SET reference = $1', [reference]);
    await write('before@mail.example');
    const { mails } = await afterRestore();
    expect(mails).toEqual({
      held: 1,
      oldest: [
        { recipient: 'hr@plumbline.example', template: 'hr-application', reference, createdAt: expect.any(Date) },
      ],
    });

    await begin();
    await write('later@mail.example');
    await settled();
    expect(mailsTo('later@mail.example')).toBe(1);
    expect([mailsTo('before@mail.example'), mailsTo('hr@plumbline.example')]).toEqual([0, 0]);
    expect(await statesOf('before@mail.example')).toEqual(['unsure']);
    expect(await statesOf('hr@plumbline.example')).toEqual(['unsure']);
  });

  it('all held mails leave by one decision, once, but for one that a mail server may have had before', async () => {
    const { id } = await addApplication(api);
    await addDelivery(api, { subjectId: id, state: 'pending' });
    await api.sql("UPDATE deliveries SET copies = 1, handed_at = now(), leased_until = now() + interval '1 minute'");
    await write('before@mail.example');
    await afterRestore();
    await begin();
    await settled();
    expect(await statesOf('before@mail.example')).toEqual(['unsure']);

    expect(await releaseMails()).toEqual({ released: 2 });
    await eventually(async () => (await statesOf('before@mail.example')).join() === 'sent', 'the mail of before');
    await settled();
    expect(mailsTo('before@mail.example')).toBe(1);
    expect(await statesOf('hr@plumbline.example')).toEqual(['unsure']);
    expect(await releaseMails()).toEqual({ released: 0 });
  });

  it('all staff sign in anew, and their links are void', async () => {
    const cookie = await cookieFor(api, 'hr');
    const look = () => request(api.url).get('/api/admin/applications').set('Cookie', cookie);
    await look().expect(200);
    await addPasskey(api, cookie);
    await api.sql(
      "INSERT INTO staff_links (kind, staff_id, expires_at) SELECT 'password-reset', id, now() + interval '1 hour' FROM staff",
    );
    await api.sql(
      "INSERT INTO staff (name, email, role, disabled_at) VALUES ('Gone', 'gone@plumbline.example', 'hr', now())",
    );
    const { enabled, ...ended } = (await afterRestore()).staff;
    expect(ended).toEqual({ sessions: 1, links: 1 });
    expect(enabled).toMatchObject([{ role: 'hr', passkeys: 1 }]);
    await look().expect(401);
    expect((await afterRestore()).staff).toMatchObject({ sessions: 0, links: 0 });
  });

  it('a resume whose file is not there is marked as missing, and files without a row are counted', async () => {
    const [lost, kept] = [await addApplication(api), await addApplication(api)];
    await addResume(api, lost.id, { filed: false });
    await addResume(api, kept.id);
    await api.app.get(Storage, { strict: false }).put('resumes/of-nobody', Buffer.from('bytes'), 'application/pdf');
    expect((await afterRestore()).resumes).toEqual({ rowsWithoutFile: 1, filesWithoutRow: 1 });
    expect(await api.sql('SELECT application_id AS id FROM resumes WHERE storage_fault IS NOT NULL')).toEqual([
      { id: lost.id },
    ]);
  });
});
