import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/paths.ts';

const REPEAT_MS = 10 * 60_000;
/**
 * How long a gap is reported that is closed. The state is written each minute, and the worker believes what it has read twice, a minute
 * apart: a full copy closes a gap within seconds, and its moments are lost for good.
 */
const GAP_REPORTED_MS = 4 * 60_000;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** The alarms of the backup, each with what it says while it lasts and when it is over. */
const words = {
  backup_archive_down: ['WAL is not sent to the backup', 'WAL is sent to the backup again'],
  backup_gap: [
    'WAL was dropped: later moments cannot be restored until the next full backup, which is tried each minute',
    'a full backup is behind the dropped WAL',
  ],
  backup_failed: ['the database is not backed up', 'the database is backed up again'],
  backup_files_failed: ['the files are not backed up', 'the files are backed up again'],
  restore_rehearsal_failed: [
    'the backup could not be restored as it should be',
    'the backup was restored as it should be',
  ],
} as const;
export type Alarm = keyof typeof words;

/** A line in the form of the other processes' logs. */
export function log(level: 'info' | 'error', fields: object, msg: string): void {
  const line = {
    level: level === 'info' ? 30 : 50,
    time: new Date().toISOString(),
    process: 'backup',
    version,
    ...fields,
    msg,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Logs an alarm when it begins, again every ten minutes, and once when it is over. */
export class Alarms {
  private readonly raisedAt = new Map<Alarm, { first: number; last: number }>();
  private gapEndedAt = Number.NEGATIVE_INFINITY;
  private readonly now: () => number;

  constructor(now = () => performance.now()) {
    this.now = now;
  }

  /** The alarms that last, and a gap that was closed a moment ago. Another alarm that has ended was perhaps a restart, and is told to nobody. */
  get toReport(): Alarm[] {
    const hadGap = this.now() - this.gapEndedAt < GAP_REPORTED_MS;
    return [...new Set([...this.raisedAt.keys(), ...(hadGap ? (['backup_gap'] as const) : [])])];
  }

  raise(alarm: Alarm, error: Error): void {
    const now = this.now();
    const before = this.raisedAt.get(alarm);
    if (before && now - before.last < REPEAT_MS) return;
    const first = before?.first ?? now;
    this.raisedAt.set(alarm, { first, last: now });
    log(
      'error',
      { alarm, downSeconds: Math.round((now - first) / 1_000), err: { message: error.message } },
      words[alarm][0],
    );
  }

  good(alarm: Alarm): void {
    const before = this.raisedAt.get(alarm);
    if (!before) return;
    this.raisedAt.delete(alarm);
    if (alarm === 'backup_gap') this.gapEndedAt = this.now();
    log('info', { recovered: alarm, downSeconds: Math.round((this.now() - before.first) / 1_000) }, words[alarm][1]);
  }
}
