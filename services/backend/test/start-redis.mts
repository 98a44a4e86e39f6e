import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { findFreePort } from '../../../infra/local/find-free-port.ts';
import { stopProcess } from '../../../infra/local/stop-process.ts';
import { waitForPort } from './wait-for-port.mts';

/** A Redis of its own with the settings of the compose file, or null where the machine has none. */
export async function startRedis(folder: string) {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort(0);
  const child = spawn(
    'redis-server',
    [
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
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
  return { url: `redis://127.0.0.1:${port}`, stop: () => stopProcess(child, 'SIGTERM', 5_000, 'SIGKILL') };
}
