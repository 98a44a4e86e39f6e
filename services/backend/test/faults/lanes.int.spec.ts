import type { INestApplicationContext } from '@nestjs/common';
import { eventually } from '../eventually';
import { isLongForm } from '../extent';
import { makePdf } from '../make-files';
import { postApplication, validFields } from '../post-application';
import { flush, queueServersOf } from '../queue-servers';
import { startApi, type TestApi } from '../start-api';
import { startClamd } from '../start-clamd';
import { startSmtp } from '../start-smtp';
import { startWorker } from '../start-worker';
import { queueBackendFor } from '../../src/platform/queue/job-queue';

/** More than any lane has places for reading. */
const RESUMES = 8;

describe.each(queueServersOf(6))('lanes, with the queue on %s', (_name, redisUrl) => {
  const test = redisUrl === 'missing' ? it.skip : it;
  // The same code of ours for either queue.
  const testOfOneQueue = redisUrl && !isLongForm ? it.skip : test;
  let api: TestApi;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let worker: INestApplicationContext | undefined;
  const queueUrl = () => redisUrl ?? api.databaseUrl;

  beforeEach(async () => {
    if (redisUrl === 'missing') return;
    [api, smtp, clamd] = [await startApi(), await startSmtp(), await startClamd()];
    if (redisUrl) await flush(redisUrl);
    // Reading never ends: the scanner takes each file and says nothing.
    clamd.state.mood = 'holds-scans';
    for (let at = 0; at < RESUMES; at += 1) await submit(`Applicant ${at}`, makePdf(3_000 + at));
  });
  afterEach(async () => {
    // Jobs that are under way end at once.
    await clamd?.stop();
    await worker?.close();
    worker = undefined;
    await api?.stop();
    await smtp?.stop();
  });

  const submit = async (name: string, bytes?: Buffer) => {
    const sent = { fields: { ...validFields, name }, ...(bytes && { file: { name: 'cv.pdf', bytes } }) };
    return ((await postApplication(api.url, sent).expect(201)).body as { reference: string }).reference;
  };
  const work = async () => {
    const { databaseUrl, storageUrl } = api;
    const addresses = { DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl, QUEUE_URL: queueUrl(), MAIL_URL: smtp.url };
    worker = await startWorker({ ...addresses, SCAN: clamd.url, ACKNOWLEDGE: 'none' });
  };
  const leaveInTheOneQueue = async (job: string) => {
    const backend = queueBackendFor(queueUrl());
    await backend.prepare();
    const queue = await backend.openQueue('frontdoor', {});
    const waiting = await api.sql<{ id: string; event: string; subject_id: string }>(
      'SELECT o.id, o.event, o.subject_id FROM outbox o JOIN outbox_jobs j ON j.event_id = o.id WHERE j.job = $1',
      [job],
    );
    for (const { id: eventId, event, subject_id: subjectId } of waiting)
      await queue.add(job, { job, eventId, event, subjectId }, { jobId: `${eventId}.${job}` });
    await queue.close();
    await backend.close();
  };
  const pending = (job: string) => api.sql('SELECT FROM outbox_jobs WHERE job = $1 AND state = $2', [job, 'pending']);

  test('fault 115: while resumes that wait to be read hold every place for reading, others are filed and HR is told', async () => {
    await work();
    await eventually(() => smtp.mails.length === RESUMES, 'the mails about the first applications');
    await eventually(async () => (await pending('resumes.scan')).length === RESUMES, 'resumes that wait to be read');
    const reference = await submit('Asha Verma', makePdf(4_000));
    await eventually(() => smtp.mails.find(({ subject }) => subject?.includes(reference)), 'the mail about a new one');
    expect(await pending('resumes.scan')).toHaveLength(RESUMES + 1);
    expect(await api.sql("SELECT FROM resumes WHERE scan_state <> 'pending'")).toEqual([]);
  });

  testOfOneQueue('fault 116: what a version without lanes has left in its one queue is carried out', async () => {
    await api.sql('UPDATE outbox SET published_at = now()');
    await api.sql("INSERT INTO outbox_jobs (event_id, job) SELECT id, 'applications.file-resume' FROM outbox");
    await leaveInTheOneQueue('applications.file-resume');
    await work();
    await eventually(() => smtp.mails.length === RESUMES, 'the mails about the first applications');
    expect(await pending('applications.file-resume')).toEqual([]);
  });

  testOfOneQueue(
    'fault 116: mails that a version without lanes has left behind resumes to be read are sent by their own lane',
    async () => {
      await work();
      await eventually(() => smtp.mails.length === RESUMES, 'the mails about the first applications');
      await eventually(async () => (await pending('notifications.mail-hr')).length === 0);
      await api.sql("UPDATE deliveries SET state = 'pending', leased_until = NULL, sent_at = NULL");
      await api.sql(
        `UPDATE outbox_jobs SET state = 'pending', settled_at = NULL, queued_at = now() - interval '15 seconds'
       WHERE job = 'notifications.mail-hr'`,
      );
      await leaveInTheOneQueue('notifications.mail-hr');
      await eventually(() => smtp.mails.length === 2 * RESUMES, 'the mails that were left behind');
      expect(await api.sql("SELECT FROM resumes WHERE scan_state <> 'pending'")).toEqual([]);
    },
  );
});
