import type { Environment } from '../../local/backend/compose-environment.ts';
import { BackupFault } from '../backup-fault.ts';
import { failedBefore, recordRehearsal, sumUp } from '../nightly/record-rehearsal.ts';
import type { AcknowledgedLine } from '../read-acknowledged.ts';
import { drawPoints, rehearse, type RestorableFiles, type Rehearsal } from '../rehearse.ts';
import { archiveUntilNow } from './archive.ts';
import type { CloudNativePgRestore } from './cloudnative-pg-restore.ts';

export interface ClusterRehearsal {
  backup: Pick<CloudNativePgRestore, 'oldestPoint' | 'refuseSecond' | 'restore'>;
  /** The copy of the files, and what brings it up to date. */
  files: RestorableFiles & { copy(): Promise<unknown> };
  /** What was acknowledged, read after the database was archived. */
  acknowledged: () => Promise<readonly AcknowledgedLine[]>;
  ownerUrl: string;
  /** The settings of the backend's commands; `DATABASE_URL` leads to the system that runs, where the result is recorded. */
  environment: Environment;
  count: number;
  signal: AbortSignal;
}

/**
 * Brings the backup up to date, restores it to moments drawn by chance, compares, and records the result, a failure as well. One that was
 * given up records nothing, nor does one beside another one, nor one before the first submission, which has nothing to compare. @returns the rehearsals and by how many
 * seconds the archive lay behind
 */
export async function rehearseCluster(
  options: ClusterRehearsal,
): Promise<{ rehearsals: Rehearsal[]; behindSeconds: number }> {
  const { backup, environment, signal } = options;
  await backup.refuseSecond();
  const done = await rehearsePoints(options).catch(async (error: Error) => {
    if (!signal.aborted) await recordRehearsal(failedBefore(error), environment);
    throw error;
  });
  signal.throwIfAborted();
  if (done.rehearsals.length > 0) await recordRehearsal(sumUp(done.rehearsals, done.behindSeconds), environment);
  return done;
}

async function rehearsePoints({ backup, files, ownerUrl, environment, count, signal, ...options }: ClusterRehearsal) {
  const since = await backup.oldestPoint();
  // Later moments have no commit behind them in the archive, by which recovery sees that it has come far enough.
  const until = new Date();
  const { behindSeconds } = await archiveUntilNow(ownerUrl);
  await files.copy();
  const acknowledged = await options.acknowledged();
  if (acknowledged.length === 0) return { rehearsals: [], behindSeconds };
  if (since >= until) throw new BackupFault('no-base', 'The only whole copy was made this second: try again.');
  const first = acknowledged.find(({ at }) => at > since && at < until)?.at ?? since;
  const rehearsals: Rehearsal[] = [];
  for (const point of drawPoints(count, first, until)) {
    signal.throwIfAborted();
    rehearsals.push(await rehearse(point, { backup, files, acknowledged, environment, signal }));
  }
  return { rehearsals, behindSeconds };
}
