import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../../../infra/local/find-free-port.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { until } from '../../support/until.ts';
import type { Server } from '../system/start-server.ts';
import { sendApplication } from './send-application.ts';

export interface NewsSettings {
  /** How many resumes wait to be read when the first application is sent. */
  resumes: number;
  applications: number;
}

export interface News {
  /** From each acknowledgement to the moment at which the mail server has taken HR's mail, in seconds. */
  seconds: number[];
  waitingBefore: number;
  waitingAfter: number;
}

const AT_ONCE = 8;
const SEND_EVERY_MS = 1_000;

/** Lets resumes pile up before the one worker, then sends applications, one a second, and waits for HR's mail about each. */
export async function runNews(
  apiUrl: string,
  formToken: string,
  startWorker: (environment: NodeJS.ProcessEnv) => Promise<Server>,
  databaseUrl: string,
  { resumes, applications }: NewsSettings,
): Promise<News> {
  const port = await findFreePort(0);
  const mail = await startMailServer(port);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (jobs: string) => {
    const unsettled = `SELECT count(*)::int AS n FROM outbox_jobs WHERE state = 'pending' AND ${jobs}`;
    return (await client.query<{ n: number }>(unsettled)).rows[0]!.n;
  };
  const waiting = () => count("job LIKE 'resumes.%'");
  const worker = await startWorker({ MAIL_URL: `smtp://127.0.0.1:${port}` });
  try {
    for (let missing = resumes; missing > 0; missing = resumes - (await waiting())) {
      for (let sent = 0; sent < missing; sent += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, () => sendApplication(apiUrl, formToken)));
      const busy = async () =>
        (await count("job NOT LIKE 'resumes.%' AND job <> 'duplicates.find'")) +
        (await client.query('SELECT FROM outbox WHERE published_at IS NULL')).rowCount!;
      await until('all but the reading is done', async () => (await busy()) === 0, { seconds: 300 });
    }
    const waitingBefore = await waiting();
    const sent: Awaited<ReturnType<typeof sendApplication>>[] = [];
    while (sent.length < applications) {
      sent.push(await sendApplication(apiUrl, formToken));
      await pause(SEND_EVERY_MS);
    }
    const takenAt = (reference: string) =>
      mail.taken.find(({ recipients, raw }) => recipients.includes('hr@plumbline.example') && raw.includes(reference))
        ?.at;
    const seconds: number[] = [];
    for (const { reference, answeredAt } of sent) {
      const at = await until('HR has heard of each', () => takenAt(reference), { seconds: 600, every: 50 });
      seconds.push((at - answeredAt) / 1000);
    }
    return { seconds, waitingBefore, waitingAfter: await waiting() };
  } finally {
    await worker.stop();
    await client.end();
    await mail.end();
  }
}
