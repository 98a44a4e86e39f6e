import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { runEntrypoint } from '../../infra/local/backend/run-entrypoint.ts';
import { startPostgres } from '../../infra/local/postgres/start-postgres.ts';

export interface TextSearch {
  /** Those of the words that HR's search does not find in the text. */
  missing(text: string, words: readonly string[]): Promise<string[]>;
  stop(): Promise<void>;
}

/** HR's search, on a database of its own with the built migrations. */
export async function startTextSearch(): Promise<TextSearch> {
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-corpus-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), settings: { fsync: 'off' } });
  const client = new Client({ connectionString: postgres.url });
  const stop = async () => {
    await client.end().catch(() => undefined);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { url } = postgres;
    const mails = {
      MAIL_URL: 'smtp://127.0.0.1:25?tls=none',
      MAIL_FROM: 'a@mail.example',
      HR_MAIL_TO: 'hr@mail.example',
    };
    const settings = { ...mails, SITE_URL: 'http://127.0.0.1', DATABASE_URL: url, QUEUE_URL: url };
    await runEntrypoint('migrate', { ...settings, ENQUIRIES_MAIL_TO: 'office@mail.example', COMPANY_NAME: 'Tests' });
    await client.connect();
  } catch (error) {
    await stop();
    throw error;
  }
  const ask = `
    WITH stored AS MATERIALIZED (SELECT search_vector($1) AS words)
    SELECT word FROM stored, unnest($2::text[]) AS word WHERE (words @@ search_query(word)) IS NOT TRUE`;
  const missing = async (text: string, words: readonly string[]) =>
    (await client.query<{ word: string }>(ask, [text, words])).rows.map(({ word }) => word);
  return { missing, stop };
}
