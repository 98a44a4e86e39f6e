import type { INestApplicationContext } from '@nestjs/common';
import { Redis } from 'ioredis';
import { eventually } from '../eventually';
import { makePdf } from '../make-files';
import { postApplication, validFields } from '../post-application';
import { flush, queueServersOf } from '../queue-servers';
import { startApi, type TestApi } from '../start-api';
import { startSmtp } from '../start-smtp';
import { startWorker } from '../start-worker';

const MAILS = 'frontdoor-mails';
const HOUR_MS = 3_600_000;
const JOB = 'notifications.mail-hr';
/** Moments of the database's clock as they look from one that has been set back by an hour since. */
const inAnHour = "now() + interval '1 hour'";

let api: TestApi;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let isBusy = false;
const workers: INestApplicationContext[] = [];
beforeEach(async () => {
  isBusy = false;
  const busy = Object.assign(new Error('Try again later'), { responseCode: 451 });
  smtp = await startSmtp({ onMailFrom: (_address, _session, done) => done(isBusy ? busy : undefined) });
  api = await startApi();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await api.stop();
  await smtp.stop();
});

const work = async (settings: Record<string, string> = {}) => {
  const { databaseUrl, storageUrl } = api;
  const addresses = { DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl, MAIL_URL: smtp.url };
  workers.push(await startWorker({ ...addresses, ACKNOWLEDGE: 'none', ...settings }));
};
const submit = async (name: string, bytes?: Buffer) => {
  const sent = { fields: { ...validFields, name, message: name }, ...(bytes && { file: { name: 'cv.pdf', bytes } }) };
  return ((await postApplication(api.url, sent).expect(201)).body as { reference: string }).reference;
};
const mailAbout = (reference: string) =>
  eventually(() => smtp.mails.find(({ subject }) => subject?.includes(reference)), 'the mail', 50);
const setLease = (state: string, rest: string) =>
  api.sql(`UPDATE deliveries SET state = '${state}', ${rest} RETURNING id`);
/** What a job that nobody has heard of for 20 seconds looks like. */
const age = () => api.sql(`UPDATE outbox_jobs SET queued_at = now() - interval '21 seconds' WHERE state = 'pending'`);
const hasFailed = async () =>
  (await api.sql('SELECT FROM outbox_jobs WHERE job = $1 AND failures > 0', [JOB])).length > 0;
/** A try that the mail server put off, after which the worker is stopped. */
async function tryOnce(settings: Record<string, string> = {}): Promise<string> {
  isBusy = true;
  await work(settings);
  const reference = await submit('Asha Verma');
  await eventually(hasFailed, 'a try');
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  isBusy = false;
  return reference;
}

describe.each(queueServersOf(7))(
  'fault 232: clocks that are set back by an hour, with the queue on %s',
  (_name, url) => {
    const test = url === 'missing' ? it.skip : it;
    const settings = (): Record<string, string> => (url ? { QUEUE_URL: url } : {});
    const delayForAnHour = async (): Promise<number> => {
      if (!url)
        return (
          await api.sql(
            `UPDATE bullmq.job SET process_at_ms = process_at_ms + ${HOUR_MS} WHERE state = 'delayed' RETURNING id`,
          )
        ).length;
      const redis = new Redis(url);
      const ids = await redis.zrange(`bull:${MAILS}:delayed`, '0', '-1');
      for (const id of ids) await redis.zincrby(`bull:${MAILS}:delayed`, String(HOUR_MS * 0x1000), id);
      redis.disconnect();
      return ids.length;
    };

    test('hold no mail that waits for its next try', async () => {
      if (url) await flush(url);
      const reference = await tryOnce(settings());
      expect(await delayForAnHour()).toBe(1);
      await setLease('pending', `leased_until = ${inAnHour}`);
      await age();
      await work(settings());
      await mailAbout(reference);
      expect(smtp.mails).toHaveLength(1);
    });

    test('hold no mail whose worker goes on meanwhile', async () => {
      if (url) await flush(url);
      isBusy = true;
      await work(settings());
      const reference = await submit('Asha Verma');
      await eventually(hasFailed, 'a try');
      const { now } = Date;
      Date.now = () => now() - HOUR_MS;
      try {
        isBusy = false;
        await mailAbout(reference);
      } finally {
        Date.now = now;
      }
      expect(smtp.mails).toHaveLength(1);
    });
  },
);

describe('fault 232: clocks that are set back by an hour', () => {
  it('hold no event that another process had taken, or that was put off', async () => {
    const reference = await submit('Asha Verma');
    await api.sql(`UPDATE outbox SET leased_until = ${inAnHour}`);
    await work();
    await mailAbout(reference);
    expect(smtp.mails).toHaveLength(1);
  });

  it('hold no job that the queue has lost', async () => {
    const reference = await submit('Asha Verma');
    await api.sql('UPDATE outbox SET published_at = now()');
    await api.sql(
      `INSERT INTO outbox_jobs (event_id, job, queued_at) SELECT id, 'applications.file-resume', ${inAnHour} FROM outbox`,
    );
    await work();
    await mailAbout(reference);
    expect(smtp.mails).toHaveLength(1);
  });

  it('hold no unsure mail that is to be sent once more', async () => {
    const settings = { MAIL_UNSURE_RETRY_SECONDS: '2' };
    const reference = await tryOnce(settings);
    await setLease('unsure', `again_at = ${inAnHour}, copies = 1`);
    await work(settings);
    await mailAbout(reference);
    expect(smtp.mails).toHaveLength(1);
  });

  it('keep HR from no application whose file cannot be stored', async () => {
    const reference = await submit('Asha Verma', makePdf(3_000));
    await api.sql(`UPDATE applications SET created_at = ${inAnHour}`);
    await work({ STORAGE_URL: 's3://key:k2m5v8x1c4n7@127.0.0.1:1/resumes?tls=false' });
    await mailAbout(reference);
    expect(smtp.mails).toHaveLength(1);
  });
});
