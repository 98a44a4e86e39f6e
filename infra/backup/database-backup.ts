import type { BackupFault } from './backup-fault.ts';

/** A server that was made from a backup. */
export interface RestoredServer {
  /** By the owner's role. */
  url: string;
  asRuntimeRole(url: string): string;
  /** The address of another database of the same server, made when missing. */
  urlOf(database: string): Promise<string>;
  stop(): Promise<void>;
}

/** The four operations that each program for backups of the database provides here. All reject with a BackupFault. */
export interface DatabaseBackup {
  /** Copies the whole cluster while it runs. Resolves with the moment from which on it can be restored. */
  base(): Promise<Date>;
  /** Sends what is committed until now to the archive. Resolves when it is there, with how many seconds it lay behind before. */
  archive(): Promise<{ behindSeconds: number }>;
  /** Makes a server as it was at a moment, in a folder that does not exist yet, beside the one that runs. */
  restore(point: Date, folder: string): Promise<RestoredServer>;
  /** Reads everything that the backup holds, and returns what is wrong with it. */
  verify(): Promise<BackupFault[]>;
}
