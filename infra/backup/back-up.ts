import { join } from 'node:path';
import type { DatabaseBackup } from './database-backup.ts';
import { mirrorFiles, mirrorLines } from './mirror-files.ts';
import type { SealKey } from './sealed-file.ts';

export const backupFolders = (folder: string) => ({
  mirror: join(folder, 'files', 'storage'),
  lines: join(folder, 'acknowledged', 'lines'),
});

/**
 * Backs up the database up to now, then the files, then the acknowledged lines. In this order the backup has each file that the database
 * named when this began.
 */
export async function backUp(
  backup: DatabaseBackup,
  from: { resumes: string; acknowledged: string },
  to: { folder: string; key: SealKey },
): Promise<{ copied: number; behindSeconds: number }> {
  const { mirror, lines } = backupFolders(to.folder);
  const { behindSeconds } = await backup.archive();
  const copied = await mirrorFiles(from.resumes, mirror, to.key);
  await mirrorLines(from.acknowledged, lines, to.key);
  return { copied, behindSeconds };
}
