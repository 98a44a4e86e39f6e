import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const POSTS = 20;
const QUIET_LOOKS = 6;
const LOOK_EVERY_MS = 50;
const paragraph =
  'You build websites and admin areas with React and TypeScript that load fast on a cheap phone and work with a keyboard ' +
  'and a screen reader. We ask for two years or more of work on products that people use every day, for tests as a habit, ' +
  'and for the patience to leave code better than you found it. ';

/** The tables between two slices: resets them to the same state, and counts the rows that a slice has left. */
export async function openTables(databaseUrl: string, files: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');

  return {
    version: rows[0]!.server_version,

    async addJobPosts(): Promise<void> {
      await client.query(
        `INSERT INTO job_posts (title, para, location, employment_type, workplace, salary, closes_at, description)
         SELECT 'Frontend Developer ' || n, $1, 'Noida or remote within India', 'full-time', 'hybrid',
           '{"min": 600000, "max": 900000, "currency": "INR", "interval": "year"}', now() + interval '30 days',
           '## What you will do' || E'\\n\\n' || $1 FROM generate_series(1, $2) n`,
        [paragraph, POSTS],
      );
    },

    /** The same empty tables and the same empty write-ahead log for everyone; no slice pays for the one before it. */
    async reset(): Promise<void> {
      await client.query('TRUNCATE applications, contact_messages, outbox, idempotency_keys CASCADE');
      for (const name of readdirSync(files)) rmSync(join(files, name));
      await client.query('CHECKPOINT');
    },

    /** Applications that are whole: with consent and event, and with their bytes where a resume was sent. */
    async countApplications(withResume: boolean): Promise<number> {
      const bytes = withResume
        ? 'JOIN resume_spool s ON s.application_id = a.id AND octet_length(s.bytes) > 200000'
        : '';
      const { rows: counts } = await client.query<{ count: number }>(
        `SELECT count(*)::int FROM applications a JOIN consents c ON c.application_id = a.id
         JOIN outbox o ON o.subject_id = a.id ${bytes}`,
      );
      return counts[0]!.count;
    },

    /** Contact messages with their event. */
    async countContacts(): Promise<number> {
      const { rows: counts } = await client.query<{ count: number }>(
        'SELECT count(*)::int FROM contact_messages c JOIN outbox o ON o.subject_id = c.id',
      );
      return counts[0]!.count;
    },

    /**
     * Waits for the requests that are still running when a driver has hung up: servers finish them, and they count for this
     * slice.
     */
    async settle(): Promise<void> {
      for (let quiet = 0; quiet < QUIET_LOOKS; quiet++) {
        await pause(LOOK_EVERY_MS);
        const { rowCount } = await client.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
        );
        if (rowCount) quiet = -1;
      }
    },

    countFiles: () => readdirSync(files).length,
    close: () => client.end(),
  };
}

export type Tables = Awaited<ReturnType<typeof openTables>>;
