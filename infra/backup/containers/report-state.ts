import { withConnection } from '../../local/postgres/with-connection.ts';

/**
 * Writes down that the service lives, and the alarms of its log that last. The worker tells the operator of them
 * (`services/backend/src/modules/privacy/restore/watch-backup.ts`): the service itself reaches no mail server. Rejects while the
 * database is away, and before `migrate` has made the table.
 */
export const reportState = (url: string, alarms: readonly string[]): Promise<unknown> =>
  withConnection(url, (ask) =>
    ask(
      `INSERT INTO backup_reports (faults) VALUES ($1)
       ON CONFLICT (one) DO UPDATE SET at = clock_timestamp(), faults = excluded.faults`,
      [alarms],
    ),
  );
