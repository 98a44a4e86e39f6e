import { findRow, oneRow, queries } from '../../../platform/database/queries';

interface ArchiveState {
  isOn: boolean;
  /** The last try to archive a segment of WAL failed. */
  isFailing: boolean;
  /** Whole segments wait for the archive, besides the one that is being written. */
  hasWaiting: boolean;
  /** Since a segment was archived, or since Postgres runs. */
  silentSeconds: number;
}

interface BackupReport {
  /** Since it was written, by the clock of the database. */
  silentSeconds: number;
  /** The alarms that last, as the service `backup` calls them in its log. */
  faults: readonly string[];
  /** Of the disk that it backs up to, in bytes; null where that is a bucket, or the service of a release that did not measure it. */
  freeBytes: number | null;
  totalBytes: number | null;
}

export const backupReports = queries('backup-reports', {
  /** The functions about the end of the WAL are refused on a replica. */
  lookAtArchive: oneRow<ArchiveState>(`
    SELECT current_setting('archive_mode') <> 'off' AS "isOn",
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "isFailing",
      CASE WHEN pg_is_in_recovery() THEN false ELSE coalesce(
        (pg_split_walfile_name(pg_walfile_name(pg_current_wal_lsn()))).segment_number
          - (pg_split_walfile_name(substring(last_archived_wal FROM '^[0-9A-F]{24}'))).segment_number > 1, false)
      END AS "hasWaiting",
      extract(epoch FROM clock_timestamp() - greatest(last_archived_time, pg_postmaster_start_time()))::float AS "silentSeconds"
    FROM pg_stat_archiver`),

  /** What the service `backup` of the containers writes each minute; nothing where it has never run. */
  findLast: findRow<BackupReport, []>(`
    SELECT extract(epoch FROM clock_timestamp() - at)::float AS "silentSeconds", faults,
      disk_free_bytes::float AS "freeBytes", disk_bytes::float AS "totalBytes"
    FROM backup_reports`),
});
