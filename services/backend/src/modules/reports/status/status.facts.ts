import type { AlarmName } from '../../../platform/log/alarm';

/** What the page about the system has a line for, in its order. */
export const statusParts = [
  'database',
  'api',
  'worker',
  'queue',
  'mail',
  'mailbox',
  'storage',
  'reader',
  'scanner',
  'disk',
  'backup',
  'rehearsal',
  'certificate',
  'versions',
] as const;
export type StatusPart = (typeof statusParts)[number];

/** As `make doctor` has them, the worst last: off = this system does not have it; unknown = nobody can tell now, which is not good. */
export const statusStates = ['off', 'good', 'unknown', 'warning', 'fault'] as const;
export type StatusState = (typeof statusStates)[number];

/** Of the value of a figure: counted, bytes, seconds, a moment in ISO 8601, or a version. */
export const figureUnits = ['count', 'bytes', 'seconds', 'time', 'version'] as const;

/** Each number that a line may have, with its unit. */
export const statusFigures = {
  size: 'bytes',
  workers: 'count',
  waitingEvents: 'count',
  oldestWaiting: 'seconds',
  pendingJobs: 'count',
  oldestPending: 'seconds',
  deadJobs: 'count',
  pendingMails: 'count',
  oldestMail: 'seconds',
  failedMails: 'count',
  unsureMails: 'count',
  sentLastDay: 'count',
  leftovers: 'count',
  free: 'bytes',
  total: 'bytes',
  backupFree: 'bytes',
  backupTotal: 'bytes',
  archivedAt: 'time',
  reportedAgo: 'seconds',
  rehearsedAt: 'time',
  rows: 'count',
  resumes: 'count',
  restoreTook: 'seconds',
  endsAt: 'time',
  apiVersion: 'version',
  workerVersion: 'version',
  databaseVersion: 'version',
} as const satisfies Record<string, (typeof figureUnits)[number]>;
export type FigureName = keyof typeof statusFigures;

export interface StatusAlarm {
  name: AlarmName;
  text: string;
  since: Date;
}

export interface StatusLine {
  part: StatusPart;
  state: StatusState;
  /** Since when it is so, where that is known. */
  since: Date | null;
  /** When that which it says was seen; null for never. */
  seenAt: Date | null;
  figures: { name: FigureName; value: number | string | Date }[];
  alarms: StatusAlarm[];
}

/** The part that each alarm is about. */
export const partOfAlarm: Record<AlarmName, StatusPart> = {
  acknowledged_unwritten: 'backup',
  backup_archive_down: 'backup',
  backup_disk_low: 'disk',
  backup_failed: 'backup',
  backup_files_failed: 'backup',
  backup_gap: 'backup',
  backup_silent: 'backup',
  bulk_deed_failed: 'worker',
  erasure_unfinished: 'worker',
  erasures_unchecked: 'worker',
  event_unfinished: 'queue',
  gateway_down: 'api',
  mail_down: 'mail',
  mail_login_refused: 'mail',
  mail_refused: 'mail',
  mail_tls_failed: 'mail',
  mail_token_down: 'mail',
  mail_unsure: 'mail',
  mailbox_down: 'mailbox',
  mailbox_mail_unread: 'mailbox',
  one_address: 'api',
  one_time_codes_lost: 'api',
  queue_down: 'queue',
  queue_evicts: 'queue',
  reader_down: 'reader',
  rehearsal_failed: 'rehearsal',
  rehearsal_overdue: 'rehearsal',
  resume_unreadable: 'reader',
  site_down: 'api',
  storage_down: 'storage',
  storage_is_another: 'storage',
};
