import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { composeSettings, type Environment, passOn } from '../../local/backend/compose-environment.ts';
import { readSealKey } from '../sealed-file.ts';
import { folderPlace, placeOf } from '../mc/mc.ts';
import { FilesBackup } from './files-backup.ts';
import { PgBackRestBackup } from './pgbackrest-backup.ts';
import type { DiskRoom } from './report-state.ts';

/** Where things are in the container. */
export const places = {
  acknowledged: '/var/lib/frontdoor/acknowledged',
  /** For restores that are thrown away: empty when the container starts. */
  rehearsal: '/rehearsal',
  /** Where a volume is mounted that is to be restored to. */
  restored: '/restored',
  files: '/backup/files',
  /** Where the service `certificates` puts those of the gateway; undefined where there is none. */
  certificates: process.env.SEALED_CERTIFICATES || undefined,
};

/** By the socket that Postgres shares with this container. */
export const OWNER = 'postgres://frontdoor@%2Fvar%2Frun%2Fpostgresql/frontdoor';

export const readSecret = (name: string) => {
  const file = process.env[`${name}_FILE`];
  return file ? readFileSync(file, 'utf8').trim() : '';
};

export const sealKey = () => readSealKey(process.env.BACKUP_KEY_FILE ?? '');
export const storageUrl = () => readSecret('STORAGE_URL');
export const databaseUrl = () => readSecret('DATABASE_URL');

export const sourceBackup = () => new PgBackRestBackup(OWNER);

/** For a restore that stays. It gives the role of API and worker the password that they have. */
export const lastingBackup = (source?: string) =>
  new PgBackRestBackup(source, {
    durable: true,
    runtimePassword: decodeURIComponent(new URL(databaseUrl()).password),
  });

export function filesBackup(): FilesBackup {
  const address = readSecret('BACKUP_URL');
  const bucket = address ? placeOf(address, 'backup') : undefined;
  const target = bucket ? { ...bucket, path: `${bucket.path}/files` } : folderPlace(places.files);
  return new FilesBackup(placeOf(storageUrl(), 'storage'), target, places.files);
}

/** The room where the backup goes to; null for a bucket, of which nobody tells. */
export async function measureBackupDisk(): Promise<DiskRoom | null> {
  if (readSecret('BACKUP_URL')) return null;
  const { bavail, blocks, bsize } = await statfs(places.files);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** The settings with which the backend's commands are run on a restored database, and nothing of the system that runs. */
export function commandSettings(): Environment {
  const ports = { api: 1, workerHealth: 1, visits: 1, smtp: 1 };
  const nowhere = { siteUrl: 'http://127.0.0.1', databaseUrl: '', queueUrl: '', resumes: '/', acknowledged: '', ports };
  // Nothing is signed, sealed or sent by these commands.
  const settings = composeSettings({ ...nowhere, sessionSecret: 'not used by the commands of a restore' }, {});
  return { ...passOn(process.env), ...settings };
}

/** Of the command that records a rehearsal, in the database that runs. It wants the address of a queue, and asks none. */
export const recordSettings = (): Environment => ({
  ...commandSettings(),
  DATABASE_URL: databaseUrl(),
  QUEUE_URL: databaseUrl(),
});
