import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port';

/** A Redis for one suite alone, which may spoil it: keeps nothing on disk, and can be stopped, started and given commands. */
export async function startOwnRedis() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-redis-'));
  const address = ['--port', port, '--bind', '127.0.0.1'];
  const options = [
    '--dir',
    folder,
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
    '--enable-protected-configs',
    'yes',
  ];
  const url = `redis://127.0.0.1:${port}`;
  const run = () => spawn('redis-server', [...address, ...options], { stdio: 'ignore' });
  let child = run();
  /** On a connection of its own, which waits until the server is up. */
  const command = async (name: string, ...parts: string[]) => {
    const redis = new Redis(url, { maxRetriesPerRequest: null });
    redis.on('error', () => undefined);
    await redis.call(name, ...parts);
    redis.disconnect();
  };
  await command('PING');
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    child = run();
    await command('PING');
  };
  /** Keeps its connections and answers nothing, until it is told to go on. */
  const hang = () => child.kill('SIGSTOP');
  const goOn = () => child.kill('SIGCONT');
  return { url, folder, command, stop, start, hang, goOn };
}
