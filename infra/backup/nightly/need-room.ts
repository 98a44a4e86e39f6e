import { lstatSync, readdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupFault } from '../backup-fault.ts';

const MEGABYTE = 1024 * 1024;
/** What a restored server writes beside what is restored: WAL, and tables that recovery makes larger. */
const ADDED_BYTES = 256 * MEGABYTE;

/** A server that runs removes files and folders while this looks at them. */
function sizeOf(path: string): number {
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
 * Whether a copy of these folders has room where a rehearsal is restored to. Looked at before, because a disk that a rehearsal fills
 * would stop what runs. @throws BackupFault with both figures
 */
export function needRoom(folders: readonly string[], place = tmpdir(), addedBytes = ADDED_BYTES): void {
  const needed = folders.reduce((sum, folder) => sum + sizeOf(folder), addedBytes);
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize >= needed) return;
  const [free, wanted] = [bavail * bsize, needed].map((bytes) => Math.round(bytes / MEGABYTE));
  throw new BackupFault('no-room', `${place} has ${free} MB free, and a rehearsal needs ${wanted} MB there.`);
}
