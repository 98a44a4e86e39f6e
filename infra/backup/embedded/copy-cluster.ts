import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { BackupFault } from '../backup-fault.ts';
import { seal, type SealKey, unseal } from '../sealed-file.ts';

/** What belongs to a server and not to its data: https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-BASE-BACKUP-DATA */
const notCopied =
  'pg_wal/* pg_replslot/* pg_dynshmem/* pg_notify/* pg_serial/* pg_snapshots/* pg_stat_tmp/* pg_subtrans/* postmaster.* pg_internal.init'
    .split(' ')
    .map((path) => `--exclude=./${path}`);

/** Copies the folder of a cluster into a sealed file, between `pg_backup_start` and `pg_backup_stop`. */
export async function copyCluster(dataDir: string, file: string, key: SealKey): Promise<void> {
  const tar = spawn('tar', ['-C', dataDir, ...notCopied, '-cf', '-', '.'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  tar.stderr.on('data', (text: Buffer) => (words += String(text)));
  const ended = once(tar, 'close') as Promise<[number]>;
  await seal(tar.stdout, file, key);
  const [code] = await ended;
  // 1 says that files changed or went while they were read; recovery mends those.
  if (code > 1) throw new BackupFault('failed', `The cluster could not be copied: ${words.trim()}`);
}

/** @throws BackupFault when the sealed file cannot be read to its end */
export async function unpackCluster(file: string, folder: string, key: SealKey): Promise<void> {
  const sealed = await unseal(file, key);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const tar = spawn('tar', ['-C', folder, '-xpf', '-'], { stdio: ['pipe', 'ignore', 'pipe'] });
  let words = '';
  tar.stderr.on('data', (text: Buffer) => (words += String(text)));
  const ended = once(tar, 'close') as Promise<[number]>;
  await feed(sealed, tar.stdin, ended);
  const [code] = await ended;
  if (code !== 0) throw new BackupFault('failed', `The cluster could not be unpacked: ${words.trim()}`);
  await chmod(folder, 0o700);
}

/**
 * Gives a process its input, read to its end. What the process does not take is told by its status. `pipeline` would fail here at times:
 * Node destroys the input of a process that has ended, maybe before it has heard that the last of it was written.
 */
async function feed(input: Readable, stdin: Writable, ended: Promise<unknown>): Promise<void> {
  stdin.on('error', () => undefined);
  try {
    for await (const piece of input) {
      if (!stdin.writable || stdin.write(piece)) continue;
      await Promise.race([once(stdin, 'drain').catch(() => undefined), ended]);
    }
  } finally {
    stdin.end();
  }
}
