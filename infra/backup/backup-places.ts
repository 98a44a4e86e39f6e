import { join, resolve } from 'node:path';
import { root } from '../local/paths.ts';

export interface BackupPlaces {
  folder: string;
  keyFile: string;
}

/** Where the backup of a data folder goes, and the file of its key; undefined without BACKUP_DIR, when there is none. */
export function backupPlaces(dataDir: string, environment: NodeJS.ProcessEnv): BackupPlaces | undefined {
  const { BACKUP_DIR, BACKUP_KEY_FILE } = environment;
  if (!BACKUP_DIR) return undefined;
  const keyFile = BACKUP_KEY_FILE ? resolve(root, BACKUP_KEY_FILE) : join(resolve(dataDir), 'backup.key');
  return { folder: resolve(root, BACKUP_DIR), keyFile };
}
