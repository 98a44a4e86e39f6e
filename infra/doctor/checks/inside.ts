import type { Finding, State } from '../finding.ts';
import type { Inspection } from '../inspection.ts';

const HOUR_MS = 3_600_000;
const hoursSince = (time: string, now: Date) => (now.getTime() - new Date(time).getTime()) / HOUR_MS;

const finding = (check: string, state: State, says: string, todo?: string): Finding => ({
  check,
  state,
  says,
  ...(todo && { todo }),
});

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** Postgres, storage, mail server, mailbox and scanner, as the worker reaches them, and the alarms that last. */
export function judgeParts(inspection: Inspection, now = new Date()): Finding[] {
  const { postgres, storage, mail, mailbox, scanner, alarms, told, testMessage } = inspection;
  const size = (postgres.bytes / 1024 ** 2).toFixed(0);
  const server = (check: string, fault: string | null, good: string, todo: string) =>
    fault === null
      ? finding(check, 'good', good)
      : finding(check, 'fault', `The ${check} cannot be used: ${fault}.`.replace(/\.+$/, '.'), todo);
  const scanned =
    scanner === 'off'
      ? finding('scanner', 'unneeded', 'SCAN is off: resumes are not scanned for malware.')
      : server(
          'scanner',
          scanner,
          'The scanner passes a harmless file.',
          'see docs/operations.md, "Scanning resumes".',
        );
  return [
    finding('database', 'good', `Postgres ${postgres.version} holds ${size} MB.`),
    server(
      'storage',
      storage,
      'The storage is the one that the database knows.',
      'see docs/operations.md, "The id of the storage".',
    ),
    server(
      'mail server',
      mail,
      'The mail server greets, with TLS where it has to.',
      'see docs/operations.md, "When mails fail".',
    ),
    judgeMailbox(mailbox, now),
    scanned,
    ...(alarms.length === 0 ? [finding('alarms', 'good', 'No alarm lasts.')] : []),
    ...alarms.map(({ name, text, since }) =>
      finding('alarms', 'fault', `${name} since ${since}: ${text}.`, 'see docs/operations.md, "Logs".'),
    ),
    judgeTold(told),
    ...judgeTestMessage(testMessage),
  ];
}

/** The worker reads each minute; an update takes some. */
const READ_WITHIN_MINUTES = 15;

/** The mailbox of replies: whether it can be signed in to, its folder is there, and the worker reads it. */
function judgeMailbox(mailbox: Inspection['mailbox'], now: Date): Finding {
  const check = 'mailbox';
  const todo = 'see docs/operations.md, "The mailbox of replies".';
  if (mailbox === 'off')
    return finding(check, 'unneeded', 'IMAP_URL is not set: replies stay in the inbox that they go to.');
  const { fault, readAt, lastMailAt } = mailbox;
  if (fault !== null) return finding(check, 'fault', `It cannot be read: ${fault}.`.replace(/\.+$/, '.'), todo);
  const minutes = readAt === null ? Infinity : (now.getTime() - new Date(readAt).getTime()) / 60_000;
  if (minutes > READ_WITHIN_MINUTES) {
    const since = readAt === null ? 'has never read it' : `has not read it since ${readAt}`;
    return finding(check, 'fault', `It can be signed in to, and the worker ${since}.`, todo);
  }
  const last = lastMailAt === null ? 'no mail was read yet' : `the last mail was read at ${lastMailAt}`;
  return finding(check, 'good', `It is signed in to, its folder is there, and the worker reads it; ${last}.`);
}

function judgeTold({ mail, webHook, heartbeat }: Inspection['told']): Finding {
  const todo = 'set OPERATOR_MAIL_TO or OPERATOR_WEBHOOK_URL, and HEARTBEAT_URL.';
  if (!mail && !webHook) return finding('operator', 'warning', 'Nobody is told of an alarm.', todo);
  const by = [mail && 'mail', webHook && 'web hook'].filter(Boolean).join(' and ');
  if (heartbeat) return finding('operator', 'good', `Alarms are told by ${by}, and the worker calls HEARTBEAT_URL.`);
  return finding('operator', 'warning', `Alarms are told by ${by}, and nobody notices a worker that is dead.`, todo);
}

function judgeTestMessage(sent: Inspection['testMessage']): Finding[] {
  const check = 'test message';
  if (!sent) return [finding(check, 'unneeded', 'None was sent; SEND=yes sends one.')];
  if (sent.length === 0) return [finding(check, 'fault', 'It could not be sent: nobody is named to be told.')];
  return sent.map(({ channel, to, fault }) =>
    fault === null
      ? finding(check, 'good', `It left by ${channel} to ${to}. See whether it arrived, and not among spam.`)
      : finding(
          check,
          'fault',
          `It could not be sent by ${channel} to ${to}: ${fault}.`,
          'correct what it says, and send another.',
        ),
  );
}

/** Whether the WAL is archived, and whether a restore was proven in two days. `rehearse` is the command for the latter. */
export function judgeBackup(inspection: Inspection, rehearse: string, now = new Date()): Finding[] {
  return [judgeArchive(inspection, now), judgeRehearsal(inspection, rehearse, now)];
}

function judgeArchive({ postgres, backupExpected }: Inspection, now: Date): Finding {
  const check = 'backup';
  const todo = 'see docs/operations.md, "Backups".';
  const { archiveMode, archivedAt, failedAt } = postgres;
  if (archiveMode === 'off') {
    if (backupExpected === false) return finding(check, 'unneeded', 'BACKUP_EXPECTED is no: it is made elsewhere.');
    return finding(check, 'fault', 'There is none: Postgres archives no WAL.', todo);
  }
  if (failedAt) {
    const before = archivedAt ? `The last WAL was archived at ${archivedAt}` : 'No WAL was archived before';
    return finding(check, 'fault', `${before}, and the try of ${failedAt} failed.`, todo);
  }
  if (!archivedAt) return finding(check, 'warning', 'Postgres has archived no WAL yet.', todo);
  const hours = hoursSince(archivedAt, now);
  // Where nothing is written, nothing is archived.
  if (hours > 24)
    return finding(check, 'warning', `The last WAL was archived ${count(Math.round(hours), 'hour')} ago.`, todo);
  return finding(check, 'good', `WAL was archived ${count(Math.max(0, Math.round(hours * 60)), 'minute')} ago.`);
}

function judgeRehearsal({ rehearsal, backupExpected }: Inspection, rehearse: string, now: Date): Finding {
  const check = 'rehearsal';
  if (!rehearsal) {
    if (backupExpected === false) return finding(check, 'unneeded', 'BACKUP_EXPECTED is no: none is expected here.');
    const says = 'No restore was ever rehearsed: nobody knows whether the backup is of use.';
    // Without a submission there is nothing to compare with, and a rehearsal fails.
    return finding(
      check,
      backupExpected ? 'fault' : 'warning',
      says,
      `send a form by the site if nobody has yet, then ${rehearse}`,
    );
  }
  const { at, ok, rows, resumes, problems, rtoSeconds } = rehearsal;
  if (!ok) return finding(check, 'fault', `The one of ${at} failed: ${problems.slice(0, 3).join(' ')}`, rehearse);
  const hours = hoursSince(at, now);
  const took = rtoSeconds === null ? '' : ` in ${rtoSeconds.toFixed(0)} s`;
  const ago = hours < 1 ? 'within the last hour' : `${count(Math.floor(hours), 'hour')} ago`;
  const says = `${count(rows, 'submission')} and ${count(resumes, 'resume')} were restored${took}, ${ago}.`;
  return hours > 48 ? finding(check, 'fault', `${says} That is too long ago.`, rehearse) : finding(check, 'good', says);
}

/** Whether what runs is this checkout. */
export function judgeVersion({ version }: Inspection, checkout: string): Finding {
  const check = 'version';
  if (version === checkout) return finding(check, 'good', `${version} runs, as this checkout has it.`);
  const todo = 'run this command in the checkout of the version that runs, or start the version of this checkout.';
  return finding(check, 'warning', `${version} runs, and this checkout is ${checkout}.`, todo);
}
