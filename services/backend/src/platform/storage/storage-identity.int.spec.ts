import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { INestApplicationContext } from '@nestjs/common';
import pino from 'pino';
import request from 'supertest';
import { addApplication, addResume } from '../../../test/add-application';
import { makeBucket, s3 } from '../../../test/make-bucket';
import { configFor } from '../../../test/config-for';
import { eventually } from '../../../test/eventually';
import { isLongForm } from '../../../test/extent';
import { makePdf } from '../../../test/make-files';
import { postApplication } from '../../../test/post-application';
import { cookieFor } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';
import { startSmtp } from '../../../test/start-smtp';
import { createWorker } from '../../create-worker';
import { runCommand } from '../../run-command';
import { StorageCommandModule } from '../../modules/resumes/storage-command.module';
import { GiveStorageItsId, NoFileFound } from './storage-id.command';

const itInLongForm = isLongForm ? it : it.skip;

interface Line {
  alarm?: string;
  recovered?: string;
  err?: { message: string };
}

let api: TestApi;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let worker: INestApplicationContext | undefined;
let lines: Line[];
const work = async (storageUrl = api.storageUrl) => {
  await worker?.close();
  lines = [];
  const addresses = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, MAIL_URL: smtp.url };
  const settings = { ...addresses, STORAGE_URL: storageUrl, ACKNOWLEDGE: 'none', WORKER_HEALTH_PORT: '0' };
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  worker = await createWorker(configFor({ ...settings, HR_MAIL_GRACE_SECONDS: '0' }), pino({ level: 'info' }, stream));
};
const submit = async (name: string) => {
  const file = { name: 'cv.pdf', bytes: makePdf(3_000 + name.length) };
  return ((await postApplication(api.url, { file }).expect(201)).body as { reference: string }).reference;
};
const states = () =>
  api.sql<{ state: string; spooled: boolean }>(
    `SELECT state, EXISTS (SELECT FROM resume_spool s WHERE s.application_id = r.application_id) AS spooled
     FROM resumes r ORDER BY r.application_id`,
  );
const folder = () => fileURLToPath(api.storageUrl);
const filed = { state: 'stored', spooled: false };
const inSpool = { state: 'received', spooled: true };
const isAlarmed = () => eventually(() => lines.find(({ alarm }) => alarm === 'storage_is_another'), 'the alarm');
const hasFailed = () =>
  eventually(
    async () => (await api.sql("SELECT FROM outbox_jobs WHERE job = 'applications.file-resume' AND failures > 0"))[0],
    'a try to file it',
  );
const give = (anyway = false) =>
  runCommand(
    configFor({ DATABASE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl }),
    StorageCommandModule,
    GiveStorageItsId,
    (command) => command.run(anyway),
  );

beforeEach(async () => {
  smtp = await startSmtp();
  api = await startApi({ LOG_LEVEL: 'silent' });
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await Promise.all([api.stop(), smtp.stop()]);
});

describe('a storage folder whose mount is lost', () => {
  const loseMount = () => {
    renameSync(folder(), `${folder()}-away`);
    mkdirSync(folder());
  };
  const mountAgain = () => {
    rmSync(folder(), { recursive: true });
    renameSync(`${folder()}-away`, folder());
  };
  afterEach(() => rmSync(`${folder()}-away`, { recursive: true, force: true }));

  it('fault 231: gets no file, the spool keeps the bytes, an alarm says why; all is filed when the mount is back', async () => {
    await work();
    await submit('first');
    await eventually(async () => (await states())[0]?.state === 'stored', 'the first resume in storage');
    loseMount();
    const reference = await submit('second');
    expect((await isAlarmed()).err?.message).toBe('This is not the storage that the database knows: it has no id');
    await hasFailed();
    await eventually(
      () => smtp.mails.find(({ subject }) => subject?.includes(reference)),
      'the mail to HR all the same',
    );
    expect(await states()).toEqual([filed, inSpool]);
    expect(readdirSync(folder())).toEqual([]);
    mountAgain();
    await eventually(() => lines.some(({ recovered }) => recovered === 'storage_is_another'), 'the end of the alarm');
    await eventually(async () => (await states()).every(({ state }) => state === 'stored'), 'both in storage', 60);
    expect(await states()).toEqual([filed, filed]);
  });

  itInLongForm('fault 231: is read from, and what is to be removed from it stays noted', async () => {
    const { id } = await addApplication(api);
    const key = await addResume(api, id);
    await api.sql("INSERT INTO object_deletions (key) VALUES ('resumes/gone.pdf')");
    loseMount();
    await work();
    await eventually(async () => (await api.sql('SELECT FROM object_deletions WHERE failures > 0'))[0], 'a try', 60);
    expect(await api.sql('SELECT removed_at, last_error FROM object_deletions')).toMatchObject([
      { removed_at: null, last_error: expect.stringContaining('it has no id') },
    ]);
    mountAgain();
    const cookie = await cookieFor(api, 'hr');
    await request(api.url).get(`/uploads/${key}`).set('Cookie', cookie).expect(200);
  });
});

describe('a storage that was there before there were ids', () => {
  const forget = async () => {
    await api.sql('DELETE FROM storage_identity');
    rmSync(`${folder()}/storage-id`);
  };

  it('fault 231: gets its id when the files that rows point to are there', async () => {
    await addResume(api, (await addApplication(api)).id);
    await forget();
    await work();
    await submit('next');
    await eventually(async () => (await states()).every(({ state }) => state === 'stored'), 'the resume in storage');
    expect(readdirSync(folder())).toContain('storage-id');
  });

  it('fault 231: gets none when they are not, until a person says that it is the right one', async () => {
    const { id } = await addApplication(api);
    const key = await addResume(api, id);
    await forget();
    rmSync(`${folder()}/resumes/${key}`);
    await work();
    await submit('next');
    expect((await isAlarmed()).err?.message).toContain('it has 0 of 1 files that were looked for');
    await hasFailed();
    expect(await states()).toEqual([filed, inSpool]);
    await expect(give()).rejects.toBeInstanceOf(NoFileFound);
    expect(await give(true)).toMatchObject({ looked: 1, there: 0 });
    await eventually(
      async () => (await states()).every(({ state }) => state === 'stored'),
      'the resume in storage',
      60,
    );
  });
});

it('fault 231: a storage that was restored without its id gets it by one command', async () => {
  await addResume(api, (await addApplication(api)).id);
  const [identity] = await api.sql<{ id: string }>('SELECT id FROM storage_identity');
  rmSync(`${folder()}/storage-id`);
  await work();
  await isAlarmed();
  expect(await give()).toEqual({ id: identity!.id, looked: 1, there: 1, rows: 1 });
  await eventually(() => lines.some(({ recovered }) => recovered === 'storage_is_another'), 'the end of the alarm');
});

(s3 && isLongForm ? it : it.skip)(
  'fault 231: a bucket that is another one gets no file, and the spool keeps the bytes',
  async () => {
    const [right, wrong] = [await makeBucket('right-one'), await makeBucket('another-one')];
    await api.sql('DELETE FROM storage_identity');
    await work(right);
    await submit('first');
    await eventually(async () => (await states())[0]?.state === 'stored', 'the first resume in storage');
    await work(wrong);
    await submit('second');
    await isAlarmed();
    await hasFailed();
    expect(await states()).toEqual([filed, inSpool]);
    await work(right);
    await eventually(async () => (await states()).every(({ state }) => state === 'stored'), 'both in storage', 60);
  },
);
