import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { oneOf, withConnection } from '../../local/postgres/with-connection.ts';
import { BackupFault } from '../backup-fault.ts';
import { NOTHING_TO_COMPARE, onlyKnown } from '../compare-restored.ts';
import { readSealedCertificates, SEALED } from '../certificates/sealed-certificates.ts';
import { expectedFiles } from '../lost/lost-files.ts';
import { needRoom } from '../nightly/need-room.ts';
import { failedBefore, recordRehearsal, sumUp } from '../nightly/record-rehearsal.ts';
import { findAcknowledged } from '../read-acknowledged.ts';
import { drawPoints, rehearse, type Rehearsal } from '../rehearse.ts';
import type { FilesBackup } from './files-backup.ts';
import { commandSettings, filesBackup, OWNER, places, recordSettings, sealKey, sourceBackup } from './places.ts';

/** Of the database that runs: the restored one beside its WAL, and what putting it in order writes. */
const ROOM = 1.5;

export interface MeasuredRehearsal extends Rehearsal {
  /** How far the archive lay behind when the rehearsal began: what a loss of the server at that moment would have cost. */
  rpoSeconds: number;
}

/**
 * Brings the backup up to date and restores it to moments drawn by chance, one after the other, each to a server and a folder that
 * are thrown away. The result is recorded in the database of the system that runs, and so is what kept it from beginning. Before the
 * first submission there is nothing to compare: no rehearsal is given back, and none is recorded.
 */
export async function rehearseRestore(count: number, files = filesBackup()): Promise<MeasuredRehearsal[]> {
  const record = (result: Parameters<typeof recordRehearsal>[0]) => recordRehearsal(result, recordSettings());
  const rehearsals = await rehearsePoints(count, files).catch(async (error: Error) => {
    await record(failedBefore(error));
    throw error;
  });
  if (rehearsals[0]) await record(sumUp(rehearsals, rehearsals[0].rpoSeconds));
  return rehearsals;
}

/** When the last one was recorded, in milliseconds since 1970; 0 when none was. Rejects while the database is away. */
export const lastRehearsalAt = () =>
  withConnection(OWNER, async (ask) => {
    const { at } = oneOf(await ask<{ at: Date | null }>('SELECT max(at) AS at FROM restore_rehearsals'));
    return at?.getTime() ?? 0;
  });

/**
 * Before an update: restores the backup to now, migrates the copy by the program of this image, compares it with what the running database
 * and its storage have of what was acknowledged, and throws it away. Nothing is recorded, because the database that runs may not know yet what this version would write.
 */
export async function rehearseMigration(): Promise<MeasuredRehearsal> {
  const [rehearsal] = await rehearsePoints('latest', filesBackup());
  if (!rehearsal) throw new Error('Nothing was rehearsed');
  // A new installation has nothing to compare; the migration was tried.
  return { ...rehearsal, problems: rehearsal.problems.filter((problem) => problem !== NOTHING_TO_COMPARE) };
}

async function rehearsePoints(count: number | 'latest', files: FilesBackup): Promise<MeasuredRehearsal[]> {
  const backup = sourceBackup();
  // Later moments have no commit behind them in the archive, by which recovery sees that it has come far enough.
  const until = new Date();
  const { behindSeconds: rpoSeconds } = await backup.archive();
  await files.copy(places.acknowledged, places.certificates);
  const { acknowledged } = await findAcknowledged(await files.lines.read(), places.acknowledged, OWNER);
  if (acknowledged.length === 0 && count !== 'latest') return [];
  needRoom((await measureDatabases()) * ROOM, places.rehearsal);
  const since = await backup.oldestPoint();
  if (since >= until) throw new BackupFault('no-base', 'The only whole copy was made this second: try again.');
  const first = acknowledged.find(({ at }) => at > since && at < until)?.at ?? since;
  // Before an update the copy and the migration are tried, and not what the running database has lost, as by a restore.
  const expected = count === 'latest' ? await onlyKnown(OWNER, acknowledged) : acknowledged;
  const lacking = count === 'latest' ? await files.findLacking(await expectedFiles(OWNER)) : [];
  const points = count === 'latest' ? [until] : drawPoints(count, first, until);
  const done: MeasuredRehearsal[] = [];
  for (const point of points) {
    const environment = commandSettings();
    const rehearsal = await rehearse(point, { backup, files, acknowledged: expected, lacking, environment });
    const problems = [...rehearsal.problems, ...(await findSealedFault())];
    done.push({ ...rehearsal, problems, rpoSeconds });
  }
  return done;
}

/** Whether the certificates in the backup can be opened with its key, in words. */
async function findSealedFault(): Promise<string[]> {
  if (!places.certificates) return [];
  const folder = mkdtempSync(join(places.rehearsal, 'certificates-'));
  try {
    if (await filesBackup().fetchCertificates(folder)) await readSealedCertificates(join(folder, SEALED), sealKey());
    return [];
  } catch (error) {
    return [`The certificates: ${(error as Error).message}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In bytes. */
const measureDatabases = () =>
  withConnection(OWNER, async (ask) =>
    Number(oneOf(await ask<{ bytes: string }>('SELECT sum(pg_database_size(oid)) AS bytes FROM pg_database')).bytes),
  );
