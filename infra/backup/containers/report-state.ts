import { withConnection } from '../../local/postgres/with-connection.ts';

/** In bytes. */
export interface DiskRoom {
  freeBytes: number;
  totalBytes: number;
}

/**
 * Writes down that the service lives, the alarms of its log that last, and the room where it backs up to, null for a bucket. The worker tells the operator of them
 * (`services/backend/src/modules/privacy/restore/watch-backup.ts`): the service itself reaches no mail server. Rejects while the
 * database is away, and before `migrate` has made the table.
 */
export const reportState = (url: string, alarms: readonly string[], disk: DiskRoom | null): Promise<unknown> =>
  withConnection(url, (ask) =>
    ask(
      `INSERT INTO backup_reports (faults, disk_free_bytes, disk_bytes) VALUES ($1, $2, $3)
       ON CONFLICT (one) DO UPDATE SET at = clock_timestamp(), faults = excluded.faults,
         disk_free_bytes = excluded.disk_free_bytes, disk_bytes = excluded.disk_bytes`,
      [alarms, disk?.freeBytes, disk?.totalBytes],
    ),
  );
