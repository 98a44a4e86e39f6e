import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BackupFault } from '../backup-fault.ts';
import { NOTHING_ACKNOWLEDGED } from '../compare-restored.ts';
import { describe } from '../rehearse.ts';
import { type Alarm, Alarms, log } from './log.ts';
import type { ArchiveState } from './pgbackrest-backup.ts';
import { filesBackup, measureBackupDisk, OWNER, places, sourceBackup } from './places.ts';
import { lastRehearsalAt, rehearseRestore } from './rehearse-restore.ts';
import { reportState } from './report-state.ts';
import { listSets } from './repository.ts';
import { dueBackup, isNightlyDue } from './schedule.ts';

const TICK_MS = 60_000;
const FILES_MS = 15 * 60_000;
/** Postgres tries again each minute, and a single failure may be a restart. */
const FAILED_LOOKS = 2;

/**
 * Backs up for as long as it runs. Each minute it does the work that is due by the clock `now`. Failures are alarms, and are tried
 * again.
 */
export async function serve(timeZone: string, now = () => new Date()): Promise<never> {
  const alarms = new Alarms();
  const backup = sourceBackup();
  // One for all, which copies one after the other.
  const files = filesBackup();
  const started = now().getTime();
  let failedLooks = 0;
  let filesAt = 0;
  let attemptedAt = 0;
  for (const name of readdirSync(places.rehearsal))
    rmSync(join(places.rehearsal, name), { recursive: true, force: true });

  const attempt = async <Result>(alarm: Alarm, work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      const result = await work();
      alarms.good(alarm);
      return result;
    } catch (error) {
      alarms.raise(alarm, error as Error);
      return undefined;
    }
  };

  const lookAtArchive = async (): Promise<ArchiveState> => {
    const archive = await backup.lookAtArchive();
    // The time of the last one is no measure: one that was dropped counts as archived.
    failedLooks = archive.isFailing ? failedLooks + 1 : 0;
    if (failedLooks >= FAILED_LOOKS)
      throw new BackupFault('not-archived', 'The server cannot archive its WAL; the log of Postgres says why.');
    return archive;
  };

  const backUpDatabase = async () => {
    const sets = await listSets().catch((error: BackupFault) => {
      // Before the first stanza-create there is nothing to list.
      if (error instanceof BackupFault && error.kind === 'no-base') return [];
      throw error;
    });
    const { timeline } = await backup.lookAtArchive();
    const gap = sets.length > 0 ? await backup.findGap() : undefined;
    if (gap) alarms.raise('backup_gap', new Error(`The segment ${gap} is missing.`));
    const type = dueBackup(sets, { timeline, hasGap: gap !== undefined }, now(), timeZone);
    if (!type) return;
    const from = await backup.base(type);
    if (!(await backup.findGap())) alarms.good('backup_gap');
    log('info', { type, from: from.toISOString() }, 'the database is backed up');
  };

  const rehearseTonight = async () => {
    // Not each minute again: it costs as much as the restore of all.
    attemptedAt = now().getTime();
    const rehearsals = await rehearseRestore(1, files);
    if (rehearsals.length === 0) log('info', {}, NOTHING_ACKNOWLEDGED);
    for (const rehearsal of rehearsals) {
      const { point, rpoSeconds, restoredInSeconds: rtoSeconds, rows, resumes } = rehearsal;
      log('info', { point, rpoSeconds, rtoSeconds, rows, resumes }, describe(rehearsal));
    }
    const problems = rehearsals.flatMap((rehearsal) => rehearsal.problems);
    if (problems.length > 0) throw new Error(problems.join(' '));
  };

  let linesFault: Error | undefined;
  const copyLines = async () => {
    linesFault = await files.copyNewLines(places.acknowledged).then(
      () => undefined,
      (error: Error) => error,
    );
  };
  const copyFiles = async () => {
    if (now().getTime() - filesAt >= FILES_MS) {
      filesAt = 0;
      const copied = await files.copy(places.acknowledged, places.certificates);
      [filesAt, linesFault] = [now().getTime(), undefined];
      log('info', { copied }, 'the files are backed up');
    }
    if (linesFault) throw linesFault;
  };

  // By timers of their own: a copy of the database may take hours, and the WAL leaves each minute meanwhile.
  setInterval(() => void copyLines(), TICK_MS);
  // While the database is away the worker hears nothing, which it tells.
  const report = async () => reportState(OWNER, alarms.toReport, await measureBackupDisk().catch(() => null));
  setInterval(() => void report().catch(() => {}), TICK_MS);
  for (;;) {
    await attempt('backup_archive_down', lookAtArchive);
    await attempt('backup_failed', backUpDatabase);
    await attempt('backup_files_failed', copyFiles);
    // As recorded: a service that is started again every evening would never come to its night.
    const rehearsedAt = Math.max(attemptedAt, await lastRehearsalAt().catch(() => started));
    if (isNightlyDue(rehearsedAt, now(), timeZone)) await attempt('restore_rehearsal_failed', rehearseTonight);
    await pause(TICK_MS);
  }
}
