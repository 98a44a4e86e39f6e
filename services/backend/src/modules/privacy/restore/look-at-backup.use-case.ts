import type { Sql } from '../../../platform/database/database';
import type { DiskRoom } from '../../../platform/metrics/watch-disk';
import { backupReports } from './backup-reports.repository';

/** The service writes each minute, also while it copies for hours. */
const LONGEST_SILENCE_SECONDS = 600;
/** Of the oldest segment that waits: the archiver hangs, and no try of it fails. */
const LONGEST_ARCHIVING_SECONDS = 600;

/** The alarms that the service raises in its own log. */
export const reportedFaults = ['backup_gap', 'backup_failed', 'backup_files_failed'] as const;
export type ReportedFault = (typeof reportedFaults)[number];

/** What is wrong with a part, in words; null when nothing is. A part that nobody can tell of is left out. */
export interface BackupLooks {
  archive?: string | null;
  service?: string | null;
  reported?: Record<ReportedFault, boolean>;
  /** Since the service has written, by the clock of the database. */
  serviceSilentSeconds?: number;
  /** Of the disk that the service backs up to. */
  disk?: DiskRoom;
}

/** Tells what Postgres knows of the archive of its WAL, and what the service `backup` has said, unless nobody expects it here. */
export async function lookAtBackup(
  database: Sql,
  isExpectedElsewhere: boolean,
  longestArchivingSeconds = LONGEST_ARCHIVING_SECONDS,
): Promise<BackupLooks> {
  const { isOn, isFailing, hasWaiting, silentSeconds } = await backupReports.lookAtArchive(database);
  const stuck = hasWaiting && silentSeconds > longestArchivingSeconds;
  const looks: BackupLooks = {};
  if (isFailing) looks.archive = 'archive_command has failed; the log of Postgres says why.';
  else if (stuck) looks.archive = `Segments have waited for ${Math.floor(silentSeconds / 60)} minutes.`;
  else if (isOn) looks.archive = null;
  const report = await backupReports.findLast(database);
  if (!report || isExpectedElsewhere) return looks;
  looks.serviceSilentSeconds = report.silentSeconds;
  const isSilent = report.silentSeconds > LONGEST_SILENCE_SECONDS;
  looks.service = isSilent ? `Its last word is ${Math.floor(report.silentSeconds / 60)} minutes old.` : null;
  // What it said before may be mended since, or not.
  if (!isSilent)
    looks.reported = Object.fromEntries(
      reportedFaults.map((name) => [name, report.faults.includes(name)]),
    ) as BackupLooks['reported'] & object;
  const { freeBytes, totalBytes } = report;
  if (!isSilent && freeBytes !== null && totalBytes !== null) looks.disk = { freeBytes, totalBytes };
  return looks;
}
