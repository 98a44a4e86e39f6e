import type { TakenMail } from './mail-server.ts';
import { queryOnce } from './query-once.ts';
import { until } from './until.ts';

const countOpen = `
  SELECT (SELECT count(*) FROM resume_spool)::int AS spooled,
         (SELECT count(*) FROM applications)::int - (SELECT count(*) FROM deliveries WHERE state = 'sent' AND template = 'hr-application')::int AS untold`;

/** Whether every resume is filed and HR has been told about everybody. */
export async function isSettled(databaseUrl: string): Promise<boolean> {
  const [row] = await queryOnce(databaseUrl, countOpen);
  return row?.['spooled'] === 0 && row['untold'] === 0;
}

/** The mails with the Message-ID of HR's delivery about one application. */
export async function mailsFor(databaseUrl: string, reference: string, mails: TakenMail[]): Promise<TakenMail[]> {
  const sql = `SELECT message_id FROM deliveries d JOIN applications a ON a.id = d.subject_id
    WHERE a.reference = $1 AND d.template = 'hr-application'`;
  const ids = (await queryOnce(databaseUrl, sql, [reference])).map((row) => row['message_id']);
  return mails.filter(({ messageId }) => ids.includes(messageId));
}

/** Whether every event has led to its jobs, and every job but those named has come to its end. */
export async function isQuiet(databaseUrl: string, { but = [] }: { but?: string[] } = {}): Promise<boolean> {
  const open = `SELECT FROM outbox WHERE published_at IS NULL
    UNION ALL SELECT FROM outbox_jobs WHERE state = 'pending' AND job <> ALL ($1)`;
  return (await queryOnce(databaseUrl, open, [but])).length === 0;
}

const countSettled = `SELECT count(*)::int AS settled FROM outbox_jobs WHERE state <> 'pending' AND job <> ALL ($1)`;
const MOST_SECONDS = 1_800;

/**
 * Waits until `isQuiet`, for as long as jobs that are not left out go on to end: how many seconds all of them take says how busy the machine is, and not
 * whether one of them is stuck. @throws Error when no job has ended for so many seconds, or after half an hour
 */
export async function untilQuiet(
  databaseUrl: string,
  { but = [], seconds = 120 }: { but?: string[]; seconds?: number } = {},
): Promise<void> {
  const settledOf = async () => Number((await queryOnce(databaseUrl, countSettled, [but]))[0]?.['settled']);
  const end = Date.now() + MOST_SECONDS * 1000;
  for (;;) {
    const before = await settledOf();
    const ask = async () => {
      if (await isQuiet(databaseUrl, { but })) return 'quiet';
      return (await settledOf()) > before && 'more';
    };
    if ((await until('every job has ended, or another one', ask, { seconds })) === 'quiet') return;
    if (Date.now() > end) throw new Error(`After ${MOST_SECONDS} s jobs are still ending and others waiting.`);
  }
}
