import type { BackupSet } from './repository.ts';

const HOUR_MS = 3_600_000;
/** The hour of the night, in the company's time zone, from which on the daily work is done. */
const NIGHT_HOUR = 2;
/** A full backup of each week: a night before the seventh day would come a day late for ever. */
const FULL_AFTER_MS = 6.5 * 24 * HOUR_MS;
const NIGHTLY_AFTER_MS = 12 * HOUR_MS;
/** Also by day, where the machine was off at night. */
const LATEST_AFTER_MS = 26 * HOUR_MS;

const hourIn = (timeZone: string, at: Date) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at));

/** Whether the work of the night is due. `last` is when it was last done, in milliseconds since 1970. */
export function isNightlyDue(last: number, now: Date, timeZone: string): boolean {
  const age = now.getTime() - last;
  return age > LATEST_AFTER_MS || (age > NIGHTLY_AFTER_MS && hourIn(timeZone, now) === NIGHT_HOUR);
}

/**
 * Which copy of the database is due. A gap in its WAL, or a history that began after the newest copy, as after a restore, ask for a
 * full one at once.
 */
export function dueBackup(
  sets: readonly BackupSet[],
  archive: { timeline: string; hasGap: boolean },
  now: Date,
  timeZone: string,
): 'full' | 'diff' | undefined {
  const newest = sets.at(-1);
  if (!newest || archive.hasGap || newest.firstSegment.slice(0, 8) !== archive.timeline) return 'full';
  if (!isNightlyDue(newest.endedAt * 1_000, now, timeZone)) return undefined;
  const full = sets.findLast(({ type }) => type === 'full');
  return !full || now.getTime() - full.endedAt * 1_000 > FULL_AFTER_MS ? 'full' : 'diff';
}
