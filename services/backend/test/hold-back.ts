import { Client } from 'pg';
import type { Response, Test } from 'supertest';
import { eventually } from './eventually';
import type { TestApi } from './start-api';

/** Statements of the API that wait for a lock at this moment. */
export const countWaiting = async (api: TestApi): Promise<number> =>
  (
    await api.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND usename = 'frontdoor_runtime'`,
    )
  )[0]!.n;

/** SQL with its values. */
type Step = [text: string, ...values: unknown[]];

/**
 * Sends a request while somebody else's transaction has done `first` and is not committed. Once the request waits for it, that
 * transaction does `after` and is committed. Returns the answer, and the code of the error that `after` met.
 */
export async function meetHalfWay(
  api: TestApi,
  { first, after = [] }: { first: Step[]; after?: Step[] },
  send: () => Test,
): Promise<{ answer: Response; error: string | undefined }> {
  const other = new Client({ connectionString: api.ownerUrl });
  await other.connect();
  const run = async (steps: Step[]) => {
    for (const [text, ...values] of steps) await other.query(text, values);
  };
  try {
    await other.query('BEGIN');
    await run(first);
    const answered = send().then((answer) => answer);
    await eventually(() => countWaiting(api), 'a request that waits');
    const error = await run(after).then(
      () => undefined,
      (failure: { code: string }) => failure.code,
    );
    await other.query('COMMIT');
    return { answer: await answered, error };
  } finally {
    await other.end();
  }
}
