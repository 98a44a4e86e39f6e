import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { until } from '../../support/until.ts';
import type { Server } from '../system/start-server.ts';
import { makePdf } from '../bodies/make-pdf.ts';
import { median } from '../measure/median.ts';
import type { Verdict } from '../report/describe-race.ts';

const PDF_BYTES = 200 * 1024;

/** Sends an application with a PDF of 200 KB, like no other. Returns its reference and when the answer was there (ms, `performance.now`). */
async function sendApplication(apiUrl: string, formToken: string): Promise<{ reference: string; answeredAt: number }> {
  const key = randomUUID();
  const body = new FormData();
  const fields = {
    name: 'Asha Verma',
    email: `asha.verma.${key}@mail.example`,
    apply: 'Backend Developer',
    experience: '3-5 years',
    linkedin: 'https://www.linkedin.com/in/asha-verma',
    message: `I have run a Node.js service with PostgreSQL for four years. ${key}`,
    agree: 'true',
    ageConfirmed: 'true',
    form_token: formToken,
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('resume', new Blob([makePdf(PDF_BYTES)], { type: 'application/pdf' }), 'asha-verma.pdf');
  const answer = await fetch(`${apiUrl}/api/application`, { method: 'POST', body });
  const { reference } = (await answer.json()) as { reference: string };
  if (answer.status !== 201) throw new Error(`An application was answered ${answer.status}.`);
  return { reference, answeredAt: performance.now() };
}

interface NewsSettings {
  /** How many resumes wait to be read when the first application is sent. */
  resumes: number;
  applications: number;
}

interface News {
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

const GOAL_SECONDS = 10;

export function describeNews({ seconds, waitingBefore, waitingAfter }: News): { text: string; verdicts: Verdict[] } {
  const worst = Math.max(...seconds);
  const title = `HR's mail about ${seconds.length} applications, while ${waitingBefore} to ${waitingAfter} resumes wait to be read`;
  const figures = `  from the answer to the mail server: median ${show(median(seconds))}, worst ${show(worst)}`;
  const what = "HR's mail behind resumes that wait to be read, worst";
  const verdict = { what, measured: show(worst), goal: `<= ${GOAL_SECONDS} s`, reached: worst <= GOAL_SECONDS };
  return { text: `${title}\n${figures}\n`, verdicts: [verdict] };
}

const show = (seconds: number) => `${seconds.toFixed(2)} s`;
