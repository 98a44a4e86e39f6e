import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withConnection } from '../../local/postgres/with-connection.ts';
import { findFreePort } from '../../local/process/find-free-port.ts';
import { hasEnded, stopProcess } from '../../local/process/stop-process.ts';
import type { RestoredServer } from '../database-backup.ts';

const LIMIT_MS = 3_600_000;
const STOP_MS = 60_000;

/**
 * Has the server of a restored folder send the file of its history when it next starts with an archive: it began that history without
 * one, and a restore that passes the fork asks for it.
 */
export function announceHistory(folder: string): void {
  const wal = join(folder, 'pg_wal');
  const newest = readdirSync(wal)
    .filter((name) => name.endsWith('.history'))
    .toSorted()
    .at(-1);
  if (newest) writeFileSync(join(wal, 'archive_status', `${newest}.ready`), '', { mode: 0o600 });
}

/** Starts the server of a folder that pgBackRest has restored, for this container alone. Rejects with the last words of its log. */
export async function startRestored(
  folder: string,
  runtimePassword: string,
  durable: boolean,
): Promise<RestoredServer> {
  const port = await findFreePort(0);
  const log = `${folder}.log`;
  const access = `${folder}.hba`;
  writeFileSync(access, 'host all all 127.0.0.1/32 trust\n', { mode: 0o600 });
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    hba_file: access,
    archive_mode: 'off',
    fsync: durable ? 'on' : 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, 'a', 0o600);
  const child = spawn('postgres', ['-D', folder, ...flags], { stdio: ['ignore', output, output], cwd: '/' });
  closeSync(output);
  child.once('error', () => {});
  const urlFor = (database: string) => `postgres://frontdoor@127.0.0.1:${port}/${database}`;
  const stop = () => stopProcess(child, 'SIGINT', STOP_MS, 'SIGQUIT');
  for (const end = Date.now() + LIMIT_MS; ; await pause(100)) {
    if (hasEnded(child) || Date.now() > end) {
      await stop();
      throw new Error(existsSync(log) ? readFileSync(log, 'utf8').slice(-20_000) : 'Postgres did not start');
    }
    const looked = await withConnection(urlFor('postgres'), (ask) =>
      ask<{ recovers: boolean }>('SELECT pg_is_in_recovery() AS recovers'),
    ).catch(() => undefined);
    if (looked?.[0]?.recovers === false) break;
  }
  return {
    url: urlFor('frontdoor'),
    asRuntimeRole: (url) =>
      String(Object.assign(new URL(url), { username: 'frontdoor_runtime', password: runtimePassword })),
    async urlOf(database) {
      await withConnection(urlFor('postgres'), (ask) => ask(`CREATE DATABASE "${database}"`)).catch((error: Error) => {
        if (!error.message.includes('already exists')) throw error;
      });
      return urlFor(database);
    },
    stop,
  };
}
