import { lstatSync, readdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupFault } from '../backup-fault.ts';

const MEGABYTE = 1024 * 1024;
/** What a restored server writes beside what is restored: WAL, and tables that recovery makes larger. */
const ADDED_BYTES = 256 * MEGABYTE;

/** The bytes of a folder and of what is in it. A server that runs removes files and folders while this looks at them. */
export function sizeOf(path: string): number {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.size;
  return namesIn(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Whether a database of so many bytes has room where a rehearsal restores it to; of the files nothing is kept. Looked at before, because
 * a disk that a rehearsal fills would stop what runs. @throws BackupFault with both figures
 */
export function needRoom(databaseBytes: number, place = tmpdir(), addedBytes = ADDED_BYTES): void {
  const needed = databaseBytes + addedBytes;
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize >= needed) return;
  const [free, wanted] = [bavail * bsize, needed].map((bytes) => Math.round(bytes / MEGABYTE));
  throw new BackupFault('no-room', `${place} has ${free} MB free, and a rehearsal needs ${wanted} MB there.`);
}
