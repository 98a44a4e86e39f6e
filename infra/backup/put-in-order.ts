import type { Environment } from '../local/backend/compose-environment.ts';
import { runEntrypoint } from '../local/backend/run-entrypoint.ts';
import { oneOf, withConnection } from '../local/postgres/with-connection.ts';
import type { RestoredServer } from './database-backup.ts';

/** What `make after-restore` has done. */
export interface PutInOrder {
  /** How much WAL the migrations wrote, in bytes: as much again, at most, is in the tables and indexes that they have made anew. */
  migrationBytes: number;
  mails: { held: number; oldest: { recipient: string; template: string; reference: string; createdAt: string }[] };
  erased: { entries: number; foreign: number; left: number; counts: Record<string, number> };
  staff: { sessions: number; links: number; enabled: { name: string; email: string; role: string }[] };
  resumes: { rowsWithoutFile: number; filesWithoutRow: number };
}

/**
 * Before anything else uses a restored server: the schema of this version, and then what a restored database needs
 * (`services/backend/src/modules/privacy/restore/`). Nothing of the system that runs is touched. Rejects when an erasure could not be repeated.
 */
export async function putInOrder(
  server: RestoredServer,
  storageUrl: string,
  environment: Environment,
): Promise<PutInOrder> {
  const queue = await server.urlOf('queue');
  const addresses = { DATABASE_URL: server.url, QUEUE_URL: queue, STORAGE_URL: storageUrl };
  const settings = { ...environment, ...addresses };
  const before = await readPosition(server.url);
  await runEntrypoint('migrate', {
    ...settings,
    DATABASE_URL: server.asRuntimeRole(server.url),
    QUEUE_URL: server.asRuntimeRole(queue),
    DATABASE_OWNER_URL: server.url,
  });
  const migrationBytes = (await readPosition(server.url)) - before;
  return { migrationBytes, ...(JSON.parse(await runEntrypoint('after-restore', settings)) as object) } as PutInOrder;
}

/** Of the WAL, in bytes. */
const readPosition = (url: string): Promise<number> =>
  withConnection(url, async (ask) =>
    Number(oneOf(await ask<{ at: string }>(`SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS at`)).at),
  );

/** Lines for people. */
export function describeOrder({ mails, erased, staff, resumes }: PutInOrder): string[] {
  return [
    `Erased again by ${erased.entries} entries of the erasure list; ${erased.foreign} of them are of another database.`,
    `Ended ${staff.sessions} sessions and ${staff.links} links of staff. These may sign in, also who was disabled since:`,
    ...staff.enabled.map(({ name, email, role }) => `  ${role}  ${name}  ${email}`),
    `${resumes.rowsWithoutFile} resumes have no file, and are marked as missing; ${resumes.filesWithoutRow} files have no row.`,
    `${mails.held} mails wait, because they may have left after this moment:`,
    ...mails.oldest.map(
      ({ createdAt, recipient, template, reference }) => `  ${createdAt}  ${recipient}  ${template}  ${reference}`,
    ),
  ];
}
