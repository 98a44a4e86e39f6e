import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { INestApplicationContext } from '@nestjs/common';
import { eventually } from '../../../../test/eventually';
import { isLongForm } from '../../../../test/extent';
import { makePdf } from '../../../../test/make-files';
import { postApplication, validFields } from '../../../../test/post-application';
import { flush, queueServers } from '../../../../test/queue-servers';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startSmtp } from '../../../../test/start-smtp';
import { startWorker } from '../../../../test/start-worker';

const pdf = { name: 'cv.pdf', bytes: makePdf(30_000) };

describe.each(queueServers)('from an application to HR, with the queue on %s', (_name, queueUrl) => {
  const test = queueUrl === 'missing' ? it.skip : it;
  // The same code of ours for either queue.
  const testOfOneQueue = queueUrl && !isLongForm ? it.skip : test;
  let api: TestApi;
  let worker: INestApplicationContext | undefined;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let folder: string;
  const settings = (more: Record<string, string> = {}) => ({
    DATABASE_URL: api.databaseUrl,
    QUEUE_URL: queueUrl ?? api.databaseUrl,
    STORAGE_URL: api.storageUrl,
    MAIL_URL: smtp.url,
    ACKNOWLEDGE: 'none',
    ...more,
  });

  beforeEach(async () => {
    if (queueUrl === 'missing') return;
    folder = join(mkdtempSync(join(tmpdir(), 'frontdoor-files-')), 'resumes');
    smtp = await startSmtp();
    api = await startApi({ STORAGE_URL: pathToFileURL(folder).href });
    if (queueUrl) await flush(queueUrl);
  });
  afterEach(async () => {
    await worker?.close();
    worker = undefined;
    await api?.stop();
    await smtp?.stop();
  });

  const send = async (file?: typeof pdf) =>
    ((await postApplication(api.url, file ? { file } : {}).expect(201)).body as { reference: string }).reference;
  const mailAbout = (reference: string) =>
    eventually(() => smtp.mails.find(({ subject }) => subject?.includes(reference)), `a mail about ${reference}`);
  const resumes = () =>
    api.sql<{ key: string; state: string; note: string | null; spooled: boolean }>(
      'SELECT r.key, r.state, r.note, s.application_id IS NOT NULL AS spooled FROM resumes r LEFT JOIN resume_spool s USING (application_id)',
    );
  const jobs = () => api.sql<{ job: string; state: string }>('SELECT job, state FROM outbox_jobs ORDER BY job');

  test('files the resume and sends HR one mail', async () => {
    worker = await startWorker(settings());
    const reference = await send(pdf);
    const mail = await mailAbout(reference);
    expect(mail.envelope).toEqual({ from: 'desk@plumbline.example', to: ['hr@plumbline.example'] });
    expect(mail.replyTo).toEqual([{ name: validFields.name, address: validFields.email }]);
    expect(mail.subject).toBe(`Backend Developer: Asha Verma (${reference})`);
    expect(mail.attachments).toEqual([]);
    const [application] = await api.sql<{ id: string }>('SELECT id FROM applications');
    const link = `http://site.example/admin/applications/${application?.id}/show`;
    for (const body of [mail.html, mail.text]) {
      for (const fact of [validFields.name, validFields.email, validFields.experience, reference, link, 'PDF, 30 KB'])
        expect(body).toContain(fact);
    }
    const [resume] = await resumes();
    expect(resume).toMatchObject({ state: 'stored', note: null, spooled: false });
    const stored = readFileSync(join(folder, 'resumes', resume!.key));
    expect(createHash('sha256').update(stored).digest('hex')).toBe(
      createHash('sha256').update(pdf.bytes).digest('hex'),
    );
    await eventually(async () => (await jobs()).every(({ state }) => state === 'done'));
    expect(smtp.mails).toHaveLength(1);
  });

  testOfOneQueue('tells HR about an application without a resume', async () => {
    worker = await startWorker(settings());
    expect((await mailAbout(await send())).text).toContain('No resume uploaded');
  });

  testOfOneQueue('files a resume whose end was cut off, for HR to open', async () => {
    worker = await startWorker(settings());
    await mailAbout(await send({ name: 'cv.pdf', bytes: pdf.bytes.subarray(0, -100) }));
    expect(await resumes()).toMatchObject([{ state: 'stored', spooled: false }]);
  });

  test('catches up on what was sent while no worker ran', async () => {
    const references = [await send(pdf), await send(), await send({ ...pdf, bytes: makePdf(31_000) })];
    worker = await startWorker(settings());
    for (const reference of references) await mailAbout(reference);
    await eventually(async () => (await jobs()).every(({ state }) => state === 'done'));
    expect(smtp.mails).toHaveLength(3);
  });

  testOfOneQueue('keeps the bytes while storage is away, and files them when it is back', async () => {
    writeFileSync(folder, 'a file where the folder should be');
    worker = await startWorker(settings());
    const reference = await send(pdf);
    await eventually(
      async () => (await api.sql('SELECT 1 FROM outbox_jobs WHERE failures > 0')).length > 0,
      'a failed try',
    );
    expect(await resumes()).toMatchObject([{ state: 'received', spooled: true }]);
    rmSync(folder);
    mkdirSync(folder);
    await mailAbout(reference);
    expect(await resumes()).toMatchObject([{ state: 'stored', spooled: false }]);
  });

  testOfOneQueue('tells HR when filing takes too long, and files it all the same', async () => {
    writeFileSync(folder, 'a file where the folder should be');
    worker = await startWorker(settings({ HR_MAIL_GRACE_SECONDS: '0' }));
    expect((await mailAbout(await send(pdf))).text).toContain('not filed yet');
    rmSync(folder);
    await eventually(async () => (await resumes())[0]?.state === 'stored', 'the resume in storage');
    expect(smtp.mails).toHaveLength(1);
  });

  test('tries again after greylisting, with the same Message-ID and once', async () => {
    smtp.refuseWith(451);
    worker = await startWorker(settings());
    const reference = await send();
    const [delivery] = await eventually(async () => {
      const rows = await api.sql<{ message_id: string; state: string }>(
        "SELECT message_id, state FROM deliveries WHERE answer LIKE '%451%'",
      );
      return rows.length > 0 ? rows : null;
    }, 'the refusal');
    expect(delivery).toMatchObject({ state: 'pending' });
    smtp.refuseWith(null);
    expect((await mailAbout(reference)).messageId).toBe(delivery?.message_id);
    await eventually(async () => (await jobs()).every(({ state }) => state === 'done'));
    expect(smtp.mails).toHaveLength(1);
  });

  testOfOneQueue('shows a mail that the server refuses for good', async () => {
    smtp.refuseWith(550);
    worker = await startWorker(settings());
    await send();
    await eventually(async () => (await jobs()).some(({ state }) => state === 'dead'), 'a dead job');
    expect(await api.sql('SELECT state, attempts FROM deliveries')).toEqual([{ state: 'failed', attempts: 1 }]);
  });

  testOfOneQueue('does not send again what was sent, when its job is repeated', async () => {
    worker = await startWorker(settings());
    await mailAbout(await send());
    await eventually(async () => (await jobs()).every(({ state }) => state === 'done'));
    await api.sql("UPDATE outbox SET published_at = NULL; UPDATE outbox_jobs SET state = 'pending', settled_at = NULL");
    await eventually(async () => (await jobs()).every(({ state }) => state === 'done'), 'the repeated jobs');
    expect(smtp.mails).toHaveLength(1);
  });

  test('refills a queue that lost its jobs', async () => {
    const reference = await send();
    // As after a flushed Redis: published, and the queue has never heard of it.
    await api.sql(`UPDATE outbox SET published_at = now()`);
    await api.sql(
      `INSERT INTO outbox_jobs (event_id, job, queued_at) SELECT id, 'applications.file-resume', now() - interval '1 minute' FROM outbox`,
    );
    worker = await startWorker(settings());
    await mailAbout(reference);
  });
});
