/**
 * Runs a command with throwaway services of its own: PostgreSQL always; Redis and an S3 server where the machine has them
 * (or where Go can build the latter). A missing service is printed, and its suites show as skipped.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../infra/local/postgres/start-postgres.ts';
import { startS3 } from './start-s3.mts';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import { stopProcess } from '../../../infra/local/process/stop-process.ts';
import { waitForPort } from './wait-for-port.mts';

const folder = mkdtempSync(join(tmpdir(), 'frontdoor-test-'));
// Files that the tests put into the temporary folder go with it.
const TMPDIR = join(folder, 'tmp');
mkdirSync(TMPDIR);
const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  // One process less on which a statement could wait.
  io_method: 'sync',
};
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), settings: throwaway });
const redis = await startRedis(join(folder, 'redis'));
const s3 = await startS3(join(folder, 's3'));
for (const [name, service] of Object.entries({ redis, s3 }))
  if (!service) console.log(`No ${name} server here: its suites are skipped.`);

const [command = 'true', ...args] = process.argv.slice(2);
const child = spawn(command, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_DATABASE_URL: postgres.url,
    TEST_REDIS_URL: redis?.url ?? '',
    TEST_S3_URL: s3?.url ?? '',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const code = await new Promise<number>((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)));

await Promise.all([redis?.stop(), s3?.stop(), postgres.stop()]);
spawnSync('rm', ['-rf', folder]);
rmSync(folder, { recursive: true, force: true });
process.exit(code);

/** A Redis of its own with the settings of the compose file, or null where the machine has none. */
async function startRedis(data: string) {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  mkdirSync(data, { recursive: true });
  const port = await findFreePort(0);
  const server = spawn(
    'redis-server',
    [
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--dir',
      data,
      '--appendonly',
      'yes',
      '--save',
      '',
      '--maxmemory-policy',
      'noeviction',
    ],
    { stdio: 'ignore' },
  );
  await waitForPort(port);
  return { url: `redis://127.0.0.1:${port}`, stop: () => stopProcess(server, 'SIGTERM', 5_000, 'SIGKILL') };
}
