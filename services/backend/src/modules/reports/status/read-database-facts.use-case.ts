import type { Config } from '../../../platform/config/config.module';
import type { Sql } from '../../../platform/database/database';
import { countLeftovers } from '../../../platform/mailbox/inspect-mailbox';
import { listOpenAlarms } from '../../../platform/operator/list-open-alarms';
import { measureBacklog } from '../../../platform/outbox/outbox';
import { countDeliveries } from '../../notifications/count-deliveries.use-case';
import { findLastRehearsal } from '../../privacy/restore/find-last-rehearsal.use-case';
import { lookAtBackup } from '../../privacy/restore/look-at-backup.use-case';
import { inspections } from '../inspect/inspect-system.repository';
import { listUpdates } from '../updates/list-updates.use-case';

/** What the database tells of the system, and when it did. */
export type DatabaseFacts = Awaited<ReturnType<typeof readDatabaseFacts>>;

/** One question after the other, so that the page about the system takes one connection, however many read it. */
export async function readDatabaseFacts(
  database: Sql,
  isBackedUpElsewhere: boolean,
  { IMAP_URL }: Pick<Config, 'IMAP_URL'>,
) {
  return {
    at: new Date(),
    postgres: await inspections.askPostgres(database),
    alarms: await listOpenAlarms(database),
    backlog: await measureBacklog(database),
    mail: await countDeliveries(database),
    leftovers: await countLeftovers(database, IMAP_URL),
    backup: await lookAtBackup(database, isBackedUpElsewhere),
    rehearsal: (await findLastRehearsal(database)) ?? null,
    updates: await listUpdates(database),
  };
}
