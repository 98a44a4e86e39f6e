/**
 * Runs a command with throwaway services of its own: PostgreSQL always; Redis and an S3 server where `make prepare` has left
 * them. The tests of a missing one show as skipped, and the last line says so.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../infra/local/postgres/start-postgres.ts';
import { startS3 } from './start-s3.mts';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import { stopProcess } from '../../../infra/local/process/stop-process.ts';
import { waitForPort } from './wait-for-port.mts';

const folder = mkdtempSync(join(tmpdir(), 'frontdoor-test-'));
// Open to other users like the temporary folder of the system, because the hostile programs of some tests run as another one.
chmodSync(folder, 0o755);
// Files that the tests put into the temporary folder go with it.
const TMPDIR = join(folder, 'tmp');
mkdirSync(TMPDIR);
const databases = mkdtempSync(join(hasRoom('/dev/shm') ? '/dev/shm' : folder, 'frontdoor-databases-'));
const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  // One process less on which a statement could wait.
  io_method: 'sync',
};
const postgres = await startPostgres({ dataDir: join(databases, 'postgres'), settings: throwaway });
const missing: string[] = [];
const note = (error: Error) => {
  missing.push(error.message);
};
const redis = await startRedis(join(folder, 'redis')).catch(note);
const s3 = await startS3(join(folder, 's3')).catch(note);

const [command = 'true', ...args] = process.argv.slice(2);
const child = spawn(command, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    TMPDIR,
    TEST_DATABASE_URL: postgres.url,
    TEST_REDIS_URL: redis?.url ?? '',
    TEST_S3_URL: s3?.url ?? '',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const code = await new Promise<number>((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)));

await Promise.all([redis?.stop(), s3?.stop(), postgres.stop()]);
for (const made of [folder, databases]) {
  spawnSync('rm', ['-rf', made]);
  rmSync(made, { recursive: true, force: true });
}
for (const what of missing) console.log(`Skipped tests: ${what}.`);
process.exit(code);

/** In memory a database of 12 MB is made and removed for half of the processor time. A run was never seen to hold 2 GB of them. */
function hasRoom(memory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > 6 * 1024 ** 3;
  } catch {
    return false;
  }
}

/** A Redis of its own with the settings of the compose file. The error says what to do where there is none. */
async function startRedis(data: string) {
  if (spawnSync('redis-server', ['--version']).status !== 0)
    throw new Error('there is no redis-server here. `make prepare` installs it as root, with apt');
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
