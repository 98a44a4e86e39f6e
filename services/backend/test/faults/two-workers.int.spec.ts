import type { INestApplicationContext } from '@nestjs/common';
import { postApplication, validFields } from '../post-application';
import { eventually } from '../eventually';
import { type TestApi, startApi } from '../start-api';
import { startSmtp } from '../start-smtp';
import { startWorker } from '../start-worker';
import { mailHandlers } from '../../src/modules/notifications/send/mail.handlers';

let api: TestApi;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
/** Holds a mail back half-way, as a worker does whose event loop is blocked. */
let hold: Promise<void> | undefined;
const workers: INestApplicationContext[] = [];
beforeEach(async () => {
  smtp = await startSmtp({ onMailFrom: (_address, _session, done) => void Promise.resolve(hold).then(() => done()) });
  api = await startApi();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await api.stop();
  await smtp.stop();
});
const work = async () => {
  const { databaseUrl, storageUrl } = api;
  const addresses = { DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl, MAIL_URL: smtp.url };
  const worker = await startWorker({ ...addresses, ACKNOWLEDGE: 'none' });
  workers.push(worker);
  return worker;
};
const submit = async (name: string) => postApplication(api.url, { fields: { ...validFields, name } }).expect(201);
const unsettled = async () =>
  (
    await api.sql(
      "SELECT FROM outbox_jobs WHERE state = 'pending' UNION ALL SELECT FROM outbox WHERE published_at IS NULL",
    )
  ).length;

it('fault 77: two workers that share a queue send each mail once', async () => {
  await Promise.all([work(), work()]);
  for (let at = 0; at < 30; at += 1) await submit(`Applicant ${at}`);
  await eventually(async () => (await unsettled()) === 0, 'the end of all jobs');
  expect(smtp.mails).toHaveLength(30);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(30);
});

it('fault 77: a job that is handed to a second worker while the first one hangs in it sends nothing, and nothing afterwards', async () => {
  let goOn = () => undefined as void;
  hold = new Promise((resolve) => (goOn = resolve));
  await work();
  await submit('Asha Verma');
  const leased = 'SELECT event_id, subject_id FROM deliveries WHERE leased_until > now()';
  const [lease] = await eventually(async () => {
    const rows = await api.sql<{ event_id: string; subject_id: string }>(leased);
    return rows.length > 0 && rows;
  }, 'a mail on its way');
  const second = (await work()).get(mailHandlers['notifications.mail-hr']!, { strict: false });
  const job = { job: 'notifications.mail-hr', eventId: lease!.event_id, subjectId: lease!.subject_id };
  await expect(second.run(job)).rejects.toThrow('Another worker is sending this mail at the moment');
  goOn();
  await eventually(async () => (await unsettled()) === 0, 'the end of all jobs');
  await second.run(job);
  expect(smtp.mails).toHaveLength(1);
});
