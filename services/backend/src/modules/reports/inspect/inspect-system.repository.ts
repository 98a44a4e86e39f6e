import { oneRow, queries } from '../../../platform/database/queries';

interface PostgresFacts {
  now: Date;
  version: string;
  bytes: number;
  /** `on`, `always` or `off`. */
  archiveMode: string;
  archivedAt: Date | null;
  /** Null when a later segment was archived. */
  failedAt: Date | null;
}

export const inspections = queries('inspections', {
  askPostgres: oneRow<PostgresFacts>(`
    SELECT clock_timestamp() AS now, current_setting('server_version') AS version,
      pg_database_size(current_database())::float AS bytes, current_setting('archive_mode') AS "archiveMode",
      a.last_archived_time AS "archivedAt",
      CASE WHEN a.last_failed_time > coalesce(a.last_archived_time, '-infinity') THEN a.last_failed_time END AS "failedAt"
    FROM pg_stat_archiver a`),
});
