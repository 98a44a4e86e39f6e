import { queryOnce } from './query-once.ts';

type StoredApplication = {
  id: string;
  reference: string;
  sha256: string | null;
  size: number | null;
};

/** The stored applications with this e-mail address. */
export const applicationsOf = (databaseUrl: string, email: string): Promise<StoredApplication[]> =>
  queryOnce<StoredApplication>(
    databaseUrl,
    `SELECT a.id, a.reference, encode(r.sha256, 'hex') AS sha256, r.size
     FROM applications a LEFT JOIN resumes r ON r.application_id = a.id WHERE a.email = $1`,
    [email],
  );

export interface Counts {
  applications: number;
  resumes: number;
  spooled: number;
  consents: number;
  events: number;
  keys: number;
}

/** How many rows a submission could have left behind. */
export async function countRows(databaseUrl: string): Promise<Counts> {
  const [row] = await queryOnce(
    databaseUrl,
    `SELECT (SELECT count(*) FROM applications)::int AS applications, (SELECT count(*) FROM resumes)::int AS resumes,
            (SELECT count(*) FROM resume_spool)::int AS spooled, (SELECT count(*) FROM consents)::int AS consents,
            (SELECT count(*) FROM outbox)::int AS events, (SELECT count(*) FROM idempotency_keys)::int AS keys`,
  );
  return row as unknown as Counts;
}
