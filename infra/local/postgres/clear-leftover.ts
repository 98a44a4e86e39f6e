import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isAlive, waitUntil } from '../process/process-table.ts';

// After kill -9 of the stack its PostgreSQL runs on. After a crash of the machine postmaster.pid may hold the number of an
// unrelated process, which PostgreSQL would take for another server and refuse to start.
export async function clearLeftoverPostgres(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return;
  if (!commandOf(pid).includes(` -D ${dataDir} `)) return rmSync(file);
  process.kill(pid, 'SIGINT');
  if (await waitUntil(() => !isAlive(pid), 15_000)) return;
  process.kill(pid, 'SIGQUIT');
  if (!(await waitUntil(() => !isAlive(pid), 5_000))) throw new Error(`PostgreSQL ${pid} still uses ${dataDir}.`);
}
