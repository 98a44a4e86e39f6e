import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { backendEntrypoint } from '../../local/paths.ts';
import { oneOf, withConnection } from '../../local/postgres/with-connection.ts';
import { BackupFault } from '../backup-fault.ts';
import { readAcknowledged } from '../read-acknowledged.ts';
import { drawPoints, rehearse, type Rehearsal } from '../rehearse.ts';
import { commandSettings, databaseUrl, filesBackup, OWNER, places, sourceBackup } from './places.ts';

/** The restored database beside its WAL, and what putting it in order writes. */
const ROOM = 1.5;

export interface MeasuredRehearsal extends Rehearsal {
  /** How far the archive lay behind when the rehearsal began: what a loss of the server at that moment would have cost. */
  rpoSeconds: number;
}

/**
 * Brings the backup up to date and restores it to moments drawn by chance, one after the other, each to a server and a folder that
 * are thrown away. Each result is recorded in the database of the system that runs, and so is what kept it from beginning.
 */
export async function rehearseRestore(count: number): Promise<MeasuredRehearsal[]> {
  const done = await rehearsePoints(count).catch(async (error: Error) => {
    const nothing = { point: new Date(), rows: 0, resumes: 0, rpoSeconds: null, rtoSeconds: null };
    await record({ ...nothing, ok: false, problems: [error.message] });
    throw error;
  });
  for (const { point, rpoSeconds, restoredInSeconds, rows, resumes, problems } of done)
    await record({
      point,
      ok: problems.length === 0,
      rpoSeconds,
      rtoSeconds: restoredInSeconds,
      rows,
      resumes,
      problems,
    });
  return done;
}

async function rehearsePoints(count: number): Promise<MeasuredRehearsal[]> {
  const backup = sourceBackup();
  const files = filesBackup();
  // Later moments have no commit behind them in the archive, by which recovery sees that it has come far enough.
  const until = new Date();
  const { behindSeconds: rpoSeconds } = await backup.archive();
  await files.copy(places.acknowledged);
  await needRoom();
  const acknowledged = readAcknowledged(places.acknowledged);
  const since = await backup.oldestPoint();
  if (since >= until) throw new BackupFault('no-base', 'The only whole copy was made this second: try again.');
  const first = acknowledged.find(({ at }) => at > since && at < until)?.at ?? since;
  const done: MeasuredRehearsal[] = [];
  for (const point of drawPoints(count, first, until)) {
    const rehearsal = await rehearse(point, { backup, files, acknowledged, environment: commandSettings() });
    done.push({ ...rehearsal, rpoSeconds });
  }
  return done;
}

/** A disk that a rehearsal fills would stop what runs. */
async function needRoom(): Promise<void> {
  const size = await withConnection(OWNER, async (ask) =>
    Number(oneOf(await ask<{ bytes: string }>('SELECT sum(pg_database_size(oid)) AS bytes FROM pg_database')).bytes),
  );
  const { bavail, bsize } = await statfs(places.rehearsal);
  if (bavail * bsize > size * ROOM) return;
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
  throw new BackupFault(
    'failed',
    `The disk has room for ${gigabytes(bavail * bsize)}, and a rehearsal takes ${gigabytes(size * ROOM)}.`,
  );
}

/** As the backend's command reads it. */
interface Result {
  point: Date;
  ok: boolean;
  rpoSeconds: number | null;
  rtoSeconds: number | null;
  rows: number;
  resumes: number;
  problems: string[];
}

/** By the backend's own command, which reads one object from its standard input. */
async function record(result: Result): Promise<void> {
  const program = backendEntrypoint('record-rehearsal');
  if (!existsSync(program)) return;
  const env = { ...commandSettings(), DATABASE_URL: databaseUrl() };
  const child = spawn(process.execPath, [program], { env, stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(JSON.stringify(result));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The result of the rehearsal could not be recorded (${code}).`);
}
