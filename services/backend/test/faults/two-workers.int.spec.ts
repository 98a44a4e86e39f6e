import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { INestApplicationContext } from '@nestjs/common';
import { Client } from 'pg';
import { eventually } from '../eventually';
import { countWaiting } from '../hold-back';
import { makePdf } from '../make-files';
import { postApplication, validFields } from '../post-application';
import { flush, queueServersOf } from '../queue-servers';
import { type TestApi, startApi } from '../start-api';
import { startSmtp } from '../start-smtp';
import { startWorker } from '../start-worker';
import { mailHandlers } from '../../src/modules/notifications/send/mail.handlers';
import { Storage } from '../../src/platform/storage/storage';
import { subscriptions } from '../../src/subscriptions';

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
const work = async (settings: Record<string, string> = { ACKNOWLEDGE: 'none' }) => {
  const { databaseUrl, storageUrl } = api;
  const addresses = { DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl, MAIL_URL: smtp.url };
  const worker = await startWorker({ ...addresses, ...settings });
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

/** What two workers find at their start and both want to recover: how it comes about, and where it shows that a row was taken twice. */
const left = [
  {
    what: 'jobs of a queue that was emptied',
    table: 'outbox_jobs',
    leave: `WITH published AS (UPDATE outbox SET published_at = now() RETURNING id, event)
      INSERT INTO outbox_jobs (event_id, job, queued_at)
      SELECT id, jsonb_array_elements_text($1::jsonb -> event), now() - interval '1 minute' FROM published`,
    values: [JSON.stringify(subscriptions)],
    rows: 90,
    taken: 'SELECT sum(times_added)::int AS times, count(*)::int AS rows FROM outbox_jobs WHERE times_added > 0',
  },
  {
    what: 'events of a relay that was killed',
    table: 'outbox',
    leave: "UPDATE outbox SET leased_until = now() - interval '1 second'",
    values: [],
    rows: 30,
    taken: 'SELECT sum(attempts)::int AS times, count(*)::int AS rows FROM outbox WHERE attempts > 0',
  },
];

const CHANGING = `SELECT count(*)::int AS n FROM pg_stat_activity
  WHERE datname = current_database() AND usename = 'frontdoor_runtime' AND state = 'active' AND query LIKE $1`;

describe.each(queueServersOf(10))('fault 613: two workers at once, with the queue in %s', (_name, url) => {
  const test = url === 'missing' ? it.skip : it;

  test.each(left)('recover $what, and each mail, each file and each row is there once', async (of) => {
    if (url) await flush(url);
    const files = Array.from({ length: 30 }, (_, at) => makePdf(3_000 + at));
    for (const [at, bytes] of files.entries()) {
      const fields = { ...validFields, name: `Applicant ${at}`, email: `applicant.${at}@mail.example` };
      await postApplication(api.url, { fields, file: { name: 'cv.pdf', bytes } }).expect(201);
    }
    await api.sql(of.leave, of.values);
    const holder = new Client({ connectionString: api.ownerUrl });
    await holder.connect();
    try {
      // Both are at the same row at the same moment: they wait until the table may be changed.
      await holder.query(`BEGIN; LOCK TABLE ${of.table} IN SHARE MODE`);
      // Reading takes as much of the processor as all else, and is no part of it.
      const settings = { QUEUE_URL: url ?? api.databaseUrl, READER_URL: 'unix:///nowhere/reader.sock' };
      const pair = await Promise.all([work(settings), work(settings)]);
      const puts = pair.map((worker) => jest.spyOn(worker.get(Storage, { strict: false }), 'put'));
      await eventually(async () => (await countWaiting(api)) === 2, 'two workers that want the same rows');
      await holder.query('COMMIT');
      const taken = await eventually(async () => {
        const [changing] = await api.sql<{ n: number }>(CHANGING, [`%UPDATE ${of.table} %`]);
        const [row] = await api.sql<{ times: number; rows: number }>(of.taken);
        return changing!.n === 0 && row!.rows >= of.rows && row;
      }, 'the end of both rounds');
      expect(taken.times).toBe(taken.rows);

      const open = "SELECT FROM outbox_jobs WHERE state = 'pending' AND job <> 'resumes.examine'";
      const events = 'SELECT FROM outbox WHERE published_at IS NULL';
      await eventually(async () => (await api.sql(`${open} UNION ALL ${events}`)).length === 0, 'the end of all jobs');
      expect(await api.sql("SELECT job, last_error FROM outbox_jobs WHERE state = 'dead'")).toEqual([]);
      const recipients = smtp.mails.flatMap(({ envelope }) => envelope.to);
      const applicants = files.map((_, at) => `applicant.${at}@mail.example`);
      expect(recipients.toSorted()).toEqual([...applicants, ...files.map(() => 'hr@plumbline.example')].toSorted());
      expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(60);
      const folder = join(fileURLToPath(api.storageUrl), 'resumes');
      const stored = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const sums = (all: readonly Buffer[]) => all.map((bytes) => hash('sha256', bytes)).toSorted();
      expect(sums(stored.map((entry) => readFileSync(join(entry.parentPath, entry.name))))).toEqual(sums(files));
      expect(puts.flatMap((put) => put.mock.calls)).toHaveLength(30);
    } finally {
      await holder.end();
    }
  });
});
