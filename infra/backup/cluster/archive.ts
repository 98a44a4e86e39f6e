import { setTimeout as pause } from 'node:timers/promises';
import { oneOf, withConnection } from '../../local/postgres/with-connection.ts';
import { BackupFault } from '../backup-fault.ts';

/** CloudNativePG ends a segment after five minutes where the owner may not, and sends it then. */
const LIMIT_MS = 10 * 60_000;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Has the server send what is committed until now to its archive, and waits until it says that it has. Ends the segment at once where the
 * role may (`GRANT EXECUTE ON FUNCTION pg_switch_wal() TO …`). @returns by how many seconds the archive lay behind before
 */
export async function archiveUntilNow(ownerUrl: string): Promise<{ behindSeconds: number }> {
  return withConnection(ownerUrl, async (ask) => {
    const { behindSeconds } = oneOf(
      await ask<{ behindSeconds: number }>(`
        SELECT extract(epoch FROM clock_timestamp() - coalesce(last_archived_time, pg_postmaster_start_time()))::float AS "behindSeconds"
        FROM pg_stat_archiver`),
    );
    // A commit behind all moments until now: recovery to one of them ends where it sees a later commit.
    await ask(`SELECT pg_logical_emit_message(true, 'frontdoor', 'a restore is rehearsed')`);
    const { segment } = oneOf(
      await ask<{ segment: string }>('SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS segment'),
    );
    await ask('SELECT pg_switch_wal()').catch((error: Error & { code?: string }) => {
      if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    });
    for (const end = Date.now() + LIMIT_MS; ; await pause(1_000)) {
      const { last } = oneOf(
        await ask<{ last: string | null }>(
          `SELECT substring(last_archived_wal FROM '^[0-9A-F]{24}') AS last FROM pg_stat_archiver`,
        ),
      );
      if (last && last >= segment) return { behindSeconds };
      if (Date.now() > end)
        throw new BackupFault(
          'not-archived',
          `The segment ${segment} was not archived in ten minutes; the log of Postgres says why.`,
        );
    }
  });
}
