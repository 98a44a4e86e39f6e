import type { Client } from 'pg';
import { ClientWithErrorListener } from './client-with-error-listener';

/** Runs `work` on a connection of its own, for commands that run once. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new ClientWithErrorListener({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
