import { queryOnce } from './query-once.ts';

const openJobs = `
  SELECT j.job, count(*)::int AS jobs, max(j.failures) AS failures, min(j.queued_at) AS oldest, max(j.last_error) AS error
  FROM outbox_jobs j WHERE j.state = 'pending' GROUP BY j.job ORDER BY j.job`;
const openEvents = `
  SELECT event, count(*)::int AS events, max(attempts) AS attempts, max(last_error) AS error
  FROM outbox WHERE published_at IS NULL GROUP BY event ORDER BY event`;
const openDeliveries = `
  SELECT template, state, count(*)::int AS mails FROM deliveries WHERE state <> 'sent' GROUP BY 1, 2 ORDER BY 1, 2`;
const spooled = 'SELECT count(*)::int AS spooled FROM resume_spool';

/** The unfinished work, as a text for the log of a test that timed out. */
export async function whatIsOpen(databaseUrl: string): Promise<string> {
  const open = await Promise.all(
    [openJobs, openEvents, openDeliveries, spooled].map((sql) => queryOnce(databaseUrl, sql)),
  );
  return open
    .flat()
    .map((row) => JSON.stringify(row))
    .join('\n');
}
