import { channel } from 'node:diagnostics_channel';
import type { Logger } from 'pino';

/** Every alarm that a process can raise. docs/operations.md explains each; a test holds the two together. */
export const alarmNames = [
  'acknowledged_unwritten',
  'backup_archive_down',
  'backup_disk_low',
  'backup_failed',
  'backup_files_failed',
  'backup_gap',
  'backup_silent',
  'bulk_deed_failed',
  'erasure_unfinished',
  'erasures_unchecked',
  'event_unfinished',
  'gateway_down',
  'mail_down',
  'mail_login_refused',
  'mail_refused',
  'mail_tls_failed',
  'mail_token_down',
  'mail_unsure',
  'mailbox_down',
  'mailbox_mail_unread',
  'one_address',
  'one_time_codes_lost',
  'queue_down',
  'queue_evicts',
  'reader_down',
  'rehearsal_failed',
  'rehearsal_overdue',
  'resume_unreadable',
  'site_down',
  'storage_down',
  'storage_is_another',
] as const;
export type AlarmName = (typeof alarmNames)[number];

/** Without a text the alarm is over, or was found not to be the case. The text is the same each time, and holds nothing of a person. */
export interface AlarmNote {
  name: AlarmName;
  text?: string;
}

/** Hears each note, besides the log. It costs nothing without a subscriber. */
export const alarmNotes = channel('frontdoor:alarm');

/** Logs an alarm with its details, for people and for whom reads logs by program, and notes it. */
export function raiseAlarm(logger: Logger, name: AlarmName, text: string, details: object = {}): void {
  logger.error({ ...details, alarm: name }, text);
  alarmNotes.publish({ name, text } satisfies AlarmNote);
}

/** Logs that an alarm is over, and notes it. */
export function endAlarm(logger: Logger, name: AlarmName, text: string, details: object = {}): void {
  logger.info({ ...details, recovered: name }, text);
  alarmNotes.publish({ name } satisfies AlarmNote);
}

/** Notes without a line in the log that an alarm is not the case: it may have been raised by a process that has ended since. */
export const denyAlarm = (name: AlarmName): void => alarmNotes.publish({ name } satisfies AlarmNote);
