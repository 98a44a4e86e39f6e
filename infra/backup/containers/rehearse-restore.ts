import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { backendEntrypoint } from '../../local/paths.ts';
import { oneOf, withConnection } from '../../local/postgres/with-connection.ts';
import { readAcknowledged } from '../read-acknowledged.ts';
import { drawPoints, rehearse, type Rehearsal } from '../rehearse.ts';
import { commandSettings, databaseUrl, filesBackup, OWNER, places, sourceBackup } from './places.ts';

/** The restored database beside its WAL, and what putting it in order writes. */
const ROOM = 1.5;

export interface RecordedRehearsal extends Rehearsal {
  /** How far the archive lay behind when the rehearsal began: what a loss of the server at that moment would have cost. */
  rpoSeconds: number;
}

/**
 * Brings the backup up to date and restores it to moments drawn by chance, one after the other, each to a server and a folder that
 * are thrown away. Each result is recorded in the database of the system that runs.
 */
export async function rehearseRestore(count: number): Promise<RecordedRehearsal[]> {
  const backup = sourceBackup();
  const files = filesBackup();
  const { behindSeconds: rpoSeconds } = await backup.archive();
  await files.copy(places.acknowledged);
  const acknowledged = readAcknowledged(places.acknowledged);
  const since = await backup.oldestPoint();
  const first = acknowledged.find(({ at }) => at > since)?.at ?? since;
  const done: RecordedRehearsal[] = [];
  for (const point of drawPoints(count, first, new Date())) {
    const tooSmall = await findLackOfRoom();
    const rehearsal = tooSmall
      ? { point, restoredInSeconds: 0, rows: 0, removed: 0, resumes: 0, problems: [tooSmall] }
      : await rehearse(point, { backup, files, acknowledged, environment: commandSettings() });
    done.push({ ...rehearsal, rpoSeconds });
    await record({ ...rehearsal, rpoSeconds });
  }
  return done;
}

async function findLackOfRoom(): Promise<string | undefined> {
  const size = await withConnection(OWNER, async (ask) =>
    Number(oneOf(await ask<{ bytes: string }>('SELECT sum(pg_database_size(oid)) AS bytes FROM pg_database')).bytes),
  );
  const { bavail, bsize } = await statfs(places.rehearsal);
  if (bavail * bsize > size * ROOM) return undefined;
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
  return `The disk has room for ${gigabytes(bavail * bsize)}, and a rehearsal takes ${gigabytes(size * ROOM)}.`;
}

/** By the backend's own command, which reads one line from its standard input. */
async function record({ point, rpoSeconds, restoredInSeconds, rows, resumes, problems }: RecordedRehearsal) {
  const program = backendEntrypoint('record-rehearsal');
  if (!existsSync(program)) return;
  const env = { ...commandSettings(), DATABASE_URL: databaseUrl() };
  const child = spawn(process.execPath, [program], { env, stdio: ['pipe', 'inherit', 'inherit'] });
  const ok = problems.length === 0;
  child.stdin?.end(JSON.stringify({ point, ok, rpoSeconds, rtoSeconds: restoredInSeconds, rows, resumes, problems }));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The result of the rehearsal could not be recorded (${code}).`);
}
