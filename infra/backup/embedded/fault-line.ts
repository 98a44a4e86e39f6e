import { BackupFault, type FaultKind } from '../backup-fault.ts';

const prefix = 'frontdoor-backup:';

/** A fault as a line of the server's log, where the program that the server calls can say it. */
export const faultLine = ({ kind, message }: BackupFault) => `${prefix} ${kind} ${message}\n`;

/** The last fault in a log. */
export function findFault(log: string): BackupFault | undefined {
  const line = log.split('\n').findLast((one) => one.startsWith(prefix));
  const [, kind = '', words = ''] = /^\S+ (\S+) (.*)$/.exec(line ?? '') ?? [];
  return line ? new BackupFault(kind as FaultKind, words) : undefined;
}
