import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bringUpToDate } from '../src/bring-up-to-date';
import { createLogger } from '../src/platform/log/logger';
import { configFor } from './config-for';

/** A Postgres with the schema for one suite alone, which may set it as it likes: the one of all suites has many databases at work. */
export async function startOwnPostgres(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-postgres-'));
  const args = [join(__dirname, 'own-postgres.mts'), join(folder, 'data'), JSON.stringify(settings)];
  // Without the compiler of the backend's sources: these are infra's.
  const env = { ...process.env, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const failed = ended.then(() => Promise.reject(new Error('The Postgres of this suite has ended')));
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), failed])) as [string];
  failed.catch(() => undefined);
  const { url, ownerUrl } = JSON.parse(line) as { url: string; ownerUrl: string };
  const config = configFor({ DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: url, QUEUE_URL: url });
  await bringUpToDate(config, createLogger('migrate', 'silent'));
  return { url, ownerUrl, stop };
}
